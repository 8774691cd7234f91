//! Ascend 910B (`a2a3`) and 950 (`a5`), and the CPU, which has the rules that both share and no capacities.
use super::{Chip, Memory, Target, alignment};
use crate::ir::ElementKind::{BF16, F16, F32, I1, I4, I8, I16, I32, I64};
use crate::ir::{BoxLayout, Compact, ElementKind, InnerLayout, Layout, Pad, Space};

const KIB: i64 = 1024;

const fn memory(space: Space, usable: i64) -> Memory {
    Memory { space, usable, alignment: alignment(space) }
}

const fn boxed(blayout: BoxLayout) -> Layout {
    Layout { blayout, slayout: InnerLayout::RowMajor, fractal: 512, pad: Pad::Null, compact: Compact::Null }
}

// The top 8 KiB of Vec belong to the instruction library.
pub const A2A3: Target = Target {
    chip: Chip::A2A3,
    memories: &[
        memory(Space::Vec, 184 * KIB),
        memory(Space::Mat, 512 * KIB),
        memory(Space::Left, 64 * KIB),
        memory(Space::Right, 64 * KIB),
        memory(Space::Acc, 128 * KIB),
        memory(Space::Bias, KIB),
    ],
    elements: &[I1, I4, I8, I16, I32, I64, F16, BF16, F32],
    moves: &[
        (Space::Vec, Space::Vec),
        (Space::Mat, Space::Left),
        (Space::Mat, Space::Right),
        (Space::Mat, Space::Bias),
        (Space::Acc, Space::Mat),
    ],
    left: boxed(BoxLayout::RowMajor),
};

pub const A5: Target = Target {
    chip: Chip::A5,
    memories: &[
        memory(Space::Vec, 240 * KIB),
        memory(Space::Mat, 512 * KIB),
        memory(Space::Left, 64 * KIB),
        memory(Space::Right, 64 * KIB),
        memory(Space::Acc, 256 * KIB),
        memory(Space::Bias, 4 * KIB),
    ],
    elements: ElementKind::ALL,
    moves: &[
        (Space::Vec, Space::Vec),
        (Space::Vec, Space::Mat),
        (Space::Mat, Space::Left),
        (Space::Mat, Space::Right),
        (Space::Mat, Space::Bias),
        (Space::Acc, Space::Mat),
        (Space::Acc, Space::Vec),
    ],
    left: boxed(BoxLayout::ColMajor),
};

// Programs that only the CPU will run still keep to what both chips can do.
pub const CPU: Target = Target {
    chip: Chip::Cpu,
    memories: &[],
    elements: A2A3.elements,
    moves: A2A3.moves,
    left: boxed(BoxLayout::ColMajor),
};
