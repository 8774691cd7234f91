//! What the report on a plan says.
use melior::ir::Module;
use pypto::analysis::storage::report;
use pypto::ir::{Op, Space, control::functions};

const PLANNED: &str = r#"
!x = !ptensor.tensor<128x64xf32>
!a = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
!b = !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 8192>>
!m = !tile.tile<16x16xf16, mat, mem = <"b2", 0, 512>>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @f(%x: !x, %h: !ptensor.tensor<16x16xf16>) {
    %m = tile.load %h[0, 0] : !ptensor.tensor<16x16xf16> -> !m
    %a = tile.load %x[0, 0] : !x -> !a
    %b = "tile.neg"(%a) : (!a) -> !b
    tile.store %b, %x[0, 0] : !b, !x
    return
  }
}
"#;

#[test]
fn peak_bound_and_capacity() {
    let context = pypto::context();
    let module = Module::parse(&context, PLANNED).expect("the program parses");
    // SAFETY: the module outlives the handle.
    let root = unsafe { Op::from_raw(module.as_operation().to_raw()) };
    let report = report(functions(root)[0]);
    let [vec, mat] = &report.spaces[..] else { panic!("{report}") };
    assert_eq!((vec.space, vec.peak, vec.lower_bound, vec.capacity), (Space::Vec, 12288, 8192, Some(188_416)));
    assert!(vec.storages.iter().all(|storage| storage.at_peak));
    // Without addresses nothing overlaps: the peak is the sum.
    assert_eq!((mat.space, mat.peak, mat.lower_bound), (Space::Mat, 512, 512));
    assert_eq!(mat.storages[0].address, None);
    let text = report.to_string();
    assert!(text.contains("vec: peak 12288 bytes, lower bound 8192, capacity 188416\n"), "{text}");
    assert!(text.contains("* b1         8192     4096  "), "{text}");
}
