//! Symbolic dimension expressions, kept in a normal form.
//!
//! A [`DimExpr`] is an integer polynomial over atoms: symbols, `floordiv`,
//! `mod`, `min` and `max`. Every operation normalises, so equality of the
//! structure is the equality test.
//!
//! A normal form has the value of the expression it was built from wherever
//! that has one: `n floordiv m - n floordiv m` becomes `0`, also for `m = 0`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How many levels of parentheses, calls and divisions an expression may have.
pub const MAX_NESTING: usize = 256;

/// How many symbols and operators (`floordiv`, `mod`, `min`, `max`) the normal
/// form of an expression may have, counted with repetition.
pub const MAX_ATOMS: usize = 1024;

/// Why a dimension expression could not be parsed, built or evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DimError {
    /// The text is not a dimension expression.
    #[error("expected {expected}, but got {found} at column {column}")]
    UnexpectedToken {
        /// What the grammar allows here.
        expected: &'static str,
        /// The offending token in quotes, or "the end of the text".
        found: String,
        /// The 1-based column, in characters.
        column: usize,
    },
    /// An integer in the text is outside the range of `i64`.
    #[error("integer '{literal}' at column {column} does not fit in 64 bits")]
    IntegerTooLarge {
        /// The integer as it was written.
        literal: String,
        /// The 1-based column, in characters.
        column: usize,
    },
    /// A symbol name is not an identifier, or is a reserved word.
    #[error("expected a symbol name, but got '{0}'")]
    InvalidSymbol(String),
    /// A coefficient, a constant or a value is outside the range of `i64`.
    #[error("integer overflow in a dimension expression")]
    Overflow,
    /// The divisor of a `floordiv` or `mod` is zero.
    #[error("division by zero in a dimension expression")]
    DivisionByZero,
    /// The expression exceeds [`MAX_NESTING`].
    #[error("dimension expression is nested more than {MAX_NESTING} levels deep")]
    TooDeep,
    /// The expression exceeds [`MAX_ATOMS`].
    #[error("dimension expression has more than {MAX_ATOMS} symbols and operators")]
    TooLarge,
    /// An evaluation met a symbol that has no value.
    #[error("dimension symbol '{0}' has no value")]
    UnboundSymbol(String),
}

