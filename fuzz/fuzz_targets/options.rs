#![no_main]
libfuzzer_sys::fuzz_target!(|input: &[u8]| pypto_fuzz_targets::feed(pypto::fuzz::Target::Options, input));
