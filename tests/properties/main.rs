//! What holds for every text, over texts made at random.

#[cfg(feature = "advice")]
mod advice_properties;
#[cfg(feature = "advice")]
mod bidi_properties;
#[cfg(all(feature = "idna", feature = "tree"))]
mod detection_properties;
mod editing;
#[cfg(all(feature = "advice", feature = "charset", feature = "lab", feature = "tree"))]
mod fuzz_inputs;
#[cfg(feature = "idna")]
mod generation_properties;
#[cfg(feature = "idna")]
mod host_properties;
#[cfg(feature = "lab")]
mod lab_properties;
#[cfg(feature = "idna")]
mod ladder_properties;
mod literal;
#[cfg(feature = "idna")]
mod mapping_properties;
mod peers;
mod percent_properties;
#[cfg(feature = "idna")]
mod preparation_properties;
mod properties;
#[cfg(all(feature = "advice", feature = "url"))]
mod request_properties;
mod resolution_properties;

// What the targets of cargo-fuzz call, too.
#[allow(dead_code, reason = "some properties need features that are off")]
#[path = "../../fuzz/bodies/mod.rs"]
mod bodies;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "idna")]
#[path = "../support/texts.rs"]
mod texts;
