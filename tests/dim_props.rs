//! Properties of the normal form, checked against a naive tree evaluator.

use std::collections::BTreeMap;

use proptest::prelude::*;
use pypto::ir::dim::{DimError, DimExpr};

const NAMES: [&str; 4] = ["k", "m", "n", "n_2"];

/// An expression as it was written, without any simplification.
#[derive(Clone, Debug)]
enum Tree {
    Constant(i64),
    Symbol(usize),
    Negate(Box<Tree>),
    Binary(Binary, Box<(Tree, Tree)>),
    Extremum(Extremum, Vec<Tree>),
}

#[derive(Clone, Copy, Debug)]
enum Binary {
    Add,
    Sub,
    Mul,
    FloorDiv,
    Mod,
}

#[derive(Clone, Copy, Debug)]
enum Extremum {
    Min,
    Max,
}

use Binary::{Add, FloorDiv, Mod, Mul, Sub};

fn binary(operator: Binary, left: &Tree, right: &Tree) -> Tree {
    Tree::Binary(operator, Box::new((left.clone(), right.clone())))
}

impl Tree {
    /// `None` where the value is undefined or exceeds 128 bits.
    fn evaluate(&self, values: &[i64]) -> Option<i128> {
        match self {
            Self::Constant(value) => Some((*value).into()),
            Self::Symbol(index) => Some(values[*index].into()),
            Self::Negate(operand) => operand.evaluate(values)?.checked_neg(),
            Self::Binary(operator, operands) => {
                let left = operands.0.evaluate(values)?;
                let right = operands.1.evaluate(values)?;
                match operator {
                    Add => left.checked_add(right),
                    Sub => left.checked_sub(right),
                    Mul => left.checked_mul(right),
                    FloorDiv => naive_floordiv(left, right),
                    Mod => left.checked_sub(right.checked_mul(naive_floordiv(left, right)?)?),
                }
            }
            Self::Extremum(extremum, operands) => {
                let values: Option<Vec<_>> = operands.iter().map(|operand| operand.evaluate(values)).collect();
                match extremum {
                    Extremum::Min => values?.into_iter().min(),
                    Extremum::Max => values?.into_iter().max(),
                }
            }
        }
    }

    fn build(&self) -> Result<DimExpr, DimError> {
        match self {
            Self::Constant(value) => Ok(DimExpr::constant(*value)),
            Self::Symbol(index) => DimExpr::symbol(NAMES[*index]),
            Self::Negate(operand) => DimExpr::constant(0).sub(&operand.build()?),
            Self::Binary(operator, operands) => {
                let (left, right) = (operands.0.build()?, operands.1.build()?);
                match operator {
                    Add => left.add(&right),
                    Sub => left.sub(&right),
                    Mul => left.mul(&right),
                    FloorDiv => left.floordiv(&right),
                    Mod => left.modulo(&right),
                }
            }
            Self::Extremum(extremum, operands) => {
                let mut result = operands[0].build()?;
                for operand in &operands[1..] {
                    result = match extremum {
                        Extremum::Min => result.minimum(&operand.build()?)?,
                        Extremum::Max => result.maximum(&operand.build()?)?,
                    };
                }
                Ok(result)
            }
        }
    }

    /// Text with all parentheses.
    fn text(&self) -> String {
        match self {
            Self::Constant(value) => value.to_string(),
            Self::Symbol(index) => NAMES[*index].to_owned(),
            Self::Negate(operand) => format!("-({})", operand.text()),
            Self::Binary(operator, operands) => {
                let operator = match operator {
                    Add => "+",
                    Sub => "-",
                    Mul => "*",
                    FloorDiv => "floordiv",
                    Mod => "mod",
                };
                format!("({}) {operator} ({})", operands.0.text(), operands.1.text())
            }
            Self::Extremum(extremum, operands) => {
                let name = match extremum {
                    Extremum::Min => "min",
                    Extremum::Max => "max",
                };
                let operands: Vec<_> = operands.iter().map(Tree::text).collect();
                format!("{name}({})", operands.join(", "))
            }
        }
    }
}

