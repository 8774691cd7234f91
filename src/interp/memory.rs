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
    /// Whether it left a value there: scratch, and what the hardware does not preserve, has none.
    kept: bool,
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
    known: HashMap<(Op<'c>, u64, bool), u32>,
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

    /// The elements of the valid region: each must have been written, and last through this handle.
    pub fn read(&self, op: Op<'c>, handle: &Handle) -> Outcome<Matrix<'c>> {
        let region = &self.regions[handle.region];
        let size = handle.kind.bytes();
        let mut elements = Vec::with_capacity(handle.valid[0] * handle.valid[1]);
        for row in 0..handle.valid[0] {
            for column in 0..handle.valid[1] {
                let start = handle.base + handle.placement.offset(row, column);
                let shadow = region.shadow.get(start..start + size).unwrap_or(&[0]);
                for &number in shadow {
                    self.check(op, handle, [row, column], number)?;
                }
                let mut bits = [0; 8];
                bits[..size].copy_from_slice(&region.bytes[start..start + size]);
                elements.push(Ok(u64::from_le_bytes(bits)));
            }
        }
        Ok(Matrix { kind: handle.kind, extents: handle.valid, elements })
    }

    fn check(&self, op: Op<'c>, handle: &Handle, position: [usize; 2], number: u32) -> Outcome {
        let writer = (number as usize).checked_sub(1).map(|index| self.writers[index]);
        match writer {
            Some(writer) if writer.root == handle.root && writer.kept => Ok(()),
            _ => Err(unwritten(op, handle, position, writer)),
        }
    }

    /// Writes the valid region. Elements without a value leave none.
    pub fn write(&mut self, op: Op<'c>, handle: &Handle, matrix: &Matrix<'c>) -> Outcome {
        let (kept, lost) = (self.writer(op, handle.root, true)?, self.writer(op, handle.root, false)?);
        let size = handle.kind.bytes();
        let region = self.grown(handle);
        for (index, element) in matrix.elements.iter().enumerate() {
            let [row, column] = matrix.position(index);
            let start = handle.base + handle.placement.offset(row, column);
            let bits = element.unwrap_or(0).to_le_bytes();
            region.bytes[start..start + size].copy_from_slice(&bits[..size]);
            region.shadow[start..start + size].fill(if element.is_ok() { kept } else { lost });
        }
        Ok(())
    }

    /// Takes the values of all bytes that a handle has: scratch.
    pub fn lose(&mut self, op: Op<'c>, handle: &Handle) -> Outcome {
        let lost = self.writer(op, handle.root, false)?;
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
        let lost = self.writer(op, handle.root, false)?;
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

    fn writer(&mut self, op: Op<'c>, root: u64, kept: bool) -> Outcome<u32> {
        if let Some(&number) = self.known.get(&(op, root, kept)) {
            return Ok(number);
        }
        let Ok(number) = u32::try_from(self.writers.len() + 1) else {
            return Err(error_at(
                op,
                format!("expected fewer than {} writers of on-chip memory, but got more", u32::MAX),
            ));
        };
        self.writers.push(Writer { place: op.location(), root, kept });
        self.known.insert((op, root, kept), number);
        Ok(number)
    }
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
    let note = match writer.kept {
        true => "they were written here",
        false => {
            "this op does not preserve them: they are scratch, the rest of a box that it writes, or an empty row's result"
        }
    };
    error_with_note(op, text, writer.place, note)
}
