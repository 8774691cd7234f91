//! Tests beside kernels: what is made for other tools has none.
use crate::ir::{Op, OpKind};

/// Takes all cases out of a module.
pub fn drop_cases(module: Op) {
    let body = (module.region_count() > 0).then(|| module.region(0).first_block()).flatten();
    let cases = body.into_iter().flat_map(|block| block.ops()).filter(|op| op.kind() == OpKind::PyptoCheckCase);
    cases.collect::<Vec<_>>().into_iter().for_each(Op::erase);
}
