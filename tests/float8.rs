//! All 256 bytes as numbers of both 8-bit float types, as a factor of a product and copied, natively and in the
//! interpreter at every layer. The values come from the definition of the formats, by no code of the library.
use pypto::emit::Source;
use pypto::ffi::Llvm;
use pypto::pipeline::Level;
use pypto::run::{Array, DType, Direction, Kernel, Parameter};

/// A type by name, and how its bits are divided.
struct Format {
    name: &'static str,
    exponent_bits: u32,
    bias: i32,
    has_infinity: bool,
}
const FORMATS: [Format; 2] = [
    Format { name: "f8E4M3FN", exponent_bits: 4, bias: 7, has_infinity: false },
    Format { name: "f8E5M2", exponent_bits: 5, bias: 15, has_infinity: true },
];

impl Format {
    /// (-1)^sign * 2^(exponent - bias) * 1.fraction, and 2^(1 - bias) * 0.fraction where the exponent is 0. Of the
    /// largest exponent, f8E5M2 has infinity and NaNs as IEEE types do, f8E4M3FN a single NaN, with all bits set.
    fn value(&self, bits: u8) -> f32 {
        let fraction_bits = 7 - self.exponent_bits;
        let exponent = i32::from(bits >> fraction_bits) & ((1 << self.exponent_bits) - 1);
        let fraction = f32::from(bits & ((1 << fraction_bits) - 1)) / (1 << fraction_bits) as f32;
        let is_largest = exponent == (1 << self.exponent_bits) - 1;
        let magnitude = match exponent {
            _ if is_largest && self.has_infinity && fraction == 0.0 => f32::INFINITY,
            _ if is_largest && (self.has_infinity || bits & 0x7f == 0x7f) => f32::NAN,
            0 => fraction * 2f32.powi(1 - self.bias),
            _ => (1.0 + fraction) * 2f32.powi(exponent - self.bias),
        };
        if bits >= 0x80 { -magnitude } else { magnitude }
    }
    /// Numbers whose exponent is the bias are 1 and more.
    fn one(&self) -> u8 {
        (self.bias << (7 - self.exponent_bits)) as u8
    }
}

#[derive(Clone, Copy, Debug)]
enum Engine {
    Native,
    Interpreter(Level),
}
const ENGINES: [Engine; 4] = [
    Engine::Native,
    Engine::Interpreter(Level::Tile),
    Engine::Interpreter(Level::Buffer),
    Engine::Interpreter(Level::Pto),
];

/// What a kernel writes into its last argument.
fn run(text: &str, engine: Engine, inputs: &[Vec<u8>]) -> Vec<u8> {
    let context = pypto::context();
    let mut source = Source::parse(&context, text.as_bytes(), "test").expect("a program that parses");
    let kernel = Kernel::find(&source, None).expect("one kernel");
    let mut inputs = inputs.iter();
    let mut argument = |parameter: &Parameter| {
        let Parameter::Tensor { dtype, shape, direction } = parameter else { panic!("a scalar") };
        let mut array = Array::zeros(*dtype, shape).expect("a small array");
        if *direction != Direction::Out {
            array.set_bytes(inputs.next().expect("an input"));
        }
        array
    };
    let mut arrays: Vec<Array> = kernel.parameters.iter().map(&mut argument).collect();
    match engine {
        Engine::Native => {
            source.run("pypto-cpu").expect("a program that lowers");
            let llvm = Llvm::new();
            let native = kernel.compile(&source, &llvm).expect("a kernel that compiles");
            kernel.launch(&native, &mut arrays, 1).expect("a kernel that runs");
        }
        Engine::Interpreter(level) => {
            source.run(&level.passes()).expect("a program that lowers");
            kernel.interpret(&source, &mut arrays, 1, &Default::default()).expect("a program with a meaning");
        }
    }
    arrays.last().expect("an output").bytes()
}

fn all_bytes() -> Vec<u8> {
    (0..=u8::MAX).collect()
}