/// A dimension: an integer or an expression over named symbols, in normal form.
///
/// The order is that of the normal forms, not of the values.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct DimExpr {
    /// Non-zero coefficients by product; a product is sorted and not empty.
    terms: BTreeMap<Vec<Atom>, i64>,
    constant: i64,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Atom {
    Symbol(String),
    /// Dividend and divisor of a division. Of `min` and `max` at least two
    /// operands, sorted, no two of which differ by a constant.
    Operation(Operator, Vec<DimExpr>),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Operator {
    FloorDiv,
    Mod,
    Min,
    Max,
}

impl DimExpr {
    /// The integer `value`.
    #[must_use]
    pub fn constant(value: i64) -> Self {
        let terms = BTreeMap::new();
        Self { terms, constant: value }
    }

    /// The symbol `name`.
    ///
    /// # Errors
    ///
    /// [`DimError::InvalidSymbol`] if `name` does not match
    /// `[A-Za-z_][A-Za-z0-9_]*` or is a reserved word.
    pub fn symbol(name: &str) -> Result<Self, DimError> {
        if is_symbol(name) {
            Ok(Self::from(Atom::Symbol(name.to_owned())))
        } else {
            Err(DimError::InvalidSymbol(name.to_owned()))
        }
    }

    /// `self + other`.
    ///
    /// # Errors
    ///
    /// [`DimError::Overflow`] and [`DimError::TooLarge`].
    pub fn add(&self, other: &Self) -> Result<Self, DimError> {
        self.clone().add_scaled(other, 1)
    }

    /// `self - other`.
    ///
    /// # Errors
    ///
    /// [`DimError::Overflow`], [`DimError::TooLarge`] and, since a negated
    /// division takes parentheses, [`DimError::TooDeep`].
    pub fn sub(&self, other: &Self) -> Result<Self, DimError> {
        self.clone().add_scaled(other, -1)
    }

    /// `self * other`, distributed over sums.
    ///
    /// # Errors
    ///
    /// [`DimError::Overflow`], [`DimError::TooLarge`] and, since a division
    /// within a product takes parentheses, [`DimError::TooDeep`].
    pub fn mul(&self, other: &Self) -> Result<Self, DimError> {
        let mut result = Self::constant(0);
        for (left, left_factor) in self.addends() {
            for (right, right_factor) in other.addends() {
                let mut product = [left, right].concat();
                product.sort();
                result.add_term(product, i128::from(left_factor) * i128::from(right_factor))?;
                // Bounds the work; counting all atoms here would be too slow.
                if result.terms.len() > MAX_ATOMS {
                    return Err(DimError::TooLarge);
                }
            }
        }
        result.within_limits()
    }

    /// `self floordiv divisor`, the quotient rounded towards negative infinity.
    ///
    /// # Errors
    ///
    /// [`DimError::DivisionByZero`] for the constant divisor zero,
    /// [`DimError::Overflow`], [`DimError::TooLarge`] and [`DimError::TooDeep`].
    pub fn floordiv(&self, divisor: &Self) -> Result<Self, DimError> {
        Operator::FloorDiv.build(self, divisor)
    }

    /// `self mod divisor`, the remainder of [`DimExpr::floordiv`]: it has the
    /// sign of the divisor.
    ///
    /// # Errors
    ///
    /// [`DimError::DivisionByZero`] for the constant divisor zero,
    /// [`DimError::Overflow`], [`DimError::TooLarge`] and [`DimError::TooDeep`].
    pub fn modulo(&self, divisor: &Self) -> Result<Self, DimError> {
        Operator::Mod.build(self, divisor)
    }

    /// `min(self, other)`; not called `min`, which [`Ord::min`] would shadow.
    ///
    /// # Errors
    ///
    /// [`DimError::TooLarge`] and [`DimError::TooDeep`].
    pub fn minimum(&self, other: &Self) -> Result<Self, DimError> {
        Operator::Min.build(self, other)
    }

    /// `max(self, other)`; not called `max`, which [`Ord::max`] would shadow.
    ///
    /// # Errors
    ///
    /// [`DimError::TooLarge`] and [`DimError::TooDeep`].
    pub fn maximum(&self, other: &Self) -> Result<Self, DimError> {
        Operator::Max.build(self, other)
    }

    /// The value of an expression without symbols.
    #[must_use]
    pub fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The names of the symbols that occur in the normal form.
    #[must_use]
    pub fn symbols(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        self.visit_atoms(&mut |atom| {
            if let Atom::Symbol(name) = atom {
                names.insert(name.as_str());
            }
        });
        names
    }

    /// Replaces symbols, all at once; symbols without a replacement stay.
    ///
    /// # Errors
    ///
    /// Those of the operations that rebuild the expression:
    /// [`DimError::Overflow`], [`DimError::DivisionByZero`],
    /// [`DimError::TooLarge`] and [`DimError::TooDeep`].
    pub fn substitute(&self, replacements: &BTreeMap<String, Self>) -> Result<Self, DimError> {
        let mut sum = Self::constant(self.constant);
        for (product, &coefficient) in &self.terms {
            let mut term = Self::constant(coefficient);
            for atom in product {
                term = term.mul(&atom.substitute(replacements)?)?;
            }
            sum = sum.add_scaled(&term, 1)?;
        }
        Ok(sum)
    }

    /// The value for the given values of the symbols.
    ///
    /// # Errors
    ///
    /// [`DimError::UnboundSymbol`] for a symbol without a value,
    /// [`DimError::DivisionByZero`], and [`DimError::Overflow`] if the result
    /// does not fit in 64 bits or an intermediate result not in 128.
    pub fn evaluate(&self, values: &BTreeMap<String, i64>) -> Result<i64, DimError> {
        narrow(self.evaluate_wide(values)?)
    }

    /// Whether both have the same value for all values of the symbols, as far
    /// as the normal form tells; `false` does not mean that they differ.
    #[must_use]
    pub fn provably_equal(&self, other: &Self) -> bool {
        self == other
    }

    /// The largest constant known to divide the expression; zero for zero.
    #[must_use]
    pub fn known_multiple_of(&self) -> i64 {
        let mut divisor = magnitude(self.constant);
        for (product, &coefficient) in &self.terms {
            let mut multiple = magnitude(coefficient);
            for atom in product {
                // On overflow either factor alone still divides the term.
                multiple = multiple.checked_mul(atom.known_multiple_of()).unwrap_or(multiple);
            }
            divisor = gcd(divisor, multiple);
        }
        divisor
    }

    /// A value that the expression never falls below if every symbol is at
    /// least one, as dimensions are; `None` if no such value is known.
    #[must_use]
    pub fn lower_bound(&self) -> Option<i64> {
        i64::try_from(self.interval().lower).ok()
    }

    /// A value that the expression never exceeds if every symbol is at least
    /// one, as dimensions are; `None` if no such value is known.
    #[must_use]
    pub fn upper_bound(&self) -> Option<i64> {
        i64::try_from(self.interval().upper).ok()
    }

    /// The terms and, unless it is a superfluous zero, the constant as the
    /// coefficient of the empty product.
    fn addends(&self) -> Vec<(&[Atom], i64)> {
        let terms = self.terms.iter();
        let mut addends: Vec<_> = terms.map(|(product, &factor)| (&product[..], factor)).collect();
        if self.constant != 0 || addends.is_empty() {
            addends.push((&[], self.constant));
        }
        addends
    }

    fn add_term(&mut self, product: Vec<Atom>, coefficient: i128) -> Result<(), DimError> {
        if product.is_empty() {
            self.constant = narrow(i128::from(self.constant) + coefficient)?;
            return Ok(());
        }
        let previous = self.terms.get(&product).copied().unwrap_or(0);
        match narrow(i128::from(previous) + coefficient)? {
            0 => self.terms.remove(&product),
            sum => self.terms.insert(product, sum),
        };
        Ok(())
    }

    fn add_scaled(mut self, other: &Self, factor: i64) -> Result<Self, DimError> {
        for (product, coefficient) in other.addends() {
            // In 128 bits, lest -1 * i64::MIN overflow although the sum fits.
            let scaled = i128::from(coefficient) * i128::from(factor);
            self.add_term(product.to_vec(), scaled)?;
        }
        self.within_limits()
    }

    fn within_limits(self) -> Result<Self, DimError> {
        let mut atoms = 0;
        self.visit_atoms(&mut |_| atoms += 1);
        if atoms > MAX_ATOMS {
            Err(DimError::TooLarge)
        } else if self.depth() > MAX_NESTING {
            Err(DimError::TooDeep)
        } else {
            Ok(self)
        }
    }

    fn visit_atoms<'a>(&'a self, visit: &mut dyn FnMut(&'a Atom)) {
        for atom in self.terms.keys().flatten() {
            visit(atom);
            for operand in atom.operands() {
                operand.visit_atoms(visit);
            }
        }
    }

    /// At least the levels of parentheses in the text, so that the text of
    /// every expression within the limit can be parsed.
    fn depth(&self) -> usize {
        let mut depth = 0;
        for (product, &coefficient) in &self.terms {
            for (index, atom) in product.iter().enumerate() {
                let parenthesised = atom.is_division() && (index > 0 || coefficient < 0);
                depth = depth.max(atom.depth() + usize::from(parenthesised));
            }
        }
        depth
    }

    fn evaluate_wide(&self, values: &BTreeMap<String, i64>) -> Result<i128, DimError> {
        let mut sum = i128::from(self.constant);
        for (product, &coefficient) in &self.terms {
            let mut term = i128::from(coefficient);
            for atom in product {
                let factor = atom.evaluate(values)?;
                term = term.checked_mul(factor).ok_or(DimError::Overflow)?;
            }
            sum = sum.checked_add(term).ok_or(DimError::Overflow)?;
        }
        Ok(sum)
    }

    fn interval(&self) -> Interval {
        let mut sum = Interval::exactly(self.constant);
        for (product, &coefficient) in &self.terms {
            let mut term = Interval::exactly(coefficient);
            for atom in product {
                term = term.corners(atom.interval(), i128::saturating_mul);
            }
            sum = sum.ends(term, i128::saturating_add);
        }
        sum
    }

    /// Splits into `quotient * divisor + remainder` for a positive divisor.
    ///
    /// Remainders of coefficients keep their sign, so that `-n floordiv 4`
    /// stays as it is; that of the constant is never negative, so that the two
    /// spellings of a rounded up quotient, `(n - 1) floordiv 4 + 1` and
    /// `(n + 3) floordiv 4`, agree.
    fn split(&self, divisor: i64) -> (Self, Self) {
        let mut quotient = Self::constant(self.constant.div_euclid(divisor));
        let mut remainder = Self::constant(self.constant.rem_euclid(divisor));
        for (product, coefficient) in &self.terms {
            let (ratio, rest) = (coefficient / divisor, coefficient % divisor);
            for (part, share) in [(&mut quotient, ratio), (&mut remainder, rest)] {
                if share != 0 {
                    part.terms.insert(product.clone(), share);
                }
            }
        }
        (quotient, remainder)
    }

    /// The greatest common divisor of the divisor and all coefficients.
    fn common_factor(&self, divisor: i64) -> i64 {
        let coefficients = self.terms.values();
        coefficients.fold(divisor, |factor, &coefficient| gcd(factor, magnitude(coefficient)))
    }

    /// `self floordiv divisor` for a positive divisor.
    fn quotient(&self, divisor: i64) -> Result<Self, DimError> {
        let (quotient, remainder) = self.split(divisor);
        if remainder.terms.is_empty() {
            return Ok(quotient);
        }
        let factor = remainder.common_factor(divisor);
        let (dividend, _) = remainder.split(factor);
        let divisor = Self::constant(divisor / factor);
        quotient.add_scaled(&Operator::FloorDiv.of(vec![dividend, divisor]), 1)
    }

    /// `self mod modulus` for a positive modulus.
    fn remainder(&self, modulus: i64) -> Result<Self, DimError> {
        let (_, remainder) = self.without_remainders(modulus)?.split(modulus);
        if remainder.terms.is_empty() {
            return Ok(remainder);
        }
        let factor = remainder.common_factor(modulus);
        if factor == 1 {
            let operands = vec![remainder, Self::constant(modulus)];
            return Operator::Mod.of(operands).within_limits();
        }
        // (f * a + r) mod (f * b) = f * (a mod b) + r for 0 <= r < f
        let (dividend, rest) = remainder.split(factor);
        rest.add_scaled(&dividend.remainder(modulus / factor)?, factor)
    }

    /// An expression congruent modulo `modulus` in which `x mod d` has become
    /// `x`, if `modulus` divides `d`. For other `d` that would be wrong.
    fn without_remainders(&self, modulus: i64) -> Result<Self, DimError> {
        let mut sum = Self::constant(self.constant);
        for (product, &coefficient) in &self.terms {
            if let [Atom::Operation(Operator::Mod, operands)] = &product[..]
                && operands[1].as_constant().is_some_and(|d| d % modulus == 0)
            {
                let dividend = operands[0].without_remainders(modulus)?;
                sum = sum.add_scaled(&dividend, coefficient)?;
            } else {
                sum.add_term(product.clone(), coefficient.into())?;
            }
        }
        Ok(sum)
    }

    /// Whether the text can follow `floordiv` or `mod` without parentheses.
    fn is_signed_operand(&self) -> bool {
        match self.addends()[..] {
            [([atom], 1)] => !atom.is_division(),
            [([], _) | ([_], -1)] => true,
            _ => false,
        }
    }
}

impl From<Atom> for DimExpr {
    fn from(atom: Atom) -> Self {
        let terms = BTreeMap::from([(vec![atom], 1)]);
        Self { terms, constant: 0 }
    }
}

impl Atom {
    fn operands(&self) -> &[DimExpr] {
        match self {
            Self::Symbol(_) => &[],
            Self::Operation(_, operands) => operands,
        }
    }

    fn is_division(&self) -> bool {
        matches!(self, Self::Operation(Operator::FloorDiv | Operator::Mod, _))
    }

    fn depth(&self) -> usize {
        let mut depth = 0;
        for operand in self.operands() {
            depth = depth.max(operand.depth() + 1);
        }
        depth
    }

    fn substitute(&self, replacements: &BTreeMap<String, DimExpr>) -> Result<DimExpr, DimError> {
        match self {
            Self::Symbol(name) => {
                let replacement = replacements.get(name).cloned();
                Ok(replacement.unwrap_or_else(|| self.clone().into()))
            }
            Self::Operation(operator, operands) => {
                let mut result = operands[0].substitute(replacements)?;
                for operand in &operands[1..] {
                    result = operator.build(&result, &operand.substitute(replacements)?)?;
                }
                Ok(result)
            }
        }
    }

    fn evaluate(&self, values: &BTreeMap<String, i64>) -> Result<i128, DimError> {
        match self {
            Self::Symbol(name) => match values.get(name) {
                Some(&value) => Ok(value.into()),
                None => Err(DimError::UnboundSymbol(name.clone())),
            },
            Self::Operation(operator, operands) => {
                let mut result = operands[0].evaluate_wide(values)?;
                for operand in &operands[1..] {
                    result = operator.apply(result, operand.evaluate_wide(values)?)?;
                }
                Ok(result)
            }
        }
    }

    fn known_multiple_of(&self) -> i64 {
        match self {
            Self::Symbol(_) | Self::Operation(Operator::FloorDiv, _) => 1,
            // x mod d is x less a multiple of d; min and max are an operand.
            Self::Operation(_, operands) => {
                let mut divisor = 0;
                for operand in operands {
                    divisor = gcd(divisor, operand.known_multiple_of());
                }
                divisor
            }
        }
    }

    fn interval(&self) -> Interval {
        match self {
            Self::Symbol(_) => Interval::new(1, i128::MAX),
            Self::Operation(operator, operands) => {
                let mut result = operands[0].interval();
                for operand in &operands[1..] {
                    let other = operand.interval();
                    result = match operator {
                        Operator::FloorDiv => result.floordiv(other),
                        Operator::Mod => result.modulo(other),
                        Operator::Min => result.ends(other, i128::min),
                        Operator::Max => result.ends(other, i128::max),
                    };
                }
                result
            }
        }
    }
}

impl Operator {
    const ALL: [Self; 4] = [Self::FloorDiv, Self::Mod, Self::Min, Self::Max];

    fn keyword(self) -> &'static str {
        match self {
            Self::FloorDiv => "floordiv",
            Self::Mod => "mod",
            Self::Min => "min",
            Self::Max => "max",
        }
    }

    fn of(self, operands: Vec<DimExpr>) -> DimExpr {
        Atom::Operation(self, operands).into()
    }

    fn build(self, left: &DimExpr, right: &DimExpr) -> Result<DimExpr, DimError> {
        match (left.as_constant(), right.as_constant()) {
            (Some(left), Some(right)) => {
                let value = self.apply(left.into(), right.into())?;
                narrow(value).map(DimExpr::constant)
            }
            _ if matches!(self, Self::Min | Self::Max) => self.extremum(left, right),
            (_, Some(0)) => Err(DimError::DivisionByZero),
            (_, Some(divisor)) if divisor > 0 && self == Self::FloorDiv => left.quotient(divisor),
            (_, Some(modulus)) if modulus > 0 => left.remainder(modulus),
            _ => self.of(vec![left.clone(), right.clone()]).within_limits(),
        }
    }

    fn extremum(self, left: &DimExpr, right: &DimExpr) -> Result<DimExpr, DimError> {
        // Of the operands with the same terms the constant decides.
        let mut constants = BTreeMap::new();
        for operand in [left, right].into_iter().flat_map(|operand| self.flatten(operand)) {
            let constant = constants.entry(&operand.terms).or_insert(operand.constant);
            *constant = match self {
                Self::Min => operand.constant.min(*constant),
                _ => operand.constant.max(*constant),
            };
        }
        let mut operands = Vec::with_capacity(constants.len());
        for (terms, constant) in constants {
            let terms = terms.clone();
            operands.push(DimExpr { terms, constant });
        }
        match operands.len() {
            1 => Ok(operands.remove(0)),
            _ => self.of(operands).within_limits(),
        }
    }

    fn flatten(self, operand: &DimExpr) -> &[DimExpr] {
        match operand.addends()[..] {
            [([Atom::Operation(operator, nested)], 1)] if *operator == self => nested,
            _ => std::slice::from_ref(operand),
        }
    }

    fn apply(self, left: i128, right: i128) -> Result<i128, DimError> {
        match self {
            Self::Min => return Ok(left.min(right)),
            Self::Max => return Ok(left.max(right)),
            _ if right == 0 => return Err(DimError::DivisionByZero),
            _ => (),
        }
        // Wrapping, since i128::MIN % -1 is zero, yet overflows.
        let remainder = left.wrapping_rem(right);
        let rounded_up = remainder != 0 && (remainder < 0) != (right < 0);
        if self == Self::FloorDiv {
            let quotient = left.checked_div(right).ok_or(DimError::Overflow)?;
            Ok(quotient - i128::from(rounded_up))
        } else {
            Ok(if rounded_up { remainder + right } else { remainder })
        }
    }
}

