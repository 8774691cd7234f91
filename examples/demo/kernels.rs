//! The demo's kernels: their arguments, and references computed in f64 without any of our own machinery.
use half::f16;
use ndarray::{Array2, ArrayD, IxDyn};
use pypto::run::Array;
use std::fmt;

/// One kernel.
pub struct Demo {
    /// Its function, and its file's stem.
    pub name: &'static str,
    /// One line about it.
    pub what: &'static str,
    /// The program.
    pub text: &'static str,
    /// Blocks of the launch.
    pub blocks: i64,
    /// Arguments in order; the last is the output.
    pub arguments: fn() -> Vec<Array>,
    /// Compares the output, the last array, with the reference.
    pub judge: fn(&[Array]) -> Judgement,
}

/// How far a result is from its reference.
pub struct Judgement {
    /// Largest difference.
    pub difference: f64,
    /// The allowance where the difference used up most of it; 0 where nothing is allowed.
    pub allowed: f64,
    /// Largest part of the allowance that was used; infinite when it was passed where nothing is allowed.
    used: f64,
}
impl Judgement {
    /// Whether every element is as near as it must be.
    pub fn passed(&self) -> bool {
        self.used <= 1.0
    }
    /// The allowance for a table.
    pub fn allowed_text(&self) -> String {
        if self.allowed == 0.0 { "exact".into() } else { format!("{:.1e}", self.allowed) }
    }
    /// Folds over pairs of a result and its reference, with what is allowed between them.
    fn over(pairs: impl Iterator<Item = (f64, f64, f64)>) -> Self {
        let start = Self { difference: 0.0, allowed: 0.0, used: 0.0 };
        pairs.fold(start, |worst, (found, wanted, allowed)| {
            let difference = (found - wanted).abs();
            let used = match difference {
                0.0 => 0.0,
                difference if difference.is_nan() => f64::INFINITY,
                difference => difference / allowed,
            };
            Self {
                difference: worst.difference.max(difference),
                allowed: if used >= worst.used { allowed } else { worst.allowed },
                used: worst.used.max(used),
            }
        })
    }
}
impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "off by {:.1e} (allowed: {})", self.difference, self.allowed_text())
    }
}

/// The kernels.
pub fn all() -> [Demo; 4] {
    [
        Demo {
            name: "vector_add",
            what: "z = x + y, 8 blocks",
            text: include_str!("../kernels/vector_add.mlir"),
            blocks: 8,
            arguments: || vec![numbers(1, [512, 128]), numbers(2, [512, 128]), numbers(0, [512, 128])],
            judge: judge_add,
        },
        Demo {
            name: "scale_add_relu",
            what: "relu(x * s + y), 4 MiB each",
            text: include_str!("../kernels/scale_add_relu.mlir"),
            blocks: 1,
            arguments: || {
                let scale = Array::F32(ArrayD::from_elem(IxDyn(&[]), SCALE));
                vec![numbers(3, [4096, 256]), numbers(4, [4096, 256]), scale, numbers(0, [4096, 256])]
            },
            judge: judge_scale_add_relu,
        },
        Demo {
            name: "matmul",
            what: "256x256x256, f16 to f32, K in steps",
            text: include_str!("../kernels/matmul.mlir"),
            blocks: 1,
            arguments: || vec![halves(5, [256, 256]), halves(6, [256, 256]), numbers(0, [256, 256])],
            judge: judge_matmul,
        },
        Demo {
            name: "softmax",
            what: "along rows of 128",
            text: include_str!("../kernels/softmax.mlir"),
            blocks: 1,
            arguments: || vec![numbers(7, [512, 128]), numbers(0, [512, 128])],
            judge: judge_softmax,
        },
    ]
}

const SCALE: f32 = 1.75;
/// What is allowed where results are rounded, as a part of the largest reference value of the row.
const RELATIVE: f64 = 1e-5;

fn judge_add(arrays: &[Array]) -> Judgement {
    let [x, y, z] = [0, 1, 2].map(|i| matrix(&arrays[i]));
    // The sum of two floats, rounded once, is what f32 addition gives: nothing is allowed.
    Judgement::over(x.iter().zip(&y).zip(&z).map(|((x, y), z)| (*z, f64::from((x + y) as f32), 0.0)))
}

fn judge_scale_add_relu(arrays: &[Array]) -> Judgement {
    let (x, y, out) = (matrix(&arrays[0]), matrix(&arrays[1]), matrix(&arrays[3]));
    let reference = (x * f64::from(SCALE) + y).mapv(|value| value.max(0.0));
    within_rows(&out, &reference)
}

/// The bound of a dot product of K terms, summed in any order: 2 K eps times the product of the magnitudes.
fn judge_matmul(arrays: &[Array]) -> Judgement {
    let [a, b, c] = [0, 1, 2].map(|i| matrix(&arrays[i]));
    let reference = a.dot(&b);
    let magnitudes = a.mapv(f64::abs).dot(&b.mapv(f64::abs));
    let bound = 2.0 * a.ncols() as f64 * f64::from(f32::EPSILON);
    Judgement::over(c.iter().zip(&reference).zip(&magnitudes).map(|((c, wanted), m)| (*c, *wanted, bound * m)))
}

fn judge_softmax(arrays: &[Array]) -> Judgement {
    let mut reference = matrix(&arrays[0]);
    for mut row in reference.rows_mut() {
        let largest = row.fold(f64::NEG_INFINITY, |a, b| a.max(*b));
        row.mapv_inplace(|value| (value - largest).exp());
        let sum = row.sum();
        row.mapv_inplace(|value| value / sum);
    }
    within_rows(&matrix(&arrays[1]), &reference)
}

fn within_rows(found: &Array2<f64>, wanted: &Array2<f64>) -> Judgement {
    let rows = found.rows().into_iter().zip(wanted.rows());
    Judgement::over(rows.flat_map(|(found, wanted)| {
        let allowed = RELATIVE * wanted.fold(0.0, |a: f64, b| a.max(b.abs()));
        let pairs = found.iter().copied().zip(wanted.iter().copied()).collect::<Vec<_>>();
        pairs.into_iter().map(move |(found, wanted)| (found, wanted, allowed))
    }))
}

/// Reproducible numbers between -1 and 1; zeros for seed 0.
fn generate(seed: u64, shape: [usize; 2]) -> Array2<f64> {
    let mut state = seed;
    Array2::from_shape_simple_fn(shape, || {
        if seed == 0 {
            return 0.0;
        }
        // An LCG whose upper bits are good enough for test data.
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 40) as f64 / (1u64 << 23) as f64 - 1.0
    })
}

fn numbers(seed: u64, shape: [usize; 2]) -> Array {
    Array::F32(generate(seed, shape).mapv(|value| value as f32).into_dyn())
}

fn halves(seed: u64, shape: [usize; 2]) -> Array {
    Array::F16(generate(seed, shape).mapv(f16::from_f64).into_dyn())
}

/// An array of two dimensions, in f64.
fn matrix(array: &Array) -> Array2<f64> {
    let wide: ArrayD<f64> = match array {
        Array::F32(items) => items.mapv(f64::from),
        Array::F16(items) => items.mapv(f64::from),
        other => panic!("the demo has no {} arrays", other.dtype()),
    };
    wide.into_dimensionality().expect("the demo's arrays have two dimensions")
}
