//! A pattern that the tests beside other implementations use too.

/// References, or nearly.
pub const REFERENCES: &str = "([a-z]{0,3}:)?(//([a:@%]{0,4}@)?[a1.é%]{0,5}(:[0-9a]{0,3})?)?\
    [/a:@é%4]{0,6}(\\?[?/a\u{e000}]{0,3})?(#[#a é]{0,3})?";