/// The values between two ends, inclusive; an end that is not an `i64` stands
/// for infinity.
///
/// Infinities are so far beyond what a product of two `i64` reaches that
/// saturating arithmetic needs no cases of its own for them.
#[derive(Clone, Copy)]
struct Interval {
    lower: i128,
    upper: i128,
}

impl Interval {
    /// Moves ends outside `i64` outwards: to infinity, or to the nearest `i64`,
    /// which is the weaker bound.
    fn new(lower: i128, upper: i128) -> Self {
        let (least, greatest) = (i128::from(i64::MIN), i128::from(i64::MAX));
        Self {
            lower: if lower < least { i128::MIN } else { lower.min(greatest) },
            upper: if upper > greatest { i128::MAX } else { upper.max(least) },
        }
    }

    fn exactly(value: i64) -> Self {
        Self::new(value.into(), value.into())
    }

    /// Applies an operation that is increasing in both operands.
    fn ends(self, other: Self, operation: fn(i128, i128) -> i128) -> Self {
        Self::new(operation(self.lower, other.lower), operation(self.upper, other.upper))
    }

    /// Applies an operation that is monotonic in either operand.
    fn corners(self, other: Self, operation: fn(i128, i128) -> i128) -> Self {
        let [a, b] = [other.lower, other.upper].map(|right| operation(self.lower, right));
        let [c, d] = [other.lower, other.upper].map(|right| operation(self.upper, right));
        Self::new(a.min(b).min(c).min(d), a.max(b).max(c).max(d))
    }

