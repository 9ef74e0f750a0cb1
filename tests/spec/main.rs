//! What the documents say, section by section: their own examples first, and tables of more.

mod editing;
mod error_texts;
mod errors;
mod examples;
#[cfg(feature = "idna")]
mod file_path;
#[cfg(feature = "lint")]
mod findings;
mod grammars;
#[cfg(feature = "idna")]
mod guidelines_s4;
#[cfg(feature = "idna")]
mod guidelines_s5;
#[cfg(feature = "idna")]
mod guidelines_s6;
#[cfg(feature = "idna")]
mod guidelines_s7;
#[cfg(feature = "idna")]
mod host;
#[cfg(feature = "idna")]
mod host_rfc3454;
#[cfg(feature = "idna")]
mod host_rfc5892;
#[cfg(feature = "idna")]
mod host_unicode;
#[cfg(feature = "idna")]
mod host_uts46;
mod identifiers;
#[cfg(feature = "idna")]
mod iuc19_tables;
#[cfg(feature = "lint")]
mod lint;
#[cfg(feature = "lint")]
mod lint_classes;
#[cfg(feature = "idna")]
mod mapping_host;
#[cfg(feature = "idna")]
mod mapping_shared;
mod notation;
#[cfg(feature = "charset")]
mod preparation_hostile;
#[cfg(feature = "idna")]
mod request;
#[cfg(feature = "lint")]
mod request_display;
#[cfg(all(feature = "idna", feature = "tree"))]
mod rfc3986_appendix_c;
mod rfc3986_s5_2;
mod rfc3986_s5_4;
mod rfc3986_s6_2;
#[cfg(feature = "lint")]
mod rfc3986_s7;
#[cfg(feature = "lint")]
mod rfc3987_s1_4;
mod rfc3987_s3_1;
mod rfc3987_s3_2;
#[cfg(feature = "lint")]
mod rfc3987_s4_1;
#[cfg(feature = "lint")]
mod rfc3987_s4_2;
#[cfg(feature = "lint")]
mod rfc3987_s4_4;
#[cfg(all(feature = "idna", feature = "tree"))]
mod rfc3987_s5;
#[cfg(feature = "lint")]
mod rfc3987_s6_1;
#[cfg(feature = "idna")]
mod rfc3987_s6_2;
mod rfc3987_s6_3;
mod rfc3987_s6_4;
#[cfg(feature = "idna")]
mod rfc3987_s7_2;
#[cfg(all(feature = "idna", feature = "tree"))]
mod rfc3987_s7_3;
#[cfg(feature = "idna")]
mod rfc3987_s7_4;
#[cfg(feature = "lint")]
mod rfc3987_s7_5;
#[cfg(feature = "lint")]
mod rfc3987_s7_6;
mod rfc3987_s7_7;
#[cfg(feature = "idna")]
mod rfc3987bis_s11_2;
mod rfc3987bis_s3;
#[cfg(feature = "idna")]
mod rfc3987bis_s4;
mod rfc3987bis_s6;
mod rows;
mod schemes;
mod transliteration;
#[cfg(feature = "idna")]
mod url_i18n_07_s2;
#[cfg(feature = "lint")]
mod url_i18n_07_s3_1;
#[cfg(feature = "lint")]
mod url_i18n_07_s3_2;
mod url_i18n_07_s3_3;
#[cfg(feature = "lint")]
mod url_i18n_07_s4_5;

#[cfg(feature = "idna")]
#[path = "../../src/host/rfc3454/mod.rs"]
mod rfc3454;
#[cfg(feature = "idna")]
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "charset")]
#[path = "../support/texts.rs"]
mod texts;
