#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| iri_grammar_fuzz::laboratory::grammar_texts::run(data));
