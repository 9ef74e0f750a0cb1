#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| iri_grammar_fuzz::packages::schemes::run(data));