    fn floordiv(self, divisor: Self) -> Self {
        // Around zero the divisors of least magnitude give the extreme quotients.
        let contains_zero = divisor.lower <= 0 && divisor.upper >= 0;
        let divisor = if contains_zero { Self::new(-1, 1) } else { divisor };
        // Only minus infinity by -1 overflows.
        self.corners(divisor, |left, right| Operator::FloorDiv.apply(left, right).unwrap_or(i128::MAX))
    }

    fn modulo(self, divisor: Self) -> Self {
        let lower = divisor.lower.saturating_add(1).min(0);
        let upper = divisor.upper.saturating_sub(1).max(0);
        if self.lower >= 0 && divisor.lower >= 0 {
            return Self::new(lower, upper.min(self.upper));
        }
        Self::new(lower, upper)
    }
}

/// Prints the canonical text, which parses to an equal expression.
impl fmt::Display for DimExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut addends = self.addends();
        // `n - m` reads better than `-m + n`.
        if let Some(lead) = addends.iter().position(|&(_, coefficient)| coefficient > 0) {
            addends[..=lead].rotate_right(1);
        }
        for (index, (product, coefficient)) in addends.into_iter().enumerate() {
            // i64::MIN keeps its sign, as its magnitude is no i64.
            let magnitude = coefficient.checked_abs().unwrap_or(coefficient);
            let negated = magnitude != coefficient;
            f.write_str(match (index, negated) {
                (0, true) => "-",
                (0, false) => "",
                (_, true) => " - ",
                (_, false) => " + ",
            })?;
            write_term(f, product, magnitude, index == 0 && negated)?;
        }
        Ok(())
    }
}

fn write_term(f: &mut fmt::Formatter<'_>, product: &[Atom], magnitude: i64, after_unary_minus: bool) -> fmt::Result {
    for (index, atom) in product.iter().enumerate() {
        f.write_str(if index > 0 { " * " } else { "" })?;
        // A unary minus would bind to the dividend only.
        let parenthesised = atom.is_division() && (index > 0 || after_unary_minus);
        write_operand(f, atom, parenthesised)?;
    }
    match (product, magnitude) {
        ([], _) => write!(f, "{magnitude}"),
        (_, 1) => Ok(()),
        _ => write!(f, " * {magnitude}"),
    }
}

