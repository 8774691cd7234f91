//! Where elements lie in a piece of on-chip memory.
use crate::ir::{BoxLayout, InnerLayout, Layout};
use crate::target::box_extents;

/// How a matrix lies in memory: boxes in order, elements in order inside each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Rows and columns of one box; a matrix without boxes is one box.
    pub unit: [usize; 2],
    /// Boxes down and across; the last ones may be partly used.
    grid: [usize; 2],
    boxes: BoxLayout,
    inside: BoxLayout,
    element_bytes: usize,
}

impl Placement {
    /// The placement of a matrix; none when it has more bytes than an address.
    pub fn new(layout: &Layout, shape: [usize; 2], element_bytes: usize) -> Option<Self> {
        let unit = match box_extents(layout, 8 * element_bytes as u64) {
            Some(extents) => extents.map(|extent| (extent as usize).max(1)),
            None => shape.map(|extent| extent.max(1)),
        };
        let grid = [shape[0].div_ceil(unit[0]), shape[1].div_ceil(unit[1])];
        let inside = match layout.slayout {
            InnerLayout::NoneBox => layout.blayout,
            InnerLayout::RowMajor => BoxLayout::RowMajor,
            InnerLayout::ColMajor => BoxLayout::ColMajor,
        };
        let placement = Self { unit, grid, boxes: layout.blayout, inside, element_bytes };
        placement.checked_bytes().map(|_| placement)
    }
    fn checked_bytes(&self) -> Option<usize> {
        let product = [self.unit[0], self.unit[1], self.grid[0], self.grid[1]]
            .into_iter()
            .try_fold(self.element_bytes, usize::checked_mul)?;
        (product <= isize::MAX as usize).then_some(product)
    }
    /// Bytes from the first to the end of the last box.
    pub fn bytes(&self) -> usize {
        self.grid[0] * self.grid[1] * self.unit[0] * self.unit[1] * self.element_bytes
    }
    /// First byte of an element.
    pub fn offset(&self, row: usize, column: usize) -> usize {
        let [rows, columns] = self.unit;
        if self.grid == [1, 1] {
            return position(self.inside, self.unit, [row, column]) * self.element_bytes;
        }
        let before = position(self.boxes, self.grid, [row / rows, column / columns]);
        let within = position(self.inside, self.unit, [row % rows, column % columns]);
        (before * rows * columns + within) * self.element_bytes
    }
}

/// Where an item stands when a grid is counted through in an order.
fn position(order: BoxLayout, [rows, columns]: [usize; 2], [row, column]: [usize; 2]) -> usize {
    match order {
        BoxLayout::RowMajor => row * columns + column,
        BoxLayout::ColMajor => column * rows + row,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(blayout: BoxLayout, slayout: InnerLayout, fractal: i32) -> Layout {
        Layout { blayout, slayout, fractal, ..Layout::default() }
    }

    /// Byte offsets worked out by hand, for tiles that are not square. Each row: layout, shape, element bytes,
    /// then row, column, offset.
    #[test]
    fn elements_lie_where_the_hand_written_table_says() {
        use BoxLayout::{ColMajor as C, RowMajor as R};
        use InnerLayout::{ColMajor as InC, NoneBox, RowMajor as InR};
        type Case = (BoxLayout, InnerLayout, i32, [usize; 2], usize, &'static [[usize; 3]]);
        let table: &[Case] = &[
            // Without boxes.
            (R, NoneBox, 512, [3, 8], 4, &[[0, 0, 0], [0, 7, 28], [1, 0, 32], [2, 5, 84]]),
            (C, NoneBox, 512, [8, 3], 4, &[[0, 0, 0], [7, 0, 28], [0, 1, 32], [5, 2, 84]]),
            (C, NoneBox, 512, [16, 1], 2, &[[0, 0, 0], [15, 0, 30]]),
            // NZ: boxes down the columns, rows inside; a box is 16 rows of 32 bytes.
            (
                C,
                InR,
                512,
                [32, 48],
                2,
                &[
                    [0, 0, 0],
                    [0, 15, 30],
                    [1, 0, 32],
                    [15, 15, 510],
                    [16, 0, 512],
                    [31, 15, 1022],
                    [0, 16, 1024],
                    [17, 33, 2594],
                ],
            ),
            (C, InR, 512, [32, 24], 4, &[[0, 7, 28], [1, 0, 32], [16, 0, 512], [0, 8, 1024], [31, 23, 3068]]),
            (C, InR, 512, [16, 96], 1, &[[0, 31, 31], [1, 0, 32], [0, 32, 512], [15, 95, 1535]]),
            // ZN: boxes along the rows, columns inside; a box is 16 columns of 32 bytes.
            (
                R,
                InC,
                512,
                [32, 48],
                2,
                &[[0, 0, 0], [15, 0, 30], [0, 1, 32], [0, 16, 512], [0, 47, 1504], [16, 0, 1536], [17, 33, 2594]],
            ),
            (R, InC, 512, [16, 32], 4, &[[7, 0, 28], [0, 1, 32], [0, 16, 512], [8, 0, 1024], [15, 31, 2044]]),
            (R, InC, 512, [64, 16], 1, &[[31, 0, 31], [0, 1, 32], [32, 0, 512], [63, 15, 1023]]),
            // ZZ: boxes along the rows, rows inside.
            (
                R,
                InR,
                512,
                [32, 48],
                2,
                &[[0, 15, 30], [1, 0, 32], [0, 16, 512], [0, 32, 1024], [16, 0, 1536], [31, 47, 3070]],
            ),
            // Accumulators: boxes of 16x16 four-byte elements.
            (C, InR, 1024, [32, 48], 4, &[[0, 15, 60], [1, 0, 64], [16, 0, 1024], [0, 16, 2048], [31, 47, 6140]]),
            // A last box that is partly used still takes its room.
            (C, InR, 512, [20, 24], 2, &[[16, 0, 512], [19, 15, 638], [0, 16, 1024], [19, 23, 1024 + 512 + 96 + 14]]),
            (R, InC, 512, [20, 24], 2, &[[0, 16, 512], [16, 0, 1024], [19, 23, 1024 + 512 + 7 * 32 + 6]]),
            // Scales.
            (R, InR, 32, [16, 4], 1, &[[0, 1, 1], [1, 0, 2], [15, 1, 31], [0, 2, 32]]),
            (C, InC, 32, [4, 16], 1, &[[1, 0, 1], [0, 1, 2], [1, 15, 31], [2, 0, 32]]),
        ];
        for &(blayout, slayout, fractal, shape, bytes, elements) in table {
            let placement = Placement::new(&layout(blayout, slayout, fractal), shape, bytes).expect("a small matrix");
            for &[row, column, wanted] in elements {
                let found = placement.offset(row, column);
                assert_eq!(found, wanted, "{blayout}/{slayout}/{fractal} {shape:?} x{bytes} at [{row}, {column}]");
            }
        }
    }

    #[test]
    fn every_element_has_its_own_bytes() {
        for (blayout, slayout) in [(0, 0), (1, 0), (0, 1), (0, 2), (1, 1), (1, 2)] {
            let layout = layout(BoxLayout::ALL[blayout], InnerLayout::ALL[slayout], 512);
            let placement = Placement::new(&layout, [20, 40], 2).expect("a small matrix");
            let mut offsets: Vec<_> = (0..800).map(|i| placement.offset(i / 40, i % 40)).collect();
            offsets.sort_unstable();
            offsets.dedup();
            assert_eq!(offsets.len(), 800);
            assert!(offsets.iter().all(|offset| offset + 2 <= placement.bytes()));
        }
    }
}
