//! The procedures of the library that the claims are about.

use iri_grammar::ladder::{Ladder, PercentEncoding, Rung};
use iri_grammar::mapping::leiri::{self, LeiriReference};
use iri_grammar::mapping::{MappingError, ProcessingModel, ToIri};
use iri_grammar::schemes::Schemes;
use iri_grammar::spec::Trace;
use iri_grammar::{Grammar, IriReference};

/// A procedure of a document that is a finite transduction. It reads references of its
/// [grammars](Self::grammars).
///
/// ```
/// use iri_grammar::Grammar;
/// use iri_proofs::claims::Procedure;
///
/// assert_eq!(Procedure::ToIri.grammars(), [Grammar::Rfc3986]);
/// assert_eq!(Procedure::ToIri.carry_out("//a/%C3%A9%c3?%2f"), "//a/\u{e9}%C3?%2f");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Procedure {
    /// RFC 3987 section 3.1 step 2, IRIs to URIs: [`Identifier::to_uri`](iri_grammar::Identifier::to_uri).
    ToUri,
    /// RFC 3987 section 3.2, URIs to IRIs, in an unknown scheme:
    /// [`ToIri`](iri_grammar::mapping::ToIri).
    ToIri,
    /// 3987bis section 3.3, components of IRIs to those of URIs: [`ProcessingModel`].
    ToUriComponents,
    /// 3987bis section 6.2, Legacy Extended IRIs to IRIs of 3987bis: [`leiri::to_iri`].
    LeiriToIri,
    /// 3987bis section 6.2, Legacy Extended IRIs to IRIs of RFC 3987: [`leiri::to_rfc3987_iri`].
    LeiriToRfc3987Iri,
    /// RFC 3987 section 5.3.2.1, case normalization: only [`Rung::Case`].
    Case,
    /// Case normalization of only hexadecimal digits.
    HexadecimalDigits,
    /// RFC 3987 section 5.3.2.3, percent-encoding normalization: only [`Rung::PercentEncoding`], in
    /// an unknown scheme.
    PercentEncoding,
    /// Percent-encoding normalization with [`PercentEncoding::Iunreserved`].
    PercentEncodingOfIris,
    /// Percent-encoding normalization with [`PercentEncoding::Aligned`].
    Aligned,
    /// All rungs up to percent-encoding normalization, by [`Ladder::climb`].
    CaseAndPercentEncoding,
}

impl Procedure {
    /// All procedures.
    pub const ALL: [Self; 11] = [
        Procedure::ToUri,
        Procedure::ToIri,
        Procedure::ToUriComponents,
        Procedure::LeiriToIri,
        Procedure::LeiriToRfc3987Iri,
        Procedure::Case,
        Procedure::HexadecimalDigits,
        Procedure::PercentEncoding,
        Procedure::PercentEncodingOfIris,
        Procedure::Aligned,
        Procedure::CaseAndPercentEncoding,
    ];

    /// The grammars whose references the procedure reads.
    pub fn grammars(self) -> &'static [Grammar] {
        match self {
            Procedure::ToIri => &[Grammar::Rfc3986],
            Procedure::LeiriToIri | Procedure::LeiriToRfc3987Iri => &[Grammar::Leiri],
            Procedure::ToUriComponents => &[Grammar::Rfc3987, Grammar::Leiri],
            _ => &[Grammar::Rfc3987],
        }
    }

    /// Runs the library's procedure on a reference of one of its grammars.
    ///
    /// # Panics
    ///
    /// If the text is not such a reference.
    pub fn carry_out(self, reference: &str) -> String {
        let none = Schemes::none();
        let ladder = Ladder::new().schemes(&none);
        let iri = || IriReference::new(reference).expect("an IRI reference");
        let leiri = || LeiriReference::new(reference).expect("a Legacy Extended IRI reference");
        let apply = |ladder: Ladder<'_>, rung| {
            ladder.apply(rung, &iri()).expect("its form").identifier.into_string()
        };
        let percent = |by| apply(ladder.percent_encoding(by), Rung::PercentEncoding);
        match self {
            Procedure::ToUri => iri().to_uri().into_string(),
            Procedure::ToIri => {
                let to_iri = ToIri::rfc3987().domain_name_schemes(&none);
                to_iri.reference(reference).expect("a URI reference").into_owned()
            }
            Procedure::ToUriComponents => {
                ProcessingModel::new().reference(reference).expect("its URI").into_string()
            }
            Procedure::LeiriToIri => match leiri::to_iri(&leiri(), &mut Trace::off()) {
                Ok(iri) => iri.into_string(),
                // An ireg-name of 3987bis cannot contain pct-encoded: the result is then an error,
                // which has its text.
                Err(MappingError::Result { text, .. }) => text,
                Err(error) => panic!("{error}"),
            },
            Procedure::LeiriToRfc3987Iri => leiri::to_rfc3987_iri(&leiri()).into_string(),
            Procedure::Case => apply(ladder, Rung::Case),
            Procedure::HexadecimalDigits => {
                apply(ladder.keep_case_of_scheme(true).keep_case_of_host(true), Rung::Case)
            }
            Procedure::PercentEncoding => percent(PercentEncoding::Unreserved),
            Procedure::PercentEncodingOfIris => percent(PercentEncoding::Iunreserved),
            Procedure::Aligned => percent(PercentEncoding::Aligned),
            Procedure::CaseAndPercentEncoding => {
                let iri = iri();
                let climbed = ladder.climb(Rung::PercentEncoding, &iri);
                climbed.expect("its form").identifier.into_string()
            }
        }
    }
}
