//! What the URL Standard expects, by the table in `url_standard.toml`. The crate `url` is not a
//! source for expectations: its results are compared with them, as those of a browser are.

use crate::encodings::Encoding;
use crate::record::{Expected, FIELD, HOST, Position, TARGET};
use crate::shell::Reason;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The rows of a component, by the text in the reference. A row is the text in the URL and the name
/// of the sentence that says so; or if parsing fails, only the name.
type Rows = HashMap<String, Vec<String>>;

#[derive(Deserialize)]
struct Table {
    commit: String,
    /// The sentences of the URL Standard by their names.
    sentences: HashMap<String, String>,
    path: Rows,
    fragment: Rows,
    /// The rows of each output encoding, by its label.
    query: HashMap<String, Rows>,
    /// The rows of a query that a form makes of its field, by the label of the output encoding.
    form: HashMap<String, Rows>,
    host: Rows,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    toml::from_str(include_str!("url_standard.toml")).expect("a table of expectations")
});

/// The commit of the URL Standard that the table was reviewed against.
pub fn commit() -> &'static str {
    &TABLE.commit
}

/// The sentence of the URL Standard with this name in the table, which must have it.
pub fn sentence(name: &str) -> &'static str {
    &TABLE.sentences[name]
}

/// A reference of a document of the suite, by its parts.
pub struct Parts<'p> {
    /// The identifier of the test.
    pub id: &'p str,
    pub position: Position,
    pub text: &'p str,
}

impl<'p> Parts<'p> {
    /// Divides the characters of a reference into parts. `None` if it is not the reference of this
    /// test with a text in this position.
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

    /// Returns the result by the URL Standard, with the query in the output encoding `output`. Fails
    /// if `url_standard.toml` has no row for the text.
    pub fn expected(&self, output: &Encoding) -> Result<Expected, Reason> {
        let Parts { id, position, text } = self;
        let rows = match position {
            Position::Path => Some(&TABLE.path),
            Position::Query if text.starts_with(FIELD) => TABLE.form.get(&output.label),
            // The URL Standard has UTF-8 in place of UTF-16.
            Position::Query if output.charset().is_ucs_based() => TABLE.query.get("utf-8"),
            Position::Query => TABLE.query.get(&output.label),
            Position::Fragment => Some(&TABLE.fragment),
            // `Text` is no position in a reference, and never comes here.
            Position::Host | Position::Text => Some(&TABLE.host),
        };
        let missing = || format!("no row for {text:?} in the {position} in {}, {id}", output.label);
        let row = rows.and_then(|rows| rows.get(*text)).ok_or_else(missing)?;
        // A row is the text in the URL and the name of a sentence; if parsing fails, only the name.
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
            sentence: Some(sentence.clone()),
            ..Expected::default()
        })
    }
}

impl Position {
    /// The delimiter before the component; empty for a host and for a text that is not a reference.
    pub fn delimiter(self) -> &'static str {
        match self {
            Position::Path => "/",
            Position::Query => "?",
            Position::Fragment => "#",
            Position::Host | Position::Text => "",
        }
    }
}