/// `[rows, 1] * [1, columns]`, of which one is all 256 numbers and the other is 1.
fn product(element: &str, [rows, columns]: [usize; 2]) -> String {
    let whole = |extent: usize| extent.div_ceil(32) * 32;
    let (m, n) = (whole(rows), whole(columns));
    let (l, r) = (
        format!("!tile.tile<{m}x32x{element}, valid = [{rows}, 1]>"),
        format!("!tile.tile<32x{n}x{element}, valid = [1, {columns}]>"),
    );
    let c = format!("!tile.tile<{m}x{n}xf32, valid = [{rows}, {columns}]>");
    let (x, y, z) = (
        format!("!ptensor.tensor<{rows}x1x{element}>"),
        format!("!ptensor.tensor<1x{columns}x{element}>"),
        format!("!ptensor.tensor<{rows}x{columns}xf32>"),
    );
    format!(
        "module attributes {{pypto.target = #pypto.target<a5>}} {{
           func.func @f(%x: {x}, %y: {y}, %z: {z} {{pypto.dir = #pypto.dir<out>}}) {{
             %a = tile.load %x[0, 0] : {x} -> {l}
             %b = tile.load %y[0, 0] : {y} -> {r}
             %c = tile.matmul %a, %b : ({l}, {r}) -> {c}
             tile.store %c, %z[0, 0] : {c}, {z}
             return
           }}
         }}"
    )
}

/// The sum of a product starts with 0, and 0 and -0 are 0.
fn summed(value: f32) -> f32 {
    0.0 + value
}

#[test]
fn every_byte_is_a_factor() {
    for format in &FORMATS {
        let one = vec![format.one()];
        let sides = [([1, 256], [one.clone(), all_bytes()]), ([256, 1], [all_bytes(), one])];
        for ((extents, inputs), engine) in sides.iter().flat_map(|side| ENGINES.map(|engine| (side, engine))) {
            let found = run(&product(format.name, *extents), engine, inputs);
            for (bits, found) in all_bytes().into_iter().zip(found.chunks(4)) {
                let found = f32::from_le_bytes(found.try_into().expect("four bytes"));
                let wanted = summed(format.value(bits));
                assert!(
                    found.to_bits() == wanted.to_bits() || found.is_nan() && wanted.is_nan(),
                    "{} {bits:#04x}, {extents:?}, {engine:?}: expected {wanted}, but got {found}",
                    format.name
                );
            }
        }
    }
}

#[test]
fn every_byte_is_copied_as_it_is() {
    for format in &FORMATS {
        let (x, t) =
            (format!("!ptensor.tensor<8x32x{}>", format.name), format!("!tile.tile<8x32x{}, vec>", format.name));
        let text = format!(
            "module attributes {{pypto.target = #pypto.target<a5>}} {{
               func.func @f(%x: {x}, %z: {x} {{pypto.dir = #pypto.dir<out>}}) {{
                 %a = tile.load %x[0, 0] : {x} -> {t}
                 %b = tile.move %a : {t} -> {t}
                 tile.store %b, %z[0, 0] : {t}, {x}
                 return
               }}
             }}"
        );
        for engine in ENGINES {
            assert_eq!(run(&text, engine, &[all_bytes()]), all_bytes(), "{} {engine:?}", format.name);
        }
    }
}

#[test]
fn every_byte_is_its_number_in_an_array() {
    for (format, dtype) in FORMATS.iter().zip([DType::F8E4M3FN, DType::F8E5M2]) {
        let mut array = Array::zeros(dtype, &[256]).expect("a small array");
        array.set_bytes(&all_bytes());
        for (bits, found) in all_bytes().into_iter().zip(array.numbers()) {
            let (found, wanted) = (found.value(), f64::from(format.value(bits)));
            let same = found.to_bits() == wanted.to_bits() || found.is_nan() && wanted.is_nan();
            assert!(same, "{} {bits:#04x}: expected {wanted}, but got {found}", format.name);
            let text = Array::scalar(&found.to_string(), dtype).expect("a number");
            assert!(text.bytes() == [bits] || found.is_nan(), "{} {bits:#04x} from '{found}'", format.name);
        }
    }
}
