#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    iri_grammar_fuzz::bodies::acceptance::run(data);
    iri_grammar_fuzz::peers::run(data);
});
