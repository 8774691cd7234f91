//! What flags of scalar ops promise: no overflow, no remainder, no NaN, no infinity. Where an op breaks a promise, its
//! results have no value. What flags permit (`contract`, `reassoc`, `nsz`, `arcp`, `afn`) is no matter here.
use super::number::{Kind, Number};
use super::value::{Scalar, Value};
use super::{Machine, Meaning, Results};
use crate::diagnostic::{Outcome, error_at};
use crate::ir::{Loc, Op, OpKind};

/// The promises of one op.
#[derive(Clone, Copy, Debug, Default)]
pub struct Promises {
    no_nan: bool,
    no_infinity: bool,
    no_signed_overflow: bool,
    no_unsigned_overflow: bool,
    no_remainder: bool,
}

impl Promises {
    fn of(op: Op) -> Self {
        let flags = |name| op.attribute(name).map(|flags| flags.to_string()).unwrap_or_default();
        let (math, overflow) = (flags("fastmath"), flags("overflowFlags"));
        let has = |flags: &str, wanted| flags.split(['<', ',', '>']).any(|flag| flag.trim() == wanted);
        let is_fast = has(&math, "fast");
        Self {
            no_nan: is_fast || has(&math, "nnan"),
            no_infinity: is_fast || has(&math, "ninf"),
            no_signed_overflow: has(&overflow, "nsw"),
            no_unsigned_overflow: has(&overflow, "nuw"),
            no_remainder: op.attribute("isExact").is_some(),
        }
    }

    fn are_kept(self, op: OpKind, operands: &[Scalar], results: &[Scalar]) -> bool {
        let mut all = operands.iter().chain(results);
        all.all(|scalar| self.allow(*scalar))
            && !(self.no_signed_overflow && overflows(op, operands, results, Kind::signed))
            && !(self.no_unsigned_overflow && overflows(op, operands, results, Kind::unsigned))
            && !(self.no_remainder && leaves_remainder(op, operands))
    }

    fn allow(self, scalar: Scalar) -> bool {
        match scalar.number() {
            Number::Float(value) => !(self.no_nan && value.is_nan() || self.no_infinity && value.is_infinite()),
            Number::Integer(_) => true,
        }
    }
}

/// Whether the result in mathematics is another than the one that is left of it.
fn overflows(op: OpKind, operands: &[Scalar], results: &[Scalar], read: fn(Kind, u64) -> i128) -> bool {
    let number = |scalar: &Scalar| read(scalar.kind, scalar.bits);
    // What 128 bits do not hold, no type holds.
    let whole = match (op, operands) {
        (OpKind::ArithAddI, [a, b]) => number(a).checked_add(number(b)),
        (OpKind::ArithSubI, [a, b]) => number(a).checked_sub(number(b)),
        (OpKind::ArithMulI, [a, b]) => number(a).checked_mul(number(b)),
        (OpKind::ArithShLI, [a, by]) => number(a).checked_mul(1 << by.kind.unsigned(by.bits)),
        (OpKind::ArithTruncI, [a]) => Some(number(a)),
        _ => return false,
    };
    results.first().is_some_and(|result| whole != Some(number(result)))
}

/// Whether a quotient was rounded, or a shift dropped bits that were set.
fn leaves_remainder(op: OpKind, operands: &[Scalar]) -> bool {
    let &[a, b] = operands else { return false };
    let unsigned = |scalar: Scalar| scalar.kind.unsigned(scalar.bits);
    match op {
        OpKind::ArithDivSI => a.signed() % b.signed() != 0,
        OpKind::ArithDivUI => unsigned(a) % unsigned(b) != 0,
        OpKind::ArithShRSI | OpKind::ArithShRUI => unsigned(a) % (1 << unsigned(b)) != 0,
        _ => false,
    }
}

/// Runs an op on scalars: of what has no value nothing comes that has one.
pub fn keep<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>, meaning: Meaning) -> Results<'c> {
    require_divisor(machine, op)?;
    let operands = machine.operands(op)?;
    if let Some(origin) = operands.iter().find_map(Value::lost) {
        return Ok(decided(op.kind(), &operands).map_or_else(|| lost(op, origin), |value| vec![value.into()]));
    }
    let results = meaning(machine, op)?;
    if results.iter().any(|result| result.lost().is_some()) {
        return Ok(results);
    }
    let promises = *machine.promises.entry(op).or_insert_with(|| Promises::of(op));
    match promises.are_kept(op.kind(), &scalars(&operands), &scalars(&results)) {
        true => Ok(results),
        false => Ok(lost(op, op.location())),
    }
}

/// What one operand decides, whatever the other is: upstream makes one condition of two, of which the second had a value
/// only where the first held.
fn decided(op: OpKind, operands: &[Value]) -> Option<Scalar> {
    let decides = |scalar: &Scalar| match op {
        OpKind::ArithAndI => scalar.kind.unsigned(scalar.bits) == 0,
        OpKind::ArithOrI => scalar.signed() == -1,
        _ => false,
    };
    scalars(operands).into_iter().find(decides)
}

/// Results that have had no value since some place.
pub fn lost<'c>(op: Op, origin: Loc<'c>) -> Vec<Value<'c>> {
    vec![Value::Lost(origin); op.result_count()]
}

fn scalars(values: &[Value]) -> Vec<Scalar> {
    let scalar = |value: &Value| if let Value::Scalar(scalar) = value { Some(*scalar) } else { None };
    values.iter().filter_map(scalar).collect()
}

/// Dividing by zero is an error where it happens, whatever is divided.
fn require_divisor<'c>(machine: &Machine<'c, '_>, op: Op<'c>) -> Outcome {
    use OpKind as K;
    let divides = matches!(
        op.kind(),
        K::ArithDivSI
            | K::ArithDivUI
            | K::ArithCeilDivSI
            | K::ArithCeilDivUI
            | K::ArithFloorDivSI
            | K::ArithRemSI
            | K::ArithRemUI
    );
    let is_lost = divides && machine.value(op, op.operand(0))?.lost().is_some();
    match divides && machine.scalar(op, op.operand(1))?.bits == 0 && is_lost {
        true => Err(error_at(op, "expected a divisor that is not 0, but got 0")),
        false => Ok(()),
    }
}
