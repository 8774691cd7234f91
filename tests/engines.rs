//! The interpreter and native code agree, at every layer.
//!
//! Bit for bit, where a NaN is a NaN whatever its payload: everything but exp, log and what is computed from them. These may
//! differ, since neither side rounds them correctly: by 2 units in the last place for one call, and by 16 for softmax,
//! which adds 128 of them up and divides.
use pypto::emit::Source;
use pypto::ffi::{Effort, Llvm};
use pypto::interp::{Grid, Options, run};
use pypto::pipeline::Level;
use pypto::run::{Array, DType, Direction, Kernel, Parameter, Scalar, compile_all, first_difference};

/// How far apart results may be, in units in the last place.
const EXACT: u32 = 0;
const ONE_CALL: u32 = 2;
const SOFTMAX: u32 = 16;

/// Small numbers of every sign, the same in every run.
fn numbers(seed: u64, count: usize) -> Vec<i64> {
    let mut state = seed.wrapping_mul(2).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 56) as i64 - 128
    };
    (0..count).map(|_| next()).collect()
}

/// Elements between -4 and 4 for floats, -128 and 127 for integers.
fn bytes(dtype: DType, seed: u64, count: usize) -> Vec<u8> {
    let numbers = numbers(seed, count).into_iter();
    match dtype {
        DType::Bool => numbers.map(|n| (n & 1) as u8).collect(),
        DType::I8 | DType::U8 => numbers.map(|n| n as u8).collect(),
        DType::I16 | DType::U16 => numbers.flat_map(|n| (n as i16).to_le_bytes()).collect(),
        DType::I32 | DType::U32 => numbers.flat_map(|n| (n as i32).to_le_bytes()).collect(),
        DType::I64 | DType::U64 => numbers.flat_map(|n| n.to_le_bytes()).collect(),
        float => numbers.flat_map(|n| float.bytes_of(Scalar::Float(n as f64 / 37.0))).collect(),
    }
}

fn arguments(kernel: &Kernel) -> Vec<Array> {
    let argument = |(seed, parameter): (usize, &Parameter)| {
        let (dtype, shape): (DType, &[usize]) = match parameter {
            Parameter::Tensor { dtype, shape, .. } => (*dtype, shape),
            Parameter::Scalar(dtype) => (*dtype, &[]),
        };
        let mut array = Array::zeros(dtype, shape).expect("a small array");
        if !matches!(parameter, Parameter::Tensor { direction: Direction::Out, .. }) {
            array.set_bytes(&bytes(dtype, seed as u64, shape.iter().product()));
        }
        array
    };
    kernel.parameters.iter().enumerate().map(argument).collect()
}

/// How a kernel is run.
#[derive(Clone, Copy, Debug)]
enum Engine {
    Native,
    Interpreter(Level),
}

fn results(text: &str, engine: Engine, blocks: i64) -> Vec<Array> {
    let context = pypto::context();
    let mut source = Source::parse(&context, text.as_bytes(), "test").expect("a program that parses");
    let kernel = Kernel::find(&source, None).expect("one kernel");
    let mut arrays = arguments(&kernel);
    match engine {
        Engine::Native => {
            source.run("pypto-cpu").expect("a program that lowers");
            let llvm = Llvm::new();
            let native = kernel.compile(&source, &llvm).expect("a kernel that compiles");
            kernel.launch(&native, &mut arrays, blocks).expect("a kernel that runs");
        }
        Engine::Interpreter(level) => {
            source.run(&level.passes()).unwrap_or_else(|error| panic!("{level:?}: {error}"));
            let ran = kernel.interpret(&source, &mut arrays, blocks, &Options::default());
            ran.unwrap_or_else(|error| panic!("{level:?}: {error}"));
        }
    }
    arrays
}

/// Runs a program natively and in the interpreter at each layer, and compares.
fn agree(text: &str, blocks: i64, units: u32) {
    let native = results(text, Engine::Native, blocks);
    for level in [Level::Tile, Level::Buffer, Level::Pto] {
        let found = results(text, Engine::Interpreter(level), blocks);
        for (position, (found, wanted)) in found.iter().zip(&native).enumerate() {
            if let Some(difference) = first_difference(found, wanted, units) {
                panic!("{level:?}, argument {position}, {difference}\n{text}");
            }
        }
    }
}

#[test]
fn example_vector_add() {
    agree(include_str!("../examples/kernels/vector_add.mlir"), 8, EXACT);
}

#[test]
fn example_matmul() {
    agree(include_str!("../examples/kernels/matmul.mlir"), 1, EXACT);
}

#[test]
fn example_scale_add_relu() {
    agree(include_str!("../examples/kernels/scale_add_relu.mlir"), 1, EXACT);
}

