//! The option that adds a scheme with domain names.

use clap::Args;
use iri_grammar::Grammar;
use iri_grammar::schemes::{Schemes, What};
use std::sync::OnceLock;

#[derive(Args)]
pub struct SchemeOptions {
    /// Takes hosts of this scheme for domain names too; may be repeated
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    domain_names: Vec<String>,
    #[arg(skip)]
    schemes: OnceLock<Schemes>,
}

/// Reads the name of a scheme.
pub fn scheme(name: &str) -> Result<String, String> {
    let production = Grammar::Rfc3986.production("scheme").expect("a production of RFC 3986");
    production.check(name).map(|_| name.to_owned()).map_err(|error| error.to_string())
}

impl SchemeOptions {
    pub fn are_given(&self) -> bool {
        !self.domain_names.is_empty()
    }

    /// What is known of schemes, with those of the option.
    pub fn schemes(&self) -> &Schemes {
        self.schemes.get_or_init(|| {
            let mut schemes = Schemes::default();
            for scheme in &self.domain_names {
                let what = What::DomainName { percent_encoding: true };
                schemes.add(scheme, what, "--domain-names");
            }
            schemes
        })
    }
}
