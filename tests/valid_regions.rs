//! The valid region follows the inputs through every tile op: what follows is accepted, the whole box refused.
use pypto::emit::Source;
use pypto::ir::OpKind;
use pypto::ir::table::{Family, family, row};

/// Matrices of 16x128 of which 5 rows and 100 columns count.
const MATRIX: &str = "!tile.tile<16x128xf32, valid = [5, 100]>";
const WHOLE: &str = "!tile.tile<16x128xf32>";
const COLUMN: &str = "!tile.tile<16x1xf32, valid = [5, 1]>";
const WHOLE_COLUMN: &str = "!tile.tile<16x1xf32>";
const ROW: &str = "!tile.tile<1x128xf32, valid = [1, 100]>";
/// The other factor of a product, and what comes out.
const FACTOR: &str = "!tile.tile<128x32xf32, valid = [100, 7]>";
const PRODUCT: &str = "!tile.tile<16x32xf32, valid = [5, 7]>";
const WHOLE_PRODUCT: &str = "!tile.tile<16x32xf32>";

struct Signature {
    operands: &'static [&'static str],
    result: &'static str,
    whole: &'static str,
}

/// What an op of a family takes and gives; none where no input has a region.
fn signature(family: Family) -> Option<Signature> {
    let (operands, result, whole): (&[&str], _, _) = match family {
        Family::Binary => (&[MATRIX, MATRIX], MATRIX, WHOLE),
        Family::Scalar => (&[MATRIX, "f32"], MATRIX, WHOLE),
        Family::Unary => (&[MATRIX], MATRIX, WHOLE),
        Family::RowExpand => (&[MATRIX, COLUMN], MATRIX, WHOLE),
        Family::ColExpand => (&[MATRIX, ROW], MATRIX, WHOLE),
        Family::RowRepeat => (&[COLUMN], MATRIX, WHOLE),
        Family::ColRepeat => (&[ROW], MATRIX, WHOLE),
        Family::RowReduce => (&[MATRIX, MATRIX], COLUMN, WHOLE_COLUMN),
        Family::Matmul => (&[MATRIX, FACTOR], PRODUCT, WHOLE_PRODUCT),
        Family::MatmulAcc => (&[PRODUCT, MATRIX, FACTOR], PRODUCT, WHOLE_PRODUCT),
        Family::Fill | Family::Spmd => return None,
    };
    Some(Signature { operands, result, whole })
}

fn program(kind: OpKind, operands: &[&str], result: &str) -> String {
    let types = operands.join(", ");
    let arguments: Vec<_> = operands.iter().enumerate().map(|(i, ty)| format!("%{i}: {ty}")).collect();
    let names: Vec<_> = (0..operands.len()).map(|i| format!("%{i}")).collect();
    let (arguments, names) = (arguments.join(", "), names.join(", "));
    format!("func.func @f({arguments}) {{\n  %r = \"{}\"({names}) : ({types}) -> {result}\n  return\n}}\n", kind.name())
}

#[test]
fn valid_regions_follow_the_inputs_through_every_op() {
    let context = pypto::context();
    let tile_ops = OpKind::OURS.iter().copied().filter(|kind| kind.name().starts_with("tile.") && row(*kind).is_some());
    let mut count = 0;
    for kind in tile_ops {
        let Some(Signature { operands, result, whole }) = family(kind).and_then(signature) else { continue };
        let right = program(kind, operands, result);
        if let Err(error) = Source::parse(&context, right.as_bytes(), "right") {
            panic!("expected {kind:?} to give {result}, but got\n{error}");
        }
        let wrong = program(kind, operands, whole);
        match Source::parse(&context, wrong.as_bytes(), "wrong") {
            Ok(_) => panic!("expected {kind:?} to be refused with {whole}"),
            Err(error) => assert!(error.to_string().contains("valid "), "{kind:?}: {error}"),
        }
        count += 1;
    }
    assert!(count >= 42, "expected every op of a family, but got {count}");
}
