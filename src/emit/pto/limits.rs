//! What `ptoas` 0.27 does not read, or turns into something else without a word. Each limit was met with the assembler
//! itself, those that change numbers in its C++, most of it run in the CPU simulator of the maker's library; each is an
//! error here, with the way round it.
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::control::{as_constant, is_structured};
use crate::ir::pto_types::ViewLayoutAttr;
use crate::ir::{Attr, Descriptor, Dialect, Extents, Op, OpKind, Type, Value, View, ViewLayout, arith, pto};

/// Refuses an op that the assembler would refuse or get wrong.
///
/// # Errors
/// At the op, with what to write instead.
pub fn require_understood(op: Op) -> Outcome {
    match op.kind() {
        OpKind::FuncFunc => is_no_word_of_cpp(op),
        OpKind::ArithConstant => is_finite(op),
        OpKind::ArithCeilDivUI => Err(error_with_remedy(
            op,
            "expected a division that the assembler has, but got arith.ceildivui, which it does with a sign",
            "add the divisor less one and use arith.divui",
        )),
        OpKind::ArithTruncF if op.attribute("roundingmode").is_some() => Err(error_with_remedy(
            op,
            "expected no rounding mode, but got one, which the assembler passes over",
            "leave the rounding mode out: the chips round to the nearest",
        )),
        OpKind::ScfWhile => decides_plainly(op),
        OpKind::PtoMakeTensorView => has_packed_columns(pto::MakeTensorViewOp::wrap(op)),
        OpKind::PtoTRowMin | OpKind::PtoTRowProd => has_scratch_like_source(op),
        kind if kind.dialect() == Dialect::Math => Err(error_with_remedy(
            op,
            format!("expected scalar ops of arith, but got {}: the assembler reads none of math", op.name()),
            "compute it on a tile, or pass it to the kernel as an argument",
        )),
        kind if widens(kind) => is_of_no_arithmetic(op),
        _ => Ok(()),
    }
}

/// What a C++ function cannot be called.
const WORDS: &str = "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class \
    compl concept const const_cast consteval constexpr constinit continue co_await co_return co_yield decltype \
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto half if \
    inline int long main mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected \
    public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct \
    switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void \
    volatile wchar_t while xor xor_eq";

fn is_no_word_of_cpp(function: Op) -> Outcome {
    let name = function.attribute("sym_name").and_then(Attr::as_str).unwrap_or_default();
    let is_identifier = !name.starts_with(|letter: char| letter.is_ascii_digit())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if is_identifier && !name.is_empty() && WORDS.split(' ').all(|word| word != name) {
        return Ok(());
    }
    Err(error_with_remedy(
        function,
        format!("expected a name that a C++ function can have, but got '{name}'"),
        "the assembler writes C++, and calls the kernel by its name",
    ))
}

/// Infinities and NaNs become `Inf.0f`, which no compiler takes.
fn is_finite(constant: Op) -> Outcome {
    let value = arith::ConstantOp::wrap(constant).value().and_then(Attr::as_float);
    match value.filter(|value| !value.is_finite()) {
        None => Ok(()),
        Some(value) => Err(error_with_remedy(
            constant,
            format!("expected a finite constant, but got {value}, for which the assembler writes no valid C++"),
            "use the largest finite number, or pass it to the kernel as an argument",
        )),
    }
}

/// Within a loop the condition of a `scf.if` takes the place of the loop's own.
fn decides_plainly(op: Op) -> Outcome {
    let around = std::iter::successors(op.parent(), |op| op.parent());
    let is_loop = |op: &Op| matches!(op.kind(), OpKind::ScfFor | OpKind::ScfWhile);
    let first = op.region(0).first_block();
    let inner = first.and_then(|block| block.ops().find(|op| is_structured(op.kind())));
    match inner.filter(|_| { around }.any(|op| is_loop(&op))) {
        None => Ok(()),
        Some(inner) => Err(error_with_remedy(
            inner,
            format!(
                "expected the first region of a scf.while inside a loop to hold no control flow, but got {}",
                inner.name()
            ),
            "the assembler would take its condition for the loop's: use arith.select, or move it into the second region",
        )),
    }
}

