//! 3987bis section 3: parse the IRI first, map each component by itself, and put the
//! URI together again.

use super::host::{DomainNames, domain_name_options};
use super::percent::{decoded, encoded_capacity, is_uri_character, push_encoded};
use super::rewrite::{generic_syntax, rewrite, unbracketed_form};
use super::{
    After, Charset, IriKind, MappingError, Original, Parts, RegNameConversion, RegNameError, Step,
    Unencodable,
};
use crate::grammar::{Citation, Document};
use crate::identifier::kind::{self, Kind};
use crate::identifier::{Identifier, UriReferenceBuf};
use crate::syntax::{Component, Syntax};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const fn section(section: &'static str) -> Citation {
    Document::Rfc3987bis.section(section)
}

/// The processing model of 3987bis section 3, with what it leaves open as options.
///
/// Every string is taken, "whether or not" its characters "are valid for the component
/// in question"; but the result has to be a URI reference.
///
/// ```
/// use iri_grammar::mapping::ProcessingModel;
///
/// let model = ProcessingModel::new();
/// let uri = model.reference("http://r\u{e9}sum\u{e9}.example.org/a b")?;
/// assert_eq!(uri, "http://r%C3%A9sum%C3%A9.example.org/a%20b");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy)]
pub struct ProcessingModel<'h> {
    original: Original,
    invalid_host: Option<&'h str>,
    names: DomainNames<'h>,
    charset: Charset,
    unencodable: Unencodable,
}

impl Default for ProcessingModel<'_> {
    fn default() -> Self {
        ProcessingModel {
            original: Original::Unicode,
            invalid_host: None,
            names: DomainNames::default(),
            charset: Charset::UTF_8,
            unencodable: Unencodable::Error,
        }
    }
}

impl<'h> ProcessingModel<'h> {
    /// As the document recommends: Unicode is not normalized, the ireg-name "SHOULD be
    /// converted according to the general procedure", and the document charset is
    /// UCS-based.
    pub fn new() -> Self {
        ProcessingModel::default()
    }

    /// Section 3.1: "Input that is already in a Unicode form [...] should be left as is"; for
    /// [`Original::Characters`], "Ideally the resulting IRI would use a normalized
    /// form", NFC.
    #[must_use]
    pub fn original(mut self, original: Original) -> Self {
        self.original = original;
        self
    }

    /// Section 3.4.2: "In situations where it is certain that \<ireg-name\> is intended
    /// to be used as a domain name [...], an alternative method MAY be used": this
    /// conversion, the look-up procedure of IDNA2008 on each label.
    #[must_use]
    pub fn look_up(mut self, look_up: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(look_up.into());
        self
    }

    /// Section 3.4.2: where the look-up fails, "Processors that have no mechanism for
    /// signalling a failure MAY instead substitute an otherwise invalid host name,
    /// although such processing SHOULD be avoided". This is the host name.
    #[must_use]
    pub fn invalid_host(mut self, host: &'h str) -> Self {
        self.invalid_host = Some(host);
        self
    }

    domain_name_options!('h);

    /// Section 3.5: the charset of the document that the IRI comes from. If it is not
    /// UCS-based, queries of `http` and `https` are encoded in it, "This mapping is not
    /// applied for any other scheme or component".
    #[must_use]
    pub fn document_charset(mut self, charset: Charset) -> Self {
        self.charset = charset;
        self
    }

    /// What becomes of characters that the document's charset lacks.
    #[must_use]
    pub fn unencodable(mut self, unencodable: Unencodable) -> Self {
        self.unencodable = unencodable;
        self
    }

    /// Maps a text.
    ///
    /// # Errors
    ///
    /// Where the look-up of the ireg-name fails, where the document's charset lacks a
    /// character of the query, and where the result is no URI reference.
    pub fn reference(&self, text: &str) -> Result<UriReferenceBuf, MappingError> {
        let text = self.in_ucs(text.into());
        let (uri, _) = self.map_parts(&text, generic_syntax(&text), &Component::ALL)?;
        Ok(check::<kind::UriReference>(uri.into())?.into_owned())
    }

    /// Maps octets in a known character encoding. Those of an encoding that is not UCS-based
    /// are not normalized either: "Previous versions of this specification required
    /// normalization at this step" (section 3.1). [`Original::Characters`] asks for it.
    ///
    /// # Errors
    ///
    /// Where the octets are not in the encoding, and as [`reference`](Self::reference).
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        self.reference(&self.transcode(octets, charset)?)
    }