#[test]
fn example_softmax() {
    agree(include_str!("../examples/kernels/softmax.mlir"), 1, SOFTMAX);
}

/// A kernel of two inputs and a scalar, all of one element type; `body` ends in `%r`.
fn kernel(element: &str, body: &str) -> String {
    format!(
        "!x = !ptensor.tensor<16x32x{element}>
         !t = !tile.tile<16x32x{element}, vec>
         !v = !tile.tile<16x1x{element}, vec>
         !w = !tile.tile<1x32x{element}, vec>
         func.func @f(%x: !x, %y: !x, %s: {element}, %n: index, %z: !x {{pypto.dir = #pypto.dir<out>}}) {{
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %c3 = arith.constant 3 : index
           %a = tile.load %x[0, 0] : !x -> !t
           %b = tile.load %y[0, 0] : !x -> !t
           %scratch = tile.create : !t
           {body}
           tile.store %r, %z[0, 0] : !t, !x
           return
         }}"
    )
}

#[test]
fn elementwise_ops_agree() {
    for element in ["f32", "f16", "i32", "i16"] {
        for op in ["add", "sub", "mul", "maximum", "minimum"] {
            agree(&kernel(element, &format!("%r = tile.{op} %a, %b : !t")), 1, EXACT);
        }
        for op in ["adds", "subs", "muls", "divs", "maximums", "minimums"] {
            agree(&kernel(element, &format!("%r = tile.{op} %a, %s : {element}, !t")), 1, EXACT);
        }
        agree(&kernel(element, "%r = tile.neg %a : !t"), 1, EXACT);
    }
}

#[test]
fn float_functions_agree() {
    for element in ["f32", "f16"] {
        agree(&kernel(element, "%r = tile.div %a, %b : !t"), 1, EXACT);
        for (op, units) in [
            ("abs", EXACT),
            ("sqrt", EXACT),
            ("rsqrt", EXACT),
            ("recip", EXACT),
            ("relu", EXACT),
            ("exp", ONE_CALL),
            ("log", ONE_CALL),
        ] {
            agree(&kernel(element, &format!("%r = tile.{op} %a : !t")), 1, units);
        }
    }
}

#[test]
fn reductions_and_broadcasts_agree() {
    for element in ["f32", "f16", "i32"] {
        for reduce in ["row_sum", "row_max", "row_min", "row_prod"] {
            let body = format!(
                "%v = tile.{reduce} %a, %scratch : (!t, !t) -> !v
                 %r = tile.row_expand_add %b, %v : (!t, !v) -> !t"
            );
            agree(&kernel(element, &body), 1, EXACT);
        }
        let body = "%w = tile.load %y[3, 0] : !x -> !w
                    %c = tile.col_expand %w : !w -> !t
                    %d = tile.col_expand_mul %a, %w : (!t, !w) -> !t
                    %r = tile.sub %c, %d : !t";
        agree(&kernel(element, body), 1, EXACT);
    }
}

#[test]
fn carried_tiles_agree() {
    let body = "%p:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%u = %a, %v = %b) -> (!t, !t) {
                  %first = arith.cmpi eq, %i, %c0 : index
                  %q = scf.if %first -> (!t) {
                    %d = tile.add %u, %v : !t
                    scf.yield %d : !t
                  } else {
                    scf.yield %v : !t
                  }
                  scf.yield %q, %u : !t, !t
                }
                %r = tile.sub %p#0, %p#1 : !t";
    for element in ["f32", "f16", "i32"] {
        agree(&kernel(element, body), 1, EXACT);
    }
}