/// The greatest `q` with `q * divisor` not beyond the dividend, by search from
/// an estimate, so as not to repeat the implementation.
fn naive_floordiv(dividend: i128, divisor: i128) -> Option<i128> {
    if divisor == 0 {
        return None;
    }
    if divisor < 0 {
        return naive_floordiv(dividend.checked_neg()?, divisor.checked_neg()?);
    }
    let mut quotient = dividend / divisor;
    while quotient.checked_mul(divisor)? > dividend {
        quotient -= 1;
    }
    Some(quotient)
}

fn small_constant() -> impl Strategy<Value = i64> {
    prop_oneof![-12..=12i64, (-4..=4i64).prop_map(|value| value * 8), Just(48), Just(5)]
}

fn large_constant() -> impl Strategy<Value = i64> {
    prop_oneof![any::<i64>(), small_constant(), Just(i64::MIN), Just(i64::MAX), Just(1 << 62), Just(-1)]
}

fn tree_of(constant: impl Strategy<Value = i64> + Clone + 'static) -> BoxedStrategy<Tree> {
    let leaf = prop_oneof![
        2 => constant.clone().prop_map(Tree::Constant),
        3 => (0..NAMES.len()).prop_map(Tree::Symbol),
    ];
    leaf.prop_recursive(6, 40, 3, move |inner| {
        let divisor = prop_oneof![
            6 => prop::sample::select(vec![1, 2, 3, 4, 5, 6, 8, 12, 16, 48]).prop_map(Tree::Constant),
            2 => constant.clone().prop_map(Tree::Constant),
            1 => inner.clone(),
        ];
        prop_oneof![
            1 => inner.clone().prop_map(|operand| Tree::Negate(Box::new(operand))),
            4 => (prop::sample::select(vec![Add, Add, Sub, Sub, Mul]), inner.clone(), inner.clone())
                .prop_map(|(operator, left, right)| binary(operator, &left, &right)),
            4 => (prop::sample::select(vec![FloorDiv, Mod]), inner.clone(), divisor)
                .prop_map(|(operator, left, right)| binary(operator, &left, &right)),
            2 => (
                prop::sample::select(vec![Extremum::Min, Extremum::Max]),
                prop::collection::vec(inner, 1..4),
            )
                .prop_map(|(extremum, operands)| Tree::Extremum(extremum, operands)),
        ]
    })
    .boxed()
}

fn tree() -> BoxedStrategy<Tree> {
    tree_of(small_constant().boxed())
}

fn large_tree() -> BoxedStrategy<Tree> {
    tree_of(large_constant().boxed())
}

fn small_values() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(-60..=60i64, NAMES.len())
}

fn positive_values() -> impl Strategy<Value = Vec<i64>> {
    let value = prop_oneof![4 => 1..=70i64, 2 => Just(1), 1 => 1..=i64::MAX];
    prop::collection::vec(value, NAMES.len())
}

fn environment(values: &[i64]) -> BTreeMap<String, i64> {
    let names = NAMES.iter().map(|&name| name.to_owned());
    names.zip(values.iter().copied()).collect()
}

/// What an evaluation may yield in place of the exact value.
fn agrees(actual: &Result<i64, DimError>, exact: i128) -> bool {
    match actual {
        Ok(value) => i128::from(*value) == exact,
        Err(error) => *error == DimError::Overflow,
    }
}