fn write_operand(f: &mut fmt::Formatter<'_>, operand: &impl fmt::Display, parenthesised: bool) -> fmt::Result {
    if parenthesised { write!(f, "({operand})") } else { operand.fmt(f) }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Symbol(name) => f.write_str(name),
            Self::Operation(operator @ (Operator::FloorDiv | Operator::Mod), operands) => {
                write_operand(f, &operands[0], operands[0].addends().len() > 1)?;
                write!(f, " {} ", operator.keyword())?;
                write_operand(f, &operands[1], !operands[1].is_signed_operand())
            }
            Self::Operation(operator, operands) => {
                f.write_str(operator.keyword())?;
                for (index, operand) in operands.iter().enumerate() {
                    f.write_str(if index == 0 { "(" } else { ", " })?;
                    operand.fmt(f)?;
                }
                f.write_str(")")
            }
        }
    }
}

/// Parses an expression with the operators `+`, `-`, `*`, `floordiv` and
/// `mod`, unary minus, parentheses and calls of `min` and `max`.
///
/// # Errors
///
/// [`DimError::UnexpectedToken`] and [`DimError::IntegerTooLarge`] with the
/// column, and those of the operations that build the expression:
/// [`DimError::Overflow`], [`DimError::DivisionByZero`],
/// [`DimError::TooLarge`] and [`DimError::TooDeep`].
impl FromStr for DimExpr {
    type Err = DimError;

    fn from_str(text: &str) -> Result<Self, DimError> {
        let mut parser = Parser { text, offset: 0, token: "", nesting: 0 };
        parser.advance();
        let expression = parser.sum()?;
        match parser.token {
            "" => Ok(expression),
            _ => Err(parser.unexpected("an operator or the end of the text")),
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    offset: usize,
    /// The token at the offset; empty at the end of the text.
    token: &'a str,
    nesting: usize,
}

impl Parser<'_> {
    fn advance(&mut self) {
        let rest = self.text[self.offset + self.token.len()..].trim_start();
        self.offset = self.text.len() - rest.len();
        self.token = &rest[..token_length(rest)];
    }

    fn accept(&mut self, token: &str) -> bool {
        let accepted = self.token == token;
        if accepted {
            self.advance();
        }
        accepted
    }

    fn column(&self) -> usize {
        self.text[..self.offset].chars().count() + 1
    }

    fn unexpected(&self, expected: &'static str) -> DimError {
        let found = match self.token {
            "" => "the end of the text".to_owned(),
            token => format!("'{token}'"),
        };
        DimError::UnexpectedToken { expected, found, column: self.column() }
    }

    fn sum(&mut self) -> Result<DimExpr, DimError> {
        let mut sum = self.product()?;
        loop {
            let factor = match self.token {
                "+" => 1,
                "-" => -1,
                _ => return Ok(sum),
            };
            self.advance();
            sum = sum.add_scaled(&self.product()?, factor)?;
        }
    }

    fn product(&mut self) -> Result<DimExpr, DimError> {
        let mut product = self.signed_operand()?;
        loop {
            let operation = match self.token {
                "*" => DimExpr::mul,
                "floordiv" => DimExpr::floordiv,
                "mod" => DimExpr::modulo,
                _ => return Ok(product),
            };
            self.advance();
            product = operation(&product, &self.signed_operand()?)?;
        }
    }

    fn signed_operand(&mut self) -> Result<DimExpr, DimError> {
        let mut negative = false;
        while self.accept("-") {
            negative = !negative;
        }
        if self.token.starts_with(|c: char| c.is_ascii_digit()) {
            return self.integer(negative);
        }
        let operand = self.operand()?;
        let factor = if negative { -1 } else { 1 };
        DimExpr::constant(0).add_scaled(&operand, factor)
    }

    /// Takes the sign, since the digits of `i64::MIN` alone do not fit.
    fn integer(&mut self, negative: bool) -> Result<DimExpr, DimError> {
        let literal = format!("{}{}", if negative { "-" } else { "" }, self.token);
        let Ok(value) = literal.parse() else {
            return Err(DimError::IntegerTooLarge { literal, column: self.column() });
        };
        self.advance();
        Ok(DimExpr::constant(value))
    }

    fn operand(&mut self) -> Result<DimExpr, DimError> {
        match self.token {
            "(" => self.nested(None),
            "min" => self.nested(Some(Operator::Min)),
            "max" => self.nested(Some(Operator::Max)),
            name if is_symbol(name) => {
                self.advance();
                DimExpr::symbol(name)
            }
            _ => Err(self.unexpected("a dimension expression")),
        }
    }

    /// Parses an expression in parentheses, or a call of `min` or `max`.
    fn nested(&mut self, call: Option<Operator>) -> Result<DimExpr, DimError> {
        if call.is_some() {
            self.advance();
        }
        if !self.accept("(") {
            return Err(self.unexpected("'('"));
        }
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(DimError::TooDeep);
        }
        let mut result = self.sum()?;
        while let Some(operator) = call
            && self.accept(",")
        {
            result = operator.build(&result, &self.sum()?)?;
        }
        self.nesting -= 1;
        match self.accept(")") {
            true => Ok(result),
            false if call.is_some() => Err(self.unexpected("an operator, ',' or ')'")),
            false => Err(self.unexpected("an operator or ')'")),
        }
    }
}

fn token_length(text: &str) -> usize {
    let length_of = |part: fn(char) -> bool| text.find(|c| !part(c)).unwrap_or(text.len());
    match text.chars().next() {
        None => 0,
        Some(c) if c.is_ascii_digit() => length_of(|c| c.is_ascii_digit()),
        Some(c) if starts_symbol(c) => length_of(continues_symbol),
        Some(c) => c.len_utf8(),
    }
}

