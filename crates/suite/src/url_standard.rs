//! What the URL Standard expects, by the table in `url_standard.toml`. What a program makes of the
//! same references is a result, as that of a browser.

use crate::encodings::Encoding;
use crate::record::{Expected, HOST, Position, TARGET};
use crate::shell::Reason;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The rows of a component: the text in the reference, and what the URL has in its place with the
/// name of the sentence that says so; or the name alone, where parsing fails.
type Rows = HashMap<String, Vec<String>>;

#[derive(Deserialize)]
struct Table {
    commit: String,
    sentences: HashMap<String, String>,
    path: Rows,
    fragment: Rows,
    /// By output encoding.
    query: HashMap<String, Rows>,
    host: Rows,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    toml::from_str(include_str!("url_standard.toml")).expect("a table of expectations")
});

/// The commit of the URL Standard that the table was reviewed against.
pub fn commit() -> &'static str {
    &TABLE.commit
}

/// A reference of a document of the suite, by its parts.
pub struct Parts<'p> {
    /// The identifier of the test.
    pub id: &'p str,
    pub position: Position,
    pub text: &'p str,
}

impl<'p> Parts<'p> {
    /// The parts of the characters of a reference.
    pub fn new(id: &'p str, position: Position, reads: &'p str) -> Option<Parts<'p>> {
        let text = match position {
            Position::Host => {
                let text = reads.strip_prefix("http://")?;
                text.strip_suffix(id)?
                    .strip_suffix(TARGET)?
                    .strip_suffix(HOST)?
                    .strip_suffix('.')?
            }
            _ => {
                let target = reads.strip_prefix("..")?.strip_prefix(TARGET)?;
                target.strip_prefix(id)?.strip_prefix(position.delimiter())?
            }
        };
        Some(Parts { id, position, text })
    }

    /// What the URL Standard makes of it. The query is in the output encoding.
    pub fn expected(&self, output: &Encoding) -> Result<Expected, Reason> {
        let Parts { id, position, text } = self;
        let rows = match position {
            Position::Path => Some(&TABLE.path),
            Position::Query if output.charset().is_ucs_based() => TABLE.query.get("utf-8"),
            Position::Query => TABLE.query.get(&output.label),
            Position::Fragment => Some(&TABLE.fragment),
            Position::Host | Position::Text => Some(&TABLE.host),
        };
        let missing = || format!("no row for {text:?} in the {position} in {}, {id}", output.label);
        let row = rows.and_then(|rows| rows.get(*text)).ok_or_else(missing)?;
        let (result, sentence) = match &**row {
            [result, sentence] => (Some(result), sentence),
            [sentence] => (None, sentence),
            _ => return Err(missing()),
        };
        let sentence = TABLE.sentences.get(sentence).ok_or_else(missing)?;
        let uri = result.map(|result| match position {
            Position::Host => format!("http://{result}.{HOST}{TARGET}{id}"),
            _ => format!("http://{HOST}{TARGET}{id}{}{result}", position.delimiter()),
        });
        Ok(Expected {
            reason: uri.is_none().then(|| "failure".to_owned()),
            uri,
            unspecified: false,
            also: Vec::new(),
            sentence: Some(sentence.clone()),
        })
    }
}

impl Position {
    /// What is in front of the component.
    pub fn delimiter(self) -> &'static str {
        match self {
            Position::Path => "/",
            Position::Query => "?",
            Position::Fragment => "#",
            Position::Host | Position::Text => "",
        }
    }
}