    /// The characters that octets stand for: section 3.1.
    ///
    /// # Errors
    ///
    /// Where the octets are not in the encoding.
    ///
    /// ```
    /// use iri_grammar::mapping::{Charset, Original, ProcessingModel};
    ///
    /// let (model, octets) = (ProcessingModel::new(), b"e\xcc\x81");
    /// assert_eq!(model.transcode(octets, Charset::UTF_8)?, "e\u{301}");
    /// # #[cfg(feature = "idna")] {
    /// let model = model.original(Original::Characters);
    /// assert_eq!(model.transcode(octets, Charset::UTF_8)?, "\u{e9}");
    /// # }
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode<'o>(
        &self,
        octets: &'o [u8],
        charset: Charset,
    ) -> Result<Cow<'o, str>, MappingError> {
        Ok(self.in_ucs(charset.to_ucs(octets, section("3.1"))?))
    }

    /// Maps an identifier. Takes time in proportion to its length, and allocates only
    /// where something changes.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn map<'i, K: IriKind, T: AsRef<str>>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        let syntax = iri.components().syntax();
        let text = match self.in_ucs(iri.as_str().into()) {
            Cow::Borrowed(text) => text,
            Cow::Owned(text) => {
                let uri = self.map_parts(&text, generic_syntax(&text), &Component::ALL)?.0;
                return check(uri.into());
            }
        };
        if self.names.conversion.is_some() {
            let uri = self.map_parts(text, syntax, &Component::ALL)?.0;
            return check(uri.into());
        }
        if text.is_ascii() {
            return Ok(Identifier::known(text.into(), syntax));
        }
        let (uri, syntax) = self.map_parts(text, syntax, &Component::ALL)?;
        Ok(Identifier::known(uri.into(), syntax))
    }

    /// Maps the text of a component by itself, which stands in an identifier with this
    /// scheme.
    ///
    /// # Errors
    ///
    /// Where the look-up of the ireg-name fails, or the document's charset lacks a
    /// character of the query.
    pub fn component(
        &self,
        scheme: Option<&str>,
        component: Component,
        text: &str,
    ) -> Result<String, MappingError> {
        let mut out = String::with_capacity(encoded_capacity(text));
        let scheme = scheme.or(self.names.base_scheme);
        let name = component == Component::Host
            && !text.is_empty()
            && !text.starts_with('[')
            && unbracketed_form(text) == crate::HostForm::RegName
            && scheme.is_some_and(|scheme| self.names.knows(scheme));
        self.push(&mut out, Place { scheme, component, name }, text)?;
        Ok(out)
    }

    /// The steps of [`reference`](Self::reference). Their numbers are those of the
    /// sections.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn steps(&self, text: &str) -> Result<Vec<Step>, MappingError> {
        let text = self.in_ucs(text.into());
        let syntax = generic_syntax(&text);
        let step = |number, did, after: After| Step::new(section(number), number, did, after);
        let after = |done: &[Component]| -> Result<_, MappingError> {
            let (text, syntax) = self.map_parts(&text, syntax, done)?;
            Ok(Parts::of(&text, syntax).into())
        };
        let others = [
            Component::Scheme,
            Component::Userinfo,
            Component::Port,
            Component::Path,
            Component::Fragment,
        ];
        let uri = self.reference(&text)?;
        let mut steps = Vec::from([
            step("3.1", "convert to the UCS", (&*text).into()),
            step("3.2", "parse into components", Parts::of(&text, syntax).into()),
            step("3.3", "percent-encode components", after(&others)?),
        ]);
        let (number, did) = match (self.names.conversion, self.names.host(&text, syntax)) {
            (Some(_), Some(_)) => ("3.4.2", "map the ireg-name by the look-up procedure"),
            _ => ("3.4.1", "map the ireg-name by percent-encoding"),
        };
        let with_host = [&others[..], &[Component::Host]].concat();
        steps.push(step(number, did, after(&with_host)?));
        let did = match self.by_charset(self.names.scheme(&text, syntax)) {
            true => "map the query by the document charset",
            false => "map the query by percent-encoding",
        };
        steps.push(step("3.5", did, after(&Component::ALL)?));
        steps.push(step("3.6", "put the URI together", uri.as_str().into()));
        Ok(steps)
    }

    /// The steps of [`octets`](Self::octets).
    ///
    /// # Errors
    ///
    /// As [`octets`](Self::octets).
    pub fn octets_steps(&self, octets: &[u8], charset: Charset) -> Result<Vec<Step>, MappingError> {
        self.steps(&self.transcode(octets, charset)?)
    }

    /// Section 3.1.
    fn in_ucs<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        match self.original {
            #[cfg(feature = "idna")]
            Original::Characters => super::nfc(text),
            Original::Unicode => text,
        }
    }

    /// Sections 3.3 to 3.5 for these components, and 3.6.
    pub(super) fn map_parts(
        &self,
        text: &str,
        syntax: Syntax,
        components: &[Component],
    ) -> Result<(String, Syntax), MappingError> {
        let scheme = self.names.scheme(text, syntax);
        let name = self.names.host(text, syntax).is_some();
        let capacity = encoded_capacity(text);
        let (text, mut syntax) = rewrite(text, syntax, capacity, |component, part, out| {
            if !components.contains(&component) {
                out.push_str(part);
                return Ok(());
            }
            self.push(out, Place { scheme, component, name }, part)
        })?;
        if let Some(authority) =
            syntax.authority.as_mut().filter(|_| self.names.conversion.is_some())
        {
            authority.host.form = unbracketed_form(authority.host.span.of(&text));
        }
        Ok((text, syntax))
    }

    fn push(&self, out: &mut String, place: Place<'_>, part: &str) -> Result<(), MappingError> {
        match (place.component, self.names.conversion) {
            (Component::Host, Some(look_up)) if place.name => {
                out.push_str(&self.look_up_host(look_up, part)?);
                Ok(())
            }
            (Component::Query, _) if self.by_charset(place.scheme) => {
                let encode = |c| !is_uri_character(c);
                self.charset
                    .push_encoded(out, part, encode, self.unencodable)
                    .map_err(|(offset, character)| self.lacks(character, offset))
            }
            _ => {
                push_encoded(out, part, |c| !is_uri_character(c));
                Ok(())
            }
        }
    }

    /// Section 3.4.2.
    fn look_up_host(
        &self,
        look_up: RegNameConversion<'_>,
        host: &str,
    ) -> Result<String, MappingError> {
        let Some(reg_name) = decoded(host) else {
            // "leave the entire field as is": then the general procedure of 3.3 is what
            // is left to make it a part of a URI.
            let mut out = String::new();
            push_encoded(&mut out, host, |c| !is_uri_character(c));
            return Ok(out);
        };
        match (look_up.to_ascii(&reg_name), self.invalid_host) {
            (Ok(converted), _) => Ok(converted),
            (Err(_), Some(invalid)) => Ok(invalid.to_string()),
            (Err(error), None) => Err(failure(&reg_name, error)),
        }
    }

    /// Section 3.5: what encodes the characters of a query.
    #[cfg(feature = "idna")]
    pub(crate) fn query_encoder(&self, scheme: Option<&str>) -> super::PercentEncoder {
        let charset = if self.by_charset(scheme) { self.charset } else { Charset::UTF_8 };
        super::PercentEncoder::new(charset, self.unencodable)
    }

    /// Section 3.5: the document's charset lacks a character, which stands there in the query.
    pub(crate) fn lacks(&self, character: char, offset: usize) -> MappingError {
        let (component, charset) = ("query", self.charset.name());
        MappingError::Unencodable { character, component, offset, charset, section: section("3.5") }
    }

    /// Section 3.5: whether the query is mapped by the document's charset.
    fn by_charset(&self, scheme: Option<&str>) -> bool {
        !self.charset.is_ucs_based()
            && scheme.is_some_and(|scheme| {
                scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https")
            })
    }
}

/// Where a component stands.
#[derive(Clone, Copy)]
struct Place<'t> {
    scheme: Option<&'t str>,
    component: Component,
    /// Whether the host is a domain name.
    name: bool,
}

fn failure(reg_name: &str, error: RegNameError) -> MappingError {
    MappingError::RegName { reg_name: reg_name.to_string(), error, section: section("3.4.2") }
}

fn check<K: Kind>(text: Cow<'_, str>) -> Result<Identifier<K, Cow<'_, str>>, MappingError> {
    match K::production().components(&text).map(|components| components.syntax()) {
        Ok(syntax) => Ok(Identifier::known(text, syntax)),
        Err(error) => {
            let text = text.into_owned();
            Err(MappingError::Result { text, error, section: section("3.6") })
        }
    }
}