fn starts_symbol(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

fn continues_symbol(c: char) -> bool {
    starts_symbol(c) || c.is_ascii_digit()
}

fn is_symbol(name: &str) -> bool {
    name.starts_with(starts_symbol)
        && name.chars().all(continues_symbol)
        && Operator::ALL.iter().all(|operator| operator.keyword() != name)
}

fn narrow(value: i128) -> Result<i64, DimError> {
    i64::try_from(value).map_err(|_| DimError::Overflow)
}

/// The largest `i64` that divides `value`; zero for zero.
fn magnitude(value: i64) -> i64 {
    value.checked_abs().unwrap_or(1 << 62)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The normal form of an expression, as text; the text of the error otherwise.
pub(crate) fn normalize(text: &str) -> Result<String, String> {
    text.parse::<DimExpr>().map(|expression| expression.to_string()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dim(text: &str) -> DimExpr {
        match text.parse() {
            Ok(expression) => expression,
            Err(error) => panic!("'{text}': {error}"),
        }
    }

    fn error(text: &str) -> DimError {
        text.parse::<DimExpr>().expect_err(text)
    }

    fn message(text: &str) -> String {
        error(text).to_string()
    }

    /// Both texts have the same normal form, and the second one is its text.
    #[track_caller]
    fn assert_normal(text: &str, normal: &str) {
        assert_eq!(dim(text).to_string(), normal, "normal form of '{text}'");
        assert_eq!(dim(text), dim(normal), "'{text}' and '{normal}'");
    }

    #[track_caller]
    fn assert_all_normal(cases: &[(&str, &str)]) {
        for (text, normal) in cases {
            assert_normal(text, normal);
        }
    }

    fn values(pairs: &[(&str, i64)]) -> BTreeMap<String, i64> {
        pairs.iter().map(|&(name, value)| (name.to_owned(), value)).collect()
    }

    fn replacements(pairs: &[(&str, &str)]) -> BTreeMap<String, DimExpr> {
        pairs.iter().map(|&(name, text)| (name.to_owned(), dim(text))).collect()
    }

    #[test]
    fn constants_fold() {
        assert_all_normal(&[
            ("2 + 3 * 4", "14"),
            ("(2 + 3) * 4", "20"),
            ("10 - 4 - 3", "3"),
            ("7 floordiv 2 * 2", "6"),
            ("2 * 7 floordiv 2", "7"),
            ("min(3, 5, 4)", "3"),
            ("max(3, 5, 4)", "5"),
            ("--3", "3"),
        ]);
    }

    #[test]
    fn constant_division_rounds_down() {
        for (dividend, divisor, quotient, remainder) in [
            (7, 2, 3, 1),
            (-7, 2, -4, 1),
            (7, -2, -4, -1),
            (-7, -2, 3, -1),
            (-8, 2, -4, 0),
            (0, -5, 0, 0),
            (i64::MIN, 1, i64::MIN, 0),
        ] {
            let (a, b) = (DimExpr::constant(dividend), DimExpr::constant(divisor));
            assert_eq!(a.floordiv(&b), Ok(DimExpr::constant(quotient)));
            assert_eq!(a.modulo(&b), Ok(DimExpr::constant(remainder)));
        }
    }

    #[test]
    fn sums_merge_like_terms() {
        assert_all_normal(&[
            ("n + n", "n * 2"),
            ("n - n", "0"),
            ("m + n + 1 - m", "n + 1"),
            ("3 + n - (m - 2)", "n - m + 5"),
            ("n * m + m * n", "m * n * 2"),
            ("0 * n", "0"),
        ]);
    }

    #[test]
    fn products_distribute() {
        assert_all_normal(&[
            ("(n + 1) * 2", "n * 2 + 2"),
            ("n * (m + 1)", "m * n + n"),
            ("(n + m) * (n - m)", "n * n - m * m"),
            ("-(n - 3)", "3 - n"),
            ("b * a * 2 * b", "a * b * b * 2"),
        ]);
    }

    #[test]
    fn text_is_readable() {
        assert_all_normal(&[
            ("2 * n + 3", "n * 2 + 3"),
            ("n - m", "n - m"),
            ("-m + n", "n - m"),
            ("-n - 3", "-n - 3"),
            ("3 - n - m", "3 - m - n"),
            ("min(n + 32, 64)", "min(64, n + 32)"),
            ("(n + 1) floordiv 4", "(n + 1) floordiv 4"),
            ("(n * m) floordiv 4", "m * n floordiv 4"),
            ("m * (n floordiv 4)", "m * (n floordiv 4)"),
            ("(n floordiv 4) * 2", "n floordiv 4 * 2"),
            ("-(n floordiv 4)", "-(n floordiv 4)"),
            ("m - (n floordiv 4)", "m - n floordiv 4"),
            ("-n floordiv 4", "-n floordiv 4"),
            ("(n floordiv 4) mod 8", "n floordiv 4 mod 8"),
            ("n floordiv (m floordiv k)", "n floordiv (m floordiv k)"),
            ("n floordiv (-(m mod k))", "n floordiv -(m mod k)"),
            ("n floordiv (m * 2)", "n floordiv (m * 2)"),
            ("n floordiv (-m)", "n floordiv -m"),
            ("n floordiv (-4)", "n floordiv -4"),
            ("n mod max(m, 1)", "n mod max(1, m)"),
            ("5 floordiv n", "5 floordiv n"),
        ]);
    }

    #[test]
    fn the_least_integer_round_trips() {
        let least = DimExpr::constant(i64::MIN);
        assert_eq!(dim("-9223372036854775808"), least);
        let n = dim("n");
        for expression in [
            least.clone(),
            n.add(&least).unwrap(),
            n.mul(&least).unwrap(),
            dim("n floordiv m").mul(&least).unwrap(),
            n.floordiv(&least).unwrap(),
        ] {
            assert_eq!(dim(&expression.to_string()), expression);
        }
    }

    #[test]
    fn quotients_split_off_divisible_terms() {
        assert_all_normal(&[
            ("n floordiv 1", "n"),
            ("0 floordiv 5", "0"),
            ("n * 8 floordiv 4", "n * 2"),
            ("(n * 8 + m * 4 - 12) floordiv 4", "m + n * 2 - 3"),
            ("(n * 8 + 3) floordiv 4", "n * 2"),
            ("(n * 8 + m) floordiv 4", "n * 2 + m floordiv 4"),
            ("(n + 9) floordiv 4", "(n + 1) floordiv 4 + 2"),
            ("(n - 1) floordiv 4 + 1", "(n + 3) floordiv 4"),
            ("n * 5 floordiv 4", "n + n floordiv 4"),
            ("(n * 4 + 3) floordiv 6", "(n * 2 + 1) floordiv 3"),
        ]);
    }

    #[test]
    fn remainders_drop_divisible_terms() {
        assert_all_normal(&[
            ("n mod 1", "0"),
            ("n * 8 mod 4", "0"),
            ("(n * 8 + 3) mod 4", "3"),
            ("(n * 8 + m - 1) mod 4", "(m + 3) mod 4"),
            ("n * 5 mod 4", "n mod 4"),
            ("n * 4 mod 6", "n * 2 mod 3 * 2"),
            ("(n * 2 + 3) mod 4", "(n + 1) mod 2 * 2 + 1"),
        ]);
    }

    #[test]
    fn remainders_of_remainders_need_a_dividing_modulus() {
        assert_all_normal(&[
            ("n mod 8 mod 8", "n mod 8"),
            ("n mod 48 mod 8", "n mod 8"),
            ("(n mod 48 + m) mod 8", "(m + n) mod 8"),
            ("((n mod 8 + m) mod 16 + k) mod 8", "(k + m + n) mod 8"),
            ("(n mod 2) * 2 mod 4", "n mod 2 * 2"),
            ("(n - n mod 4) mod 4", "0"),
            ("n mod 48 mod 5", "n mod 48 mod 5"),
            ("n mod 8 mod 48", "n mod 8 mod 48"),
            ("n mod m mod m", "n mod m mod m"),
        ]);
    }

    #[test]
    fn other_divisors_stay() {
        assert_all_normal(&[
            ("n floordiv n", "n floordiv n"),
            ("n * 4 floordiv -4", "n * 4 floordiv -4"),
            ("n mod -4", "n mod -4"),
            ("0 mod n", "0 mod n"),
        ]);
    }

    #[test]
    fn extrema_are_sets() {
        assert_all_normal(&[
            ("min(n)", "n"),
            ("min(n, n)", "n"),
            ("min(n, n + 1)", "n"),
            ("max(n, n + 1)", "n + 1"),
            ("max(c, b, a)", "max(a, b, c)"),
            ("min(n, min(m, 3), 2)", "min(2, m, n)"),
            ("min(n, max(m, 3), 2)", "min(2, n, max(3, m))"),
            ("min(n, min(m, n - 1))", "min(m, n - 1)"),
            ("max(n * 2, n)", "max(n, n * 2)"),
        ]);
    }

    #[test]
    fn overflow_is_an_error() {
        for text in [
            "9223372036854775807 + 1",
            "-9223372036854775807 - 2",
            "9223372036854775807 * 2",
            "-9223372036854775808 floordiv -1",
            "n * 9223372036854775807 + n",
            "-(n * -9223372036854775808)",
        ] {
            assert_eq!(error(text), DimError::Overflow, "{text}");
        }
        assert_eq!(dim("-9223372036854775808 mod -1"), DimExpr::constant(0));
        assert_eq!(dim("-n - n * -9223372036854775808"), dim("n * 9223372036854775807"), "only the result has to fit");
    }

    #[test]
    fn a_zero_divisor_is_an_error() {
        for text in ["n floordiv 0", "n mod 0", "3 mod 0", "n mod (m - m)"] {
            assert_eq!(error(text), DimError::DivisionByZero, "{text}");
        }
    }

    #[test]
    fn parse_errors_name_the_token_and_its_column() {
        for (text, expected) in [
            ("", "expected a dimension expression, but got the end of the text at column 1"),
            ("(n + )", "expected a dimension expression, but got ')' at column 6"),
            ("?", "expected a dimension expression, but got '?' at column 1"),
            ("n m", "expected an operator or the end of the text, but got 'm' at column 3"),
            ("1n", "expected an operator or the end of the text, but got 'n' at column 2"),
            ("(n", "expected an operator or ')', but got the end of the text at column 3"),
            ("min(n", "expected an operator, ',' or ')', but got the end of the text at column 6"),
            ("min + 1", "expected '(', but got '+' at column 5"),
            ("n * mod", "expected a dimension expression, but got 'mod' at column 5"),
            ("min()", "expected a dimension expression, but got ')' at column 5"),
            ("(n, m)", "expected an operator or ')', but got ',' at column 3"),
            ("\u{e9}", "expected a dimension expression, but got '\u{e9}' at column 1"),
            ("n + 9223372036854775808", "integer '9223372036854775808' at column 5 does not fit in 64 bits"),
        ] {
            assert_eq!(message(text), expected, "'{text}'");
        }
    }

    #[test]
    fn symbols_are_identifiers() {
        for name in ["n", "_", "N0_x", "minimum"] {
            assert_eq!(DimExpr::symbol(name).unwrap().to_string(), name);
        }
        for name in ["", "0n", "n m", "\u{e9}", "floordiv", "mod", "min", "max"] {
            let invalid = DimError::InvalidSymbol(name.to_owned());
            assert_eq!(DimExpr::symbol(name), Err(invalid));
        }
    }

    #[test]
    fn symbols_are_collected_from_all_operands() {
        let expression = dim("a + b * c floordiv d - e mod (f + 2) + min(g, max(h, 3))");
        let names: Vec<_> = expression.symbols().into_iter().collect();
        assert_eq!(names, ["a", "b", "c", "d", "e", "f", "g", "h"]);
        assert!(dim("n - n + 3").symbols().is_empty());
    }

    #[test]
    fn constants_are_recognised() {
        assert_eq!(dim("n + 3 - n").as_constant(), Some(3));
        assert_eq!(dim("n").as_constant(), None);
    }

    #[test]
    fn substitution_is_simultaneous() {
        let swap = replacements(&[("n", "m"), ("m", "n")]);
        assert_eq!(dim("n - m * 2 + k").substitute(&swap), Ok(dim("m - n * 2 + k")));
        let sizes = replacements(&[("n", "m * 64 + 5")]);
        assert_eq!(dim("n floordiv 64").substitute(&sizes), Ok(dim("m")));
        assert_eq!(dim("min(n, k) mod 2").substitute(&sizes), Ok(dim("min(m * 64 + 5, k) mod 2")));
        let zero = replacements(&[("n", "0")]);
        assert_eq!(dim("m mod n").substitute(&zero), Err(DimError::DivisionByZero));
    }

    #[test]
    fn evaluation_needs_all_symbols() {
        let sizes = values(&[("n", 10), ("m", -3), ("z", 0)]);
        for (text, expected) in [
            ("n * 2 + m", Ok(17)),
            ("m floordiv 2", Ok(-2)),
            ("m mod 2 - n", Ok(-9)),
            ("max(m, 2, n floordiv m)", Ok(2)),
            ("n mod z", Err(DimError::DivisionByZero)),
            ("n + q", Err(DimError::UnboundSymbol("q".to_owned()))),
            ("n * 9223372036854775807", Err(DimError::Overflow)),
            ("n * 922337203685477580 + m * 922337203685477580", Ok(6_456_360_425_798_343_060)),
        ] {
            assert_eq!(dim(text).evaluate(&sizes), expected, "{text}");
        }
        let large = values(&[("n", i64::MIN), ("m", -1)]);
        assert_eq!(dim("n floordiv m").evaluate(&large), Err(DimError::Overflow));
        assert_eq!(dim("n * n * n").evaluate(&large), Err(DimError::Overflow));
    }

    #[test]
    fn known_multiples() {
        for (text, multiple) in [
            ("0", 0),
            ("-6", 6),
            ("n", 1),
            ("n * 12 + 8", 4),
            ("n * m * 6 - 9", 3),
            ("n * 16 mod 64", 16),
            ("n mod m * 5", 5),
            ("min(n * 4, 6) * 3", 6),
            ("n * 3 floordiv 2", 1),
            ("-9223372036854775808", 1 << 62),
        ] {
            assert_eq!(dim(text).known_multiple_of(), multiple, "{text}");
        }
    }

    #[test]
    fn bounds_assume_positive_symbols() {
        for (text, lower, upper) in [
            ("5", Some(5), Some(5)),
            ("n", Some(1), None),
            ("3 - n * 2", None, Some(1)),
            ("n * m", Some(1), None),
            ("n - m", None, None),
            ("n mod 8", Some(0), Some(7)),
            ("n mod -8", Some(-7), Some(0)),
            ("min(n, 5) mod 8", Some(0), Some(5)),
            ("(n + 31) floordiv 32", Some(1), None),
            ("min(64, n + 32)", Some(33), Some(64)),
            ("max(64, n)", Some(64), None),
            ("100 floordiv n", Some(0), Some(100)),
            ("min(n, 7) floordiv (m - 3)", Some(-7), Some(7)),
            ("n floordiv (m - 3)", None, None),
            ("-n floordiv 4", None, Some(-1)),
            ("min(n, 9) * (m mod 4 - 1)", Some(-9), Some(26)),
            ("min(n, 4) * 9223372036854775807", Some(i64::MAX), None),
            ("n * -9223372036854775808 * m", None, Some(i64::MIN)),
        ] {
            let expression = dim(text);
            assert_eq!(expression.lower_bound(), lower, "lower bound of {text}");
            assert_eq!(expression.upper_bound(), upper, "upper bound of {text}");
        }
    }

    #[test]
    fn text_nesting_is_limited() {
        let nested = |levels: usize| format!("{}n{}", "(".repeat(levels), ")".repeat(levels));
        assert_eq!(dim(&nested(MAX_NESTING)), dim("n"));
        assert_eq!(error(&nested(MAX_NESTING + 1)), DimError::TooDeep);
        assert_eq!(error(&"(".repeat(1_000_000)), DimError::TooDeep);
        assert_eq!(error(&"min(".repeat(1_000_000)), DimError::TooDeep);
        assert_eq!(dim(&format!("{}n", "-".repeat(1_000_000))), dim("n"));
    }

    /// Every level adds a `min` and a `max` in turn.
    fn alternating(levels: usize) -> Result<DimExpr, DimError> {
        let (mut nested, one) = (dim("n"), dim("1"));
        for level in 0..levels {
            let operand = nested.add(&one)?;
            nested = match level % 2 {
                0 => operand.minimum(&dim("m"))?,
                _ => operand.maximum(&dim("m"))?,
            };
        }
        Ok(nested)
    }

    #[test]
    fn built_nesting_is_limited() {
        assert_eq!(alternating(MAX_NESTING + 1), Err(DimError::TooDeep));
        let mut quotient = dim("n");
        for _ in 0..MAX_NESTING {
            quotient = quotient.floordiv(&dim("3")).unwrap();
        }
        assert_eq!(quotient.floordiv(&dim("3")), Err(DimError::TooDeep));
        assert_eq!(dim("0").sub(&quotient), Err(DimError::TooDeep));
        assert_eq!(dim(&quotient.to_string()), quotient);
    }

    /// Half of what the standard library gives a thread.
    const STACK_SIZE: usize = 1 << 20;

    #[test]
    fn the_deepest_expression_does_not_exhaust_the_stack() {
        let work = || {
            let deepest = alternating(MAX_NESTING).unwrap();
            let text = deepest.to_string();
            assert_eq!(dim(&text), deepest);
            assert_eq!(deepest.clone().cmp(&deepest), std::cmp::Ordering::Equal);
            assert_eq!(deepest.symbols().len(), 2);
            assert_eq!(deepest.known_multiple_of(), 1);
            assert!(deepest.lower_bound().is_some());
            assert!(format!("{deepest:?}").len() > text.len());
            assert!(std::collections::HashSet::from([&deepest]).contains(&deepest));
            let sizes = values(&[("n", 5), ("m", 7)]);
            assert!(deepest.evaluate(&sizes).is_ok());
            let swap = replacements(&[("n", "m"), ("m", "n")]);
            let swapped = deepest.substitute(&swap).unwrap();
            assert_eq!(swapped.substitute(&swap), Ok(deepest));
        };
        let thread = std::thread::Builder::new().stack_size(STACK_SIZE);
        thread.spawn(work).unwrap().join().unwrap();
    }

    #[test]
    fn the_size_is_limited() {
        let names: Vec<_> = (0..MAX_ATOMS).map(|index| format!("n{index}")).collect();
        let largest = dim(&names.join(" + "));
        assert_eq!(dim(&largest.to_string()), largest);
        assert_eq!(largest.add(&dim("m")), Err(DimError::TooLarge));
        assert_eq!(largest.mul(&largest), Err(DimError::TooLarge));
        let mut power = dim("n");
        while let Ok(square) = power.mul(&power) {
            power = square;
        }
        assert_eq!(power.mul(&power), Err(DimError::TooLarge));
        let mut nested = dim("n");
        while let Ok(larger) = nested.floordiv(&nested.add(&dim("1")).unwrap()) {
            nested = larger;
        }
        assert!(nested.to_string().len() < 100 * MAX_ATOMS);
    }

    #[test]
    fn equality_is_proved_by_the_normal_form() {
        assert!(dim("(n + 1) * 2").provably_equal(&dim("n + n + 2")));
        assert!(!dim("n").provably_equal(&dim("m")));
    }
}
