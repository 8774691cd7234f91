//! Text and bytecode that break off or are no text at all: errors with exit status 1, from a file and from
//! the standard input, never a crash.
mod support;

use std::io::Write;

/// Programs that use every kind of type, attribute and operand list.
fn programs() -> Vec<Vec<u8>> {
    let wanted = ["buffer/memory", "pto/memory", "ptensor/cross", "tile/memory"];
    let is_wanted = |path: &std::path::PathBuf| wanted.iter().any(|part| path.to_string_lossy().contains(part));
    let files: Vec<_> = support::op_files().into_iter().filter(is_wanted).collect();
    assert_eq!(files.len(), wanted.len(), "expected each of {wanted:?} once, but got {files:?}");
    files.into_iter().map(|file| std::fs::read(file).expect("a test can be read")).collect()
}

/// Types whose every beginning is wrong.
const TYPES: [&str; 6] = [
    "!ptensor.tensor<128x64xf32, layout = dn, strides = [1, 128], valid = [100, n * 2 + min(3, m)], pad = zero>",
    "!tile.tile<[n, 64], f32, acc, valid = [n, ?], blayout = col_major, mem = <\"b3\", 0, 16384, addr = 0>>",
    "!buffer.buffer<32x64xf32, vec, valid = [?, 64], slayout = row_major, fractal = 1024, compact = null>",
    "!pto.tile_buf<vec, 16x128xf32, valid=16x?, blayout=col_major, pad=1>",
    "!pto.tile_buf<loc=vec, dtype=f32, rows=16, cols=16, v_row=16, v_col=?, pad=0>",
    "!pto.partition_tensor_view<16x?xf32>",
];

#[test]
fn types_that_break_off() {
    let mut text = String::new();
    for ty in TYPES {
        for end in 1..ty.len() {
            text += &format!("func.func private @f({})\n// -----\n", &ty[..end]);
        }
    }
    let ran = support::pypto_opt(&["--split-input-file"], text.as_bytes());
    ran.expect_refusal("types that break off");
    let errors = ran.stderr.lines().filter(|line| line.contains(": error: ")).count();
    let wanted: usize = TYPES.iter().map(|ty| ty.len() - 1).sum();
    assert!(errors >= wanted, "expected {wanted} errors, but got {errors}\n{}", ran.stderr);
}

/// A NUL byte counts as a blank, so it may not stand for one here; the others start or end no character.
#[test]
fn types_with_bytes_that_are_no_text() {
    for byte in [0u8, 0xff, 0xc3] {
        let mut text = vec![];
        let mut wanted = 0;
        for ty in TYPES {
            let spoilable = |position: &usize| !b" ,=<>".contains(&ty.as_bytes()[*position]);
            for position in (2..ty.len()).filter(spoilable) {
                text.extend_from_slice(b"func.func private @f(");
                text.extend_from_slice(&ty.as_bytes()[..position]);
                text.push(byte);
                text.extend_from_slice(&ty.as_bytes()[position + 1..]);
                text.extend_from_slice(b")\n// -----\n");
                wanted += 1;
            }
        }
        let ran = support::pypto_opt(&["--split-input-file"], &text);
        ran.expect_refusal(&format!("types with byte {byte}"));
        let errors = ran.stderr.lines().filter(|line| line.contains(": error: ")).count();
        assert!(errors >= wanted, "byte {byte}: expected {wanted} errors, but got {errors}\n{}", ran.stderr);
    }
}

#[test]
fn programs_that_break_off() {
    for program in programs() {
        let ends = program.iter().enumerate().filter(|(_, byte)| b",:(<[".contains(byte)).map(|(end, _)| end);
        for end in ends.step_by(29) {
            let ran = support::pypto_opt(&["--verify-diagnostics=false"], &program[..end]);
            ran.expect_calm("a program that breaks off");
        }
    }
}

#[test]
fn bytecode_that_breaks_off() {
    let mut file = tempfile::NamedTempFile::new().expect("a file can be made");
    let path = file.path().to_string_lossy().into_owned();
    for program in programs() {
        let bytecode = support::pypto_opt(&["--emit-bytecode"], &program).stdout;
        assert!(bytecode.starts_with(b"ML\xefR"), "expected bytecode");
        for end in (4..bytecode.len()).step_by(bytecode.len() / 12) {
            let part = &bytecode[..end];
            support::pypto_opt(&[], part).expect_refusal(&format!("{end} bytes of bytecode from standard input"));
            file.as_file_mut().set_len(0).expect("a file can be emptied");
            std::fs::File::create(&path).and_then(|mut f| f.write_all(part)).expect("a file can be written");
            support::pypto_opt(&[&path], b"").expect_refusal(&format!("{end} bytes of bytecode from a file"));
        }
    }
}
