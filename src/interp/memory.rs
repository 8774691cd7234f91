//! On-chip memory as bytes, with a shadow that knows who wrote each.
//!
//! Addresses are places in one arena per memory space, so what a plan lets overlap does overlap. A root without
//! an address has bytes of its own, as far from all others as can be.
use super::layout::Placement;
use super::number::Kind;
use super::value::Matrix;
use crate::diagnostic::{Outcome, Reported, error_at, error_with_note};
use crate::ir::{Loc, Op, Space};
use std::collections::HashMap;

/// A root handle: the bytes, and how elements lie in them.
#[derive(Clone, Debug)]
pub struct Handle {
    /// Tells one execution of an allocation from all others.
    pub root: u64,
    /// Which region of memory.
    pub region: usize,
    /// First byte in the region.
    pub base: usize,
    /// Its memory space.
    pub space: Space,
    /// Its elements.
    pub kind: Kind,
    /// Valid extents.
    pub valid: [usize; 2],
    /// Where elements lie.
    pub placement: Placement,
}
impl Handle {
    /// The byte after the last.
    pub fn end(&self) -> usize {
        self.base + self.placement.bytes()
    }
    /// Whether both have a byte in common.
    pub fn overlaps(&self, other: &Handle) -> bool {
        self.region == other.region && self.base < other.end() && other.base < self.end()
    }
    /// Whether both are the same window.
    pub fn is_exactly(&self, other: &Handle) -> bool {
        self.region == other.region && self.base == other.base && self.end() == other.end()
    }
}

/// What an execution of an op did to a byte.
#[derive(Clone, Copy, Debug)]
struct Writer<'c> {
    /// The op.
    place: Loc<'c>,
    /// Through which root.
    root: u64,
    /// What it left there.
    left: Left<'c>,
}

/// What an op leaves in bytes that it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Left<'c> {
    /// A value.
    Value,
    /// What the hardware does not preserve: scratch, and what lies beside a result.
    Nothing,
    /// An element that had lost its value at some place.
    Poison(Loc<'c>),
}

/// Bytes and their shadow; both grow with what is written.
#[derive(Debug, Default)]
struct Region {
    bytes: Vec<u8>,
    /// Number of the writer, from 1; 0 for bytes that nothing has written.
    shadow: Vec<u32>,
}

/// All on-chip memory.
#[derive(Debug, Default)]
pub struct Memory<'c> {
    regions: Vec<Region>,
    writers: Vec<Writer<'c>>,
    known: HashMap<(Op<'c>, u64, Left<'c>), u32>,
    roots: u64,
}

impl<'c> Memory<'c> {
    /// A new region, empty.
    pub fn region(&mut self) -> usize {
        self.regions.push(Region::default());
        self.regions.len() - 1
    }
    /// A new root.
    pub fn root(&mut self) -> u64 {
        self.roots += 1;
        self.roots
    }