#[test]
fn products_agree_for_every_element_type() {
    let both =
        [("f32", "f32"), ("f16", "f32"), ("bf16", "f32"), ("i8", "i32")].map(|(element, sum)| (element, sum, "a2a3"));
    for (element, sum, chip) in both.into_iter().chain(["f8E4M3FN", "f8E5M2"].map(|element| (element, "f32", "a5"))) {
        let text = format!(
            "!x = !ptensor.tensor<40x64x{element}>
             !y = !ptensor.tensor<64x50x{element}>
             !z = !ptensor.tensor<40x50x{sum}>
             module attributes {{pypto.target = #pypto.target<{chip}>}} {{
             func.func @f(%x: !x, %y: !y, %z: !z {{pypto.dir = #pypto.dir<out>}}) {{
               %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64x{element}, valid = [40, 64]>
               %b = tile.load %y[0, 0] : !y -> !tile.tile<64x64x{element}, valid = [64, 50]>
               %c = tile.matmul %a, %b : (!tile.tile<64x64x{element}, valid = [40, 64]>, !tile.tile<64x64x{element}, valid = [64, 50]>) -> !tile.tile<64x64x{sum}, valid = [40, 50]>
               tile.store %c, %z[0, 0] : !tile.tile<64x64x{sum}, valid = [40, 50]>, !z
               return
             }}
             }}"
        );
        agree(&text, 1, EXACT);
    }
}

/// What a program in the assembler's dialect gives, on an array of eight f32.
fn assembler(body: &str) -> Result<Vec<u8>, String> {
    let text = format!(
        "module attributes {{pto.target_arch = \"a2a3\"}} {{
           func.func @f(%p: !pto.ptr<f32>, %n: index) {{
             %c0 = arith.constant 0 : index
             %c1 = arith.constant 1 : index
             %c8 = arith.constant 8 : index
             %t = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
             {body}
             return
           }}
         }}"
    );
    let context = pypto::context();
    let source = Source::parse(&context, text.as_bytes(), "test").map_err(|error| error.to_string())?;
    let mut arguments = vec![bytes(DType::F32, 1, 8), 8i64.to_le_bytes().to_vec()];
    let grid = Grid { block: 0, blocks: 1, subblock: 0 };
    let ran = source.listen(|| run(source.op(), "f", &mut arguments, grid, &Options::default()).ok());
    ran.map(|()| arguments.swap_remove(0)).map_err(|error| error.to_string())
}

#[test]
fn views_of_the_assembler_are_checked() {
    let transfer = |shape: &str, sizes: &str| {
        assembler(&format!(
            "%v = pto.make_tensor_view %p, shape = {shape}, strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
             %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = {sizes} : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
             pto.tload ins(%w : !pto.partition_tensor_view<?x?xf32>) outs(%t : !pto.tile_buf<vec, 1x8xf32>)
             pto.tneg ins(%t : !pto.tile_buf<vec, 1x8xf32>) outs(%t : !pto.tile_buf<vec, 1x8xf32>)
             pto.tstore ins(%t : !pto.tile_buf<vec, 1x8xf32>) outs(%w : !pto.partition_tensor_view<?x?xf32>)"
        ))
    };
    let given = bytes(DType::F32, 1, 8);
    let negated: Vec<u8> =
        given.iter().enumerate().map(|(i, byte)| if i % 4 == 3 { byte ^ 0x80 } else { *byte }).collect();
    assert_eq!(transfer("[%c1, %n]", "[%c1, %c8]"), Ok(negated));
    let error = transfer("[%c1, %c8]", "[%c1, %c1]").expect_err("a window that is too small");
    assert!(
        error.contains("'pto.tload' op expected the valid region of the source to be [1, 8] as in dst, but got [1, 1]"),
        "{error}"
    );
    let error = transfer("[%c1, %c1]", "[%c1, %c8]").expect_err("a window beyond its view");
    assert!(
        error.contains("'pto.partition_view' op expected the window to lie in 0 to 1 along dimension 1"),
        "{error}"
    );
}

#[test]
fn views_beyond_the_array_are_refused() {
    let error = assembler(
        "%v = pto.make_tensor_view %p, shape = [%c8, %c8], strides = [%c8, %c1] : !pto.tensor_view<?x?xf32>
         %w = pto.partition_view %v, offsets = [%c1, %c0], sizes = [%c1, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x8xf32>
         pto.tload ins(%w : !pto.partition_tensor_view<1x8xf32>) outs(%t : !pto.tile_buf<vec, 1x8xf32>)",
    );
    let error = error.expect_err("a view beyond its array");
    assert!(
        error.contains("'pto.tload' op expected element [0, 0] to be one of the array's 8, but got number 8"),
        "{error}"
    );
}

/// Code that is not optimized converts what it only passes on, and calls a function for that.
#[test]
fn numbers_that_are_not_used_are_passed_by_unoptimized_code() {
    let text = "func.func @f(%x: !ptensor.tensor<1x8xf32>, %s: bf16, %z: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}) {
         %a = tile.load %x[0, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
         tile.store %a, %z[0, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<1x8xf32>
         return
       }";
    let context = pypto::context();
    let mut source = Source::parse(&context, text.as_bytes(), "test").expect("a program that parses");
    let kernel = Kernel::find(&source, None).expect("one kernel");
    source.run("pypto-cpu").expect("a program that lowers");
    let llvm = Llvm::new();
    for effort in [Effort::Full, Effort::Little] {
        let mut arrays = arguments(&kernel);
        let natives = compile_all(&[kernel.name.as_str()], &source, &llvm, effort).expect("a kernel that compiles");
        kernel.launch(&natives[0], &mut arrays, 1).expect("a kernel that runs");
        assert_eq!(arrays[2], arrays[0], "{effort:?}");
    }
}
