//! `--get`: writes parts of identifiers, as columns or in a template.

use clap::Args;
use iri_grammar::Components;

/// The option --get.
#[derive(Args)]
pub struct GetOption {
    /// Writes only these parts: host,port or '{host}'
    ///
    /// scheme, authority, userinfo, host, port, path, query, fragment. Parts separated by commas are
    /// columns, which a tab separates in the output. With --column, the separator is that of the
    /// file, and the names of the parts replace the name of the column in the header. In a template,
    /// such as '{scheme}://{host}', {{ and }} are { and }. An undefined part is written like an empty
    /// one; the objects of --format jsonl, which excludes --get, tell them apart.
    #[arg(long, value_name = "PARTS", value_parser = Template::new)]
    pub get: Option<Template>,
}

/// The value of `--get`: which parts of an identifier are written, and how.
#[derive(Clone)]
pub enum Template {
    /// `host,port`: each part, with its name, in a column of its own.
    Columns(Vec<(&'static str, Part)>),
    /// `{host}:{port}`: the pieces of one text.
    Pieces(Vec<Piece>),
}

/// Literal text, or a part of the identifier.
#[derive(Clone)]
pub enum Piece {
    Text(String),
    Part(Part),
}

/// A function that returns a part of an identifier; `None` if it is undefined.
pub type Part = for<'i> fn(Components<'i>) -> Option<&'i str>;

/// Looks up a part by its name.
pub fn find_part(name: &str) -> Result<(&'static str, Part), String> {
    let part = Components::PARTS.into_iter().find(|(known, _)| *known == name);
    let names = || Components::PARTS.map(|(known, _)| known).join(", ");
    part.ok_or_else(|| format!("{name:?} is no part; the parts are {}", names()))
}

impl Template {
    /// Parses the value of `--get`: a template if it has a brace, else a list of names.
    fn new(given: &str) -> Result<Self, String> {
        if !given.contains(['{', '}']) {
            return Ok(Template::Columns(
                given.split(',').map(find_part).collect::<Result<_, _>>()?,
            ));
        }
        let mut pieces = Vec::new();
        let mut rest = given;
        while let Some(at) = rest.find(['{', '}']) {
            let (text, from_brace) = rest.split_at(at);
            pieces.push(Piece::Text(text.to_owned()));
            if let Some(brace) = ["{{", "}}"].into_iter().find(|it| from_brace.starts_with(it)) {
                pieces.push(Piece::Text(brace[1..].to_owned()));
                rest = &from_brace[2..];
                continue;
            }
            let name = from_brace.strip_prefix('{').and_then(|inside| inside.split_once('}'));
            let Some((name, after)) = name else {
                let (brace, other) =
                    if from_brace.starts_with('{') { ('{', '}') } else { ('}', '{') };
                return Err(format!(
                    "'{brace}' without '{other}'; write {brace}{brace} for a brace"
                ));
            };
            pieces.push(Piece::Part(find_part(name)?.1));
            rest = after;
        }
        pieces.push(Piece::Text(rest.to_owned()));
        Ok(Template::Pieces(pieces))
    }

    /// Returns the names of the columns; nothing for a template.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Template::Columns(parts) => parts.iter().map(|(name, _)| *name).collect(),
            Template::Pieces(_) => Vec::new(),
        }
    }

    /// Calls `write` with the value of each column, or with the filled template as one value.
    pub fn fill<R>(&self, components: Components<'_>, write: impl FnOnce(&[&str]) -> R) -> R {
        match self {
            Template::Columns(parts) => {
                let value = |(_, part): &(_, Part)| part(components).unwrap_or_default();
                write(&parts.iter().map(value).collect::<Vec<_>>())
            }
            Template::Pieces(pieces) => {
                let mut filled = String::with_capacity(components.text().len() + 16);
                for piece in pieces {
                    filled += match piece {
                        Piece::Text(text) => text,
                        Piece::Part(part) => part(components).unwrap_or_default(),
                    };
                }
                write(&[&filled])
            }
        }
    }
}
