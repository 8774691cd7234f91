//! First fit: a tile gets the lowest address at which enough bytes are free while it is alive.
use crate::analysis::liveness::Position;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// Storage that wants an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    /// How many bytes.
    pub bytes: i64,
    /// From which position on.
    pub first: Position,
    /// Up to and with which position.
    pub last: Position,
}

/// Some storage found no place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Full {
    /// Which request.
    pub request: usize,
    /// The requests that had a place at that time.
    pub alive: Vec<usize>,
}

/// Runs of free bytes, by where they start and end. No two touch.
struct Gaps(BTreeMap<i64, i64>);

impl Gaps {
    fn take(&mut self, bytes: i64) -> Option<i64> {
        let (&start, &end) = self.0.iter().find(|(start, end)| **end - **start >= bytes)?;
        self.0.remove(&start);
        if start + bytes < end {
            self.0.insert(start + bytes, end);
        }
        Some(start)
    }

    fn give_back(&mut self, mut start: i64, mut end: i64) {
        if let Some((&before, _)) = self.0.range(..start).next_back().filter(|gap| *gap.1 == start) {
            self.0.remove(&before);
            start = before;
        }
        end = self.0.remove(&end).unwrap_or(end);
        self.0.insert(start, end);
    }
}

/// Places requests, which come in order of their first positions, below `capacity`. Two whose positions share
/// one never share a byte.
pub(super) fn place(requests: &[Request], alignment: i64, capacity: i64) -> Result<Vec<i64>, Full> {
    let mut gaps = Gaps(BTreeMap::from([(0, capacity / alignment * alignment)]));
    let mut alive: BinaryHeap<Reverse<(Position, usize)>> = BinaryHeap::new();
    let mut addresses: Vec<i64> = vec![];
    let rounded = |bytes: i64| (bytes.saturating_add(alignment - 1) / alignment * alignment).max(alignment);
    for (index, request) in requests.iter().enumerate() {
        while let Some(&Reverse((last, ended))) = alive.peek().filter(|top| top.0.0 < request.first) {
            debug_assert!(last < request.first);
            alive.pop();
            gaps.give_back(addresses[ended], addresses[ended] + rounded(requests[ended].bytes));
        }
        let Some(address) = gaps.take(rounded(request.bytes)) else {
            let mut alive: Vec<usize> = alive.into_iter().map(|Reverse((_, index))| index).collect();
            alive.sort_unstable();
            return Err(Full { request: index, alive });
        };
        addresses.push(address);
        alive.push(Reverse((request.last, index)));
    }
    Ok(addresses)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(bytes: i64, first: Position, last: Position) -> Request {
        Request { bytes, first, last }
    }

    #[test]
    fn what_is_alive_together_is_apart() {
        let requests = [request(40, 0, 4), request(32, 2, 6), request(64, 6, 8), request(32, 8, 9)];
        assert_eq!(place(&requests, 32, 1024), Ok(vec![0, 64, 0, 64]));
    }

    #[test]
    fn freed_neighbours_become_one_gap() {
        let requests = [request(32, 0, 1), request(32, 0, 1), request(32, 0, 9), request(64, 2, 3)];
        assert_eq!(place(&requests, 32, 96), Ok(vec![0, 32, 64, 0]));
    }

    #[test]
    fn too_much_is_refused() {
        let requests = [request(64, 0, 5), request(64, 1, 5)];
        assert_eq!(place(&requests, 32, 96), Err(Full { request: 1, alive: vec![0] }));
    }
}
