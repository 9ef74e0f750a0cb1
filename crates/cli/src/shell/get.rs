//! `--get`: the parts of identifiers, as columns or in a template.

use clap::Args;
use iri_grammar::Components;

#[derive(Args)]
pub struct GetOption {
    /// Writes parts alone: host,port or '{host}'
    ///
    /// scheme, authority, userinfo, host, port, path, query, fragment. Several with commas are columns,
    /// which a tab separates; in a template, such as '{scheme}://{host}', {{ and }} are { and }. A
    /// part that is undefined is empty: --format jsonl tells them apart.
    #[arg(long, value_name = "PARTS", value_parser = Template::new, conflicts_with = "format")]
    pub get: Option<Template>,
}

/// What is written of an identifier.
#[derive(Clone)]
pub struct Template(Vec<Piece>);

#[derive(Clone)]
enum Piece {
    Text(String),
    Part(Part),
}

type Part = for<'i> fn(Components<'i>) -> Option<&'i str>;

const PARTS: [(&str, Part); 8] = [
    ("scheme", |it| it.scheme()),
    ("authority", |it| it.authority().map(|authority| authority.text())),
    ("userinfo", |it| it.userinfo()),
    ("host", |it| it.host().map(|host| host.text())),
    ("port", |it| it.port()),
    ("path", |it| Some(it.path().text())),
    ("query", |it| it.query()),
    ("fragment", |it| it.fragment()),
];

fn part(name: &str) -> Result<Piece, String> {
    let part = PARTS.iter().find(|(known, _)| *known == name);
    let names = || PARTS.map(|(known, _)| known).join(", ");
    part.map(|(_, part)| Piece::Part(*part))
        .ok_or_else(|| format!("{name:?} is no part; the parts are {}", names()))
}

impl Template {
    fn new(given: &str) -> Result<Self, String> {
        let mut pieces = Vec::new();
        if !given.contains(['{', '}']) {
            for name in given.split(',') {
                if !pieces.is_empty() {
                    pieces.push(Piece::Text("\t".to_owned()));
                }
                pieces.push(part(name)?);
            }
            return Ok(Template(pieces));
        }
        let mut rest = given;
        while let Some(at) = rest.find(['{', '}']) {
            let (text, from) = rest.split_at(at);
            pieces.push(Piece::Text(text.to_owned()));
            if let Some(brace) = ["{{", "}}"].into_iter().find(|it| from.starts_with(it)) {
                pieces.push(Piece::Text(brace[1..].to_owned()));
                rest = &from[2..];
                continue;
            }
            let name = from.strip_prefix('{').and_then(|from| from.split_once('}'));
            let Some((name, after)) = name else {
                return Err("a brace has no other: {{ and }} are { and }".to_owned());
            };
            pieces.push(part(name)?);
            rest = after;
        }
        pieces.push(Piece::Text(rest.to_owned()));
        Ok(Template(pieces))
    }

    /// What is written of these components.
    pub fn fill(&self, components: Components<'_>) -> String {
        let mut filled = String::with_capacity(components.text().len() + 16);
        for piece in &self.0 {
            filled += match piece {
                Piece::Text(text) => text,
                Piece::Part(part) => part(components).unwrap_or_default(),
            };
        }
        filled
    }
}