/// The assembler takes a matrix by columns for one by rows unless its columns lie one behind the other.
fn has_packed_columns(view: pto::MakeTensorViewOp) -> Outcome {
    let layout = view.layout().and_then(ViewLayoutAttr::from_attr).map(|layout| layout.params().value);
    let number = |operands: crate::ir::Operands, axis| operands.iter().nth(axis).and_then(as_constant);
    let (rows, pitch) = (number(view.shape(), 0), number(view.strides(), 1));
    let (true, Some(rows), Some(pitch)) = (layout == Some(ViewLayout::DN), rows, pitch) else { return Ok(()) };
    if pitch == rows || number(view.shape(), 1) == Some(1) {
        return Ok(());
    }
    Err(error_with_remedy(
        view.op(),
        format!(
            "expected the columns of a tensor in layout dn to lie {rows} elements apart, as many as it has rows, but got {pitch}"
        ),
        "the assembler reads columns only where nothing lies between them: copy the tensor, or give the transposed one in layout nd",
    ))
}

/// Sums and maxima take scratch of any valid region.
fn has_scratch_like_source(op: Op) -> Outcome {
    let place = |position| Descriptor::of(op.operand(position).ty());
    let (Some(source), Some(scratch)) = (place(0), place(1)) else { return Ok(()) };
    if source.valid == scratch.valid {
        return Ok(());
    }
    let (wanted, found) = (Extents(source.valid), Extents(scratch.valid));
    Err(error_with_remedy(
        op,
        format!("expected the valid region of tmp to be {wanted} as in src, but got {found}"),
        "the assembler takes no other for this op: give scratch the type of the source",
    ))
}

/// Casts to where a sign or a carry shows.
fn widens(kind: OpKind) -> bool {
    use OpKind::{ArithExtSI, ArithExtUI, ArithIndexCast, ArithIndexCastUI, ArithSIToFP, ArithUIToFP};
    matches!(kind, ArithExtSI | ArithExtUI | ArithIndexCast | ArithIndexCastUI | ArithSIToFP | ArithUIToFP)
}

/// Whether the assembler's C++ does it without a sign, or in more bits than its type has.
fn is_arithmetic(kind: OpKind) -> bool {
    use OpKind as K;
    matches!(
        kind,
        K::ArithAddI
            | K::ArithSubI
            | K::ArithMulI
            | K::ArithDivUI
            | K::ArithRemUI
            | K::ArithAndI
            | K::ArithOrI
            | K::ArithXOrI
            | K::ArithShLI
            | K::ArithShRUI
    )
}

/// A cast of a cast loses its parentheses: only the first operand of the arithmetic in between gets its type back.
fn is_of_no_arithmetic(cast: Op) -> Outcome {
    let (operand, result) = (cast.operand(0), cast.result(0));
    let (from, to) = (width(operand.ty()), width(result.ty()));
    let is_wider = result.ty().float_width().is_some() || to > from;
    // An address is never negative.
    let is_address = result.uses().all(|(user, _)| user.kind() == OpKind::PtoAllocTile);
    // What and, or and xor make of conditions is 0 or 1, with and without parentheses.
    let is_condition = from == 1 && matches!(cast.kind(), OpKind::ArithExtUI | OpKind::ArithUIToFP);
    let joins = |op: &Op| matches!(op.kind(), OpKind::ArithAndI | OpKind::ArithOrI | OpKind::ArithXOrI);
    let is_lost = |inner: &Op| is_wider && !is_address && !(is_condition && joins(inner));
    match arithmetic_of(operand).filter(is_lost) {
        None => Ok(()),
        Some(inner) => Err(error_with_remedy(
            cast,
            format!("expected to widen what is no result of integer arithmetic, but got one of {}", inner.name()),
            "the assembler's C++ would lose the sign: widen the operands, and compute in the wider type",
        )),
    }
}

/// How many casts are looked through; in code that is never reached they may form a circle.
const CASTS: usize = 100;

/// The arithmetic that a value is a result of, through casts that keep its bits.
fn arithmetic_of(value: Value) -> Option<Op> {
    let keeps_bits = |op: &Op| widens(op.kind()) && width(op.operand(0).ty()) == width(op.result(0).ty());
    let mut op = value.defining_op()?;
    for _ in 0..CASTS {
        if is_arithmetic(op.kind()) {
            return Some(op);
        }
        op = op.operands().first().filter(|_| keeps_bits(&op))?.defining_op()?;
    }
    None
}

/// Bits of an integer in the assembler's C++, in which an index has 32.
fn width(ty: Type) -> u32 {
    if ty.is_index() { 32 } else { ty.integer_width().unwrap_or(0) }
}
