//! Symbolic dimension expressions, kept in a normal form.
//!
//! A [`DimExpr`] is an integer polynomial over atoms: symbols, `floordiv`,
//! `mod`, `min` and `max`. Every operation normalises, so equality of the
//! structure is the equality test.
//!
//! A normal form has the value of the expression it was built from wherever
//! that has one: `n floordiv m - n floordiv m` becomes `0`, also for `m = 0`.

mod interval;
#[cfg(test)]
mod tests;
mod text;

use interval::Interval;
use std::collections::{BTreeMap, BTreeSet};
use text::is_symbol;
use thiserror::Error;

pub(crate) use text::normalize;

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
