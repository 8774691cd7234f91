//! Dimension expressions as text: printing and parsing.
use super::{Atom, DimError, DimExpr, MAX_NESTING, Operator};
use std::fmt;
use std::str::FromStr;

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

pub(super) fn is_symbol(name: &str) -> bool {
    name.starts_with(starts_symbol)
        && name.chars().all(continues_symbol)
        && Operator::ALL.iter().all(|operator| operator.keyword() != name)
}

/// The normal form of an expression, as text; the text of the error otherwise.
pub(crate) fn normalize(text: &str) -> Result<String, String> {
    text.parse::<DimExpr>().map(|expression| expression.to_string()).map_err(|error| error.to_string())
}
