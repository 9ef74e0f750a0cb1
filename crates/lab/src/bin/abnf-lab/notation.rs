//! The options for the notation of ABNF.

use abnf_lab::AbnfOptions;
use clap::Args;

/// The heading in the help of the options for reading a grammar.
pub const READING: &str = "Reading";

/// Options for the notation of ABNF.
#[derive(Args, Clone, Copy, Default)]
pub struct NotationOption {
    /// Read the signs of RFC 2616: `|` separates alternatives, `<">` is DQUOTE
    #[arg(long, help_heading = READING)]
    pub bars: bool,
}

impl NotationOption {
    /// Returns the options of the library.
    pub fn options(self) -> AbnfOptions {
        AbnfOptions::new().bars(self.bars)
    }
}