    /// The elements of the valid region: each must have been written, and last through this handle. What was poison
    /// when it was written is poison.
    pub fn read(&self, op: Op<'c>, handle: &Handle) -> Outcome<Matrix<'c>> {
        let region = &self.regions[handle.region];
        let size = handle.kind.bytes();
        let mut elements = Vec::with_capacity(handle.valid[0] * handle.valid[1]);
        for row in 0..handle.valid[0] {
            for column in 0..handle.valid[1] {
                let start = handle.base + handle.placement.offset(row, column);
                let shadow = region.shadow.get(start..start + size).unwrap_or(&[0]);
                let mut poison = None;
                for &number in shadow {
                    poison = poison.or(self.check(op, handle, [row, column], number)?);
                }
                elements.push(match poison {
                    Some(origin) => Err(origin),
                    None => {
                        let mut bits = [0; 8];
                        bits[..size].copy_from_slice(&region.bytes[start..start + size]);
                        Ok(u64::from_le_bytes(bits))
                    }
                });
            }
        }
        Ok(Matrix { kind: handle.kind, extents: handle.valid, elements })
    }

    /// Where what was written into a byte has lost its value, if it has.
    fn check(&self, op: Op<'c>, handle: &Handle, position: [usize; 2], number: u32) -> Outcome<Option<Loc<'c>>> {
        let writer = (number as usize).checked_sub(1).map(|index| self.writers[index]);
        match writer.filter(|writer| writer.root == handle.root).map(|writer| writer.left) {
            Some(Left::Value) => Ok(None),
            Some(Left::Poison(origin)) => Ok(Some(origin)),
            Some(Left::Nothing) | None => Err(unwritten(op, handle, position, writer)),
        }
    }

    /// Writes the valid region, poison too.
    pub fn write(&mut self, op: Op<'c>, handle: &Handle, matrix: &Matrix<'c>) -> Outcome {
        let kept = self.writer(op, handle.root, Left::Value)?;
        let size = handle.kind.bytes();
        self.grown(handle);
        for (index, element) in matrix.elements.iter().enumerate() {
            let [row, column] = matrix.position(index);
            let start = handle.base + handle.placement.offset(row, column);
            let writer = match element {
                Ok(_) => kept,
                Err(origin) => self.writer(op, handle.root, left_of_poison(op, *origin))?,
            };
            let region = &mut self.regions[handle.region];
            let bits = element.unwrap_or(0).to_le_bytes();
            region.bytes[start..start + size].copy_from_slice(&bits[..size]);
            region.shadow[start..start + size].fill(writer);
        }
        Ok(())
    }

    /// Takes the values of all bytes that a handle has: scratch.
    pub fn lose(&mut self, op: Op<'c>, handle: &Handle) -> Outcome {
        let lost = self.writer(op, handle.root, Left::Nothing)?;
        self.grown(handle).shadow[handle.base..handle.end()].fill(lost);
        Ok(())
    }

    /// Takes the values of what lies beside the valid region in boxes that it covers partly: the hardware writes
    /// whole boxes.
    pub fn lose_rest_of_boxes(&mut self, op: Op<'c>, handle: &Handle) -> Outcome {
        let [rows, columns] = handle.valid;
        if rows == 0 || columns == 0 {
            return Ok(());
        }
        let [box_rows, box_columns] = handle.placement.unit;
        let lost = self.writer(op, handle.root, Left::Nothing)?;
        let size = handle.kind.bytes();
        let region = self.grown(handle);
        for row in 0..rows.next_multiple_of(box_rows) {
            for column in 0..columns.next_multiple_of(box_columns) {
                if row >= rows || column >= columns {
                    let start = handle.base + handle.placement.offset(row, column);
                    region.shadow[start..start + size].fill(lost);
                }
            }
        }
        Ok(())
    }

    fn grown(&mut self, handle: &Handle) -> &mut Region {
        let region = &mut self.regions[handle.region];
        let end = handle.end().max(region.bytes.len());
        region.bytes.resize(end, 0);
        region.shadow.resize(end, 0);
        region
    }

    fn writer(&mut self, op: Op<'c>, root: u64, left: Left<'c>) -> Outcome<u32> {
        if let Some(&number) = self.known.get(&(op, root, left)) {
            return Ok(number);
        }
        let Ok(number) = u32::try_from(self.writers.len() + 1) else {
            return Err(error_at(
                op,
                format!("expected fewer than {} writers of on-chip memory, but got more", u32::MAX),
            ));
        };
        self.writers.push(Writer { place: op.location(), root, left });
        self.known.insert((op, root, left), number);
        Ok(number)
    }
}

/// What an op leaves for an element without a value; where it took the value itself, it preserves nothing.
fn left_of_poison<'c>(op: Op<'c>, origin: Loc<'c>) -> Left<'c> {
    if origin == op.location() { Left::Nothing } else { Left::Poison(origin) }
}

fn unwritten(op: Op, handle: &Handle, [row, column]: [usize; 2], writer: Option<Writer>) -> Reported {
    let byte = handle.base + handle.placement.offset(row, column);
    let wanted = format!("expected element [{row}, {column}] at byte {byte} of {} to be written", handle.space);
    let Some(writer) = writer else {
        return error_at(op, format!("{wanted} before it is read, but got bytes that nothing has written"));
    };
    let text = match writer.root == handle.root {
        true => format!("{wanted} before it is read, but got bytes without a value"),
        false => {
            format!("{wanted} last through the buffer that is read, but got bytes of another one at the same place")
        }
    };
    let note = match writer.left {
        Left::Value | Left::Poison(_) => "they were written here",
        Left::Nothing => {
            "this op does not preserve them: they are scratch, the rest of a box that it writes, or an empty row's result"
        }
    };
    error_with_note(op, text, writer.place, note)
}
