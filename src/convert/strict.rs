//! Flags and hints of scalar ops end where buffers do: `fastmath` permits other numbers than the op's own, `overflow` and `exact`
//! promise what nobody has proved, and compilers take both at their word. Below, each op computes what it computes.
use crate::ir::{Attr, Dialect, Op, OpKind};

/// Leaves ops of `arith` and `math` without flags, in all of a module: functions that nothing converts are compiled too.
pub fn forget_flags(module: Op) {
    let none = |flags: &str| module.context().parse_attribute(flags);
    let (no_math, no_overflow) = (none("#arith.fastmath<none>"), none("#arith.overflow<none>"));
    for op in module.walk() {
        // LLVM ends the process on loads of some widths that have the hint, and code faults where the promise is broken.
        if matches!(op.kind(), OpKind::MemrefLoad | OpKind::MemrefStore) {
            op.remove_attribute("nontemporal");
            op.remove_attribute("alignment");
        }
        if !matches!(op.kind().dialect(), Dialect::Arith | Dialect::Math) {
            continue;
        }
        op.remove_attribute("isExact");
        forget(op, "overflowFlags", no_overflow);
        match op.kind() {
            // These may do without, and are written without then.
            OpKind::ArithExtF | OpKind::ArithTruncF | OpKind::ArithScalingExtF | OpKind::ArithScalingTruncF => {
                op.remove_attribute("fastmath");
            }
            _ => forget(op, "fastmath", no_math),
        }
    }
}

fn forget<'c>(op: Op<'c>, name: &str, none: Option<Attr<'c>>) {
    if let Some(none) = none.filter(|none| op.attribute(name).is_some_and(|flags| flags != *none)) {
        op.set_attribute(name, none);
    }
}
