//! `news` and `nntp` (RFC 5538).

use super::parts::{encode, prefixed};
use super::value::Value;
use super::{ParseError, Parts};

/// An identifier of `news` (RFC 5538 section 4).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{News, Resource};
///
/// let news: News = iri_schemes::parse(Iri::new("news:a%25b@news.example")?)?;
/// assert_eq!(news.resource, Resource::Article("a%b@news.example".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct News {
    /// The authority of the server, as in the identifier.
    pub server: Option<String>,
    /// What is identified.
    pub resource: Resource,
}

/// What an identifier of `news` identifies.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Resource {
    /// An article: its Message-ID without angle brackets.
    Article(String),
    /// Newsgroups: a name, which may have the wildcards `*` and `?`.
    Newsgroups(String),
}

impl Resource {
    /// The Message-ID of an article.
    ///
    /// ```
    /// use iri_schemes::types::Resource;
    ///
    /// let resource = Resource::Article("a@news.example".into());
    /// assert_eq!((resource.article(), resource.newsgroups()), (Some("a@news.example"), None));
    /// ```
    pub fn article(&self) -> Option<&str> {
        match self {
            Resource::Article(id) => Some(id),
            Resource::Newsgroups(_) => None,
        }
    }

    /// The name of newsgroups; [`article`](Self::article) has an example.
    pub fn newsgroups(&self) -> Option<&str> {
        match self {
            Resource::Newsgroups(names) => Some(names),
            Resource::Article(_) => None,
        }
    }
}

impl Value for News {
    const SCHEMES: &'static [&'static str] = &["news"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let resource = match parts.decoded("article")? {
            Some(article) => Resource::Article(article),
            None => Resource::Newsgroups(parts.decoded("newsgroups")?.unwrap_or_default()),
        };
        Ok(News { server: parts.text("authority"), resource })
    }

    fn compose(&self) -> String {
        let server = self.server.as_ref().map(|server| format!("//{server}/")).unwrap_or_default();
        let resource = match &self.resource {
            Resource::Article(id) => encode(id, "-._~!$&'()*+,;=:@"),
            Resource::Newsgroups(names) => encode(names, "-+_.*"),
        };
        ["news:", &server, &resource].concat()
    }
}

/// An identifier of `nntp` (RFC 5538 section 3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{Nntp, Typed};
///
/// let mut nntp: Nntp = iri_schemes::parse(Iri::new("nntp://news.example/example.group/12")?)?;
/// assert_eq!(nntp.article_number.as_deref(), Some("12"));
/// nntp.group = "example.other".into();
/// assert_eq!(nntp.build()?.as_str(), "nntp://news.example/example.other/12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Nntp {
    /// The authority of the server, as in the identifier.
    pub server: String,
    /// The newsgroup.
    pub group: String,
    /// The number of the article in the group.
    pub article_number: Option<String>,
}

impl Value for Nntp {
    const SCHEMES: &'static [&'static str] = &["nntp"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Nntp {
            server: parts.text("authority").unwrap_or_default(),
            group: parts.decoded("group")?.unwrap_or_default(),
            article_number: parts.text("article-number"),
        })
    }

    fn compose(&self) -> String {
        let number = prefixed("/", self.article_number.as_deref());
        ["nntp://", &self.server, "/", &encode(&self.group, "-+_."), &number].concat()
    }
}
