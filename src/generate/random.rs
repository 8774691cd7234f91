//! Choices from a seed. The algorithm is part of what a seed means: ChaCha with 8 rounds, and numbers below a bound
//! by multiplication, both written down here or in a specification, so that a seed is the same program forever.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of choices.
pub struct Random(ChaCha8Rng);

impl Random {
    /// The choices of a seed; `stream` tells independent users of one seed apart.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&stream.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
    /// A number below a bound; 0 where the bound is.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }
    /// A number of a range, ends included.
    pub fn within(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1).max(0) as usize) as i64
    }
    /// Yes, in so many cases of a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    /// One of several.
    ///
    /// # Panics
    /// When there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
    /// The position of one of several, each as likely as its weight says.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut left = self.below(weights.iter().sum());
        let found = weights.iter().position(|&weight| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        found.unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_choices_forever() {
        let mut random = Random::new(1, 2);
        let choices: Vec<usize> = (0..8).map(|_| random.below(100)).collect();
        assert_eq!(choices, EXPECTED, "a change here changes what every seed means");
        assert_eq!(Random::new(1, 2).weighted(&[0, 0, 5]), 2);
    }

    const EXPECTED: [usize; 8] = [32, 27, 47, 23, 1, 3, 21, 0];
}
