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