type Operation = fn(&DimExpr, &DimExpr) -> Result<DimExpr, DimError>;

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn normalisation_keeps_the_value(
        tree in tree(),
        samples in prop::collection::vec(small_values(), 8),
    ) {
        for values in samples {
            let exact = tree.evaluate(&values);
            match (tree.build(), exact) {
                (Ok(normal), Some(exact)) => match i64::try_from(exact) {
                    Ok(value) => prop_assert_eq!(normal.evaluate(&environment(&values)), Ok(value), "{}", normal),
                    Err(_) => prop_assert_eq!(normal.evaluate(&environment(&values)), Err(DimError::Overflow)),
                },
                (Ok(_), None) => (),
                (Err(DimError::DivisionByZero), exact) => prop_assert_eq!(exact, None),
                (Err(error), _) => prop_assert!(matches!(error, DimError::TooLarge | DimError::Overflow)),
            }
        }
    }

    #[test]
    fn normalisation_keeps_the_value_of_large_constants(
        tree in large_tree(),
        values in prop::collection::vec(large_constant(), NAMES.len()),
    ) {
        if let (Ok(normal), Some(exact)) = (tree.build(), tree.evaluate(&values)) {
            prop_assert!(agrees(&normal.evaluate(&environment(&values)), exact), "{}", normal);
        }
    }

    #[test]
    fn parsing_builds_the_same(tree in prop_oneof![tree(), large_tree()]) {
        prop_assert_eq!(tree.text().parse(), tree.build());
    }

    #[test]
    fn text_round_trips(tree in prop_oneof![tree(), large_tree()]) {
        if let Ok(normal) = tree.build() {
            let text = normal.to_string();
            let parsed: Result<DimExpr, _> = text.parse();
            prop_assert_eq!(parsed.as_ref(), Ok(&normal), "{}", text);
            prop_assert_eq!(parsed.unwrap().to_string(), text);
        }
    }

    #[test]
    fn text_has_no_superfluous_parentheses(tree in tree()) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let text = normal.to_string();
        for (open, close) in parentheses(&text) {
            let mut without = text.clone();
            without.replace_range(close..=close, " ");
            without.replace_range(open..=open, " ");
            prop_assert_ne!(without.parse(), Ok(normal.clone()), "{}", text);
        }
    }

    #[test]
    fn normal_forms_are_fixed(tree in prop_oneof![tree(), large_tree()]) {
        if let Ok(normal) = tree.build() {
            // Rebuilds every part through the public operations.
            prop_assert_eq!(normal.substitute(&BTreeMap::new()), Ok(normal));
        }
    }

    #[test]
    fn substitution_commutes_with_evaluation(
        tree in tree(),
        replacements in prop::collection::vec(tree_of(small_constant().boxed()), NAMES.len()),
        values in small_values(),
    ) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let mut substitution = BTreeMap::new();
        let mut inner = Vec::new();
        for (name, replacement) in NAMES.iter().zip(&replacements) {
            let Ok(built) = replacement.build() else { return Ok(()) };
            let Ok(value) = built.evaluate(&environment(&values)) else { return Ok(()) };
            substitution.insert((*name).to_owned(), built);
            inner.push(value);
        }
        let Ok(expected) = normal.evaluate(&environment(&inner)) else { return Ok(()) };
        match normal.substitute(&substitution) {
            Ok(replaced) => {
                prop_assert_eq!(replaced.evaluate(&environment(&values)), Ok(expected));
            }
            Err(error) => {
                prop_assert!(matches!(error, DimError::TooLarge | DimError::Overflow), "{error}");
            }
        }
    }

    #[test]
    fn constant_substitution_is_evaluation(tree in tree(), values in small_values()) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let constants = environment(&values)
            .into_iter()
            .map(|(name, value)| (name, DimExpr::constant(value)))
            .collect();
        if let Ok(value) = normal.evaluate(&environment(&values)) {
            match normal.substitute(&constants) {
                Ok(replaced) => prop_assert_eq!(replaced.as_constant(), Some(value)),
                Err(error) => prop_assert_eq!(error, DimError::Overflow),
            }
        }
    }

    #[test]
    fn bounds_are_sound(
        tree in prop_oneof![3 => tree(), 1 => large_tree()],
        samples in prop::collection::vec(positive_values(), 8),
    ) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let (lower, upper) = (normal.lower_bound(), normal.upper_bound());
        for values in samples {
            if let Ok(value) = normal.evaluate(&environment(&values)) {
                prop_assert!(lower.is_none_or(|bound| bound <= value), "{normal}: {lower:?} > {value}");
                prop_assert!(upper.is_none_or(|bound| value <= bound), "{normal}: {value} > {upper:?}");
            }
        }
    }

    #[test]
    fn known_multiples_divide(
        tree in prop_oneof![3 => tree(), 1 => large_tree()],
        values in small_values(),
    ) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let multiple = normal.known_multiple_of();
        prop_assert!(multiple >= 0);
        prop_assert_eq!(multiple == 0, normal.as_constant() == Some(0));
        if let (Ok(value), true) = (normal.evaluate(&environment(&values)), multiple > 0) {
            prop_assert_eq!(value % multiple, 0, "{}", normal);
        }
    }

    #[test]
    fn ring_and_lattice_laws_hold(a in tree(), b in tree(), c in tree()) {
        let (Ok(a), Ok(b), Ok(c)) = (a.build(), b.build(), c.build()) else { return Ok(()) };
        let operations: [Operation; 4] =
            [DimExpr::add, DimExpr::mul, DimExpr::minimum, DimExpr::maximum];
        for operation in operations {
            prop_assert_eq!(operation(&a, &b), operation(&b, &a));
            let left = operation(&a, &b).and_then(|ab| operation(&ab, &c));
            let right = operation(&b, &c).and_then(|bc| operation(&a, &bc));
            if let (Ok(left), Ok(right)) = (left, right) {
                prop_assert_eq!(left, right);
            }
        }
        let product_of_sum = a.add(&b).and_then(|sum| sum.mul(&c));
        let sum_of_products = a.mul(&c).and_then(|ac| ac.add(&b.mul(&c)?));
        if let (Ok(left), Ok(right)) = (product_of_sum, sum_of_products) {
            prop_assert_eq!(left, right);
        }
        prop_assert_eq!(a.sub(&a), Ok(DimExpr::constant(0)));
        prop_assert_eq!(a.minimum(&a), Ok(a.clone()));
    }

    #[test]
    fn divisions_by_constants_are_periodic(tree in tree(), divisor in 1..50i64, factor in tree()) {
        let (Ok(dividend), Ok(factor)) = (tree.build(), factor.build()) else { return Ok(()) };
        let divisor = DimExpr::constant(divisor);
        let Ok(shifted) = factor.mul(&divisor).and_then(|step| dividend.add(&step)) else { return Ok(()) };
        // Coefficients keep the sign of their remainder, so that only shifts
        // by a constant are always recognised.
        if factor.as_constant().is_some() {
            prop_assert_eq!(shifted.modulo(&divisor), dividend.modulo(&divisor));
            let quotient = dividend.floordiv(&divisor).and_then(|q| q.add(&factor));
            prop_assert_eq!(shifted.floordiv(&divisor), quotient);
        }
    }

    #[test]
    fn symbols_suffice_for_evaluation(tree in tree(), values in small_values()) {
        let Ok(normal) = tree.build() else { return Ok(()) };
        let mut environment = environment(&values);
        environment.retain(|name, _| normal.symbols().contains(name.as_str()));
        let unbound = matches!(normal.evaluate(&environment), Err(DimError::UnboundSymbol(_)));
        prop_assert!(!unbound);
    }

    #[test]
    fn parsing_never_panics(text in "([nm0-9 ()*+,?-]|floordiv |mod |min\\(|max\\(|\\PC){0,30}") {
        let _ = text.parse::<DimExpr>();
    }
}

/// The pairs of matching parentheses that are not those of a call.
fn parentheses(text: &str) -> Vec<(usize, usize)> {
    let mut open = Vec::new();
    let mut pairs = Vec::new();
    for (index, character) in text.char_indices() {
        match character {
            '(' => open.push(index),
            ')' => {
                let start = open.pop().expect("balanced parentheses");
                if !text[..start].ends_with("min") && !text[..start].ends_with("max") {
                    pairs.push((start, index));
                }
            }
            _ => (),
        }
    }
    pairs
}
