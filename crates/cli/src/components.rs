//! `iri components`.

use crate::shell::*;
use clap::Args;
use iri_grammar::{Grammar, Production};
use iri_schemes::{Part, Scheme};
use serde::Serialize;
use std::io::{self, Write};

/// Shows the components of each TEXT: scheme, authority, path, query, fragment
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Components {
    #[command(flatten)]
    rule: RuleOptions,
    /// Also shows the parts that the grammar of the scheme names
    ///
    /// 'iri schemes' lists the schemes with a grammar. An identifier that this grammar rejects is not
    /// valid. For the documents rfc3986 and rfc3987.
    #[arg(long, conflicts_with = "get")]
    schemes: bool,
    #[command(flatten)]
    get: GetOption,
    #[command(flatten)]
    texts: Texts,
}

const LONG_HELP: &str = "\
An undefined component differs from an empty one: http://a/? has a query, which is empty. The last \
line names all productions of the grammar that accept the whole identifier. --rule must be a \
production for whole identifiers, such as absolute-IRI.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details, null if \
undefined:
  grammar, rule, scheme, authority, userinfo, host, host_form, port, path,
  path_form, segments: [...], query, fragment, productions: [...]
  parts     with --schemes: an object for each part that the grammar of the
            scheme names, with part, text, decoded and span; null if there is
            no such grammar

Examples:
  iri components 'http://user@[::1]:80/a/b?c#'
  iri components --rule absolute-IRI urn:isbn:0451450523
  iri components --get host,port http://user@example.org:80/a
  iri components --get '{scheme}://{host}' http://user@example.org:80/a
  iri components --schemes 'mailto:a@example.org?subject=b'
  iri components --format jsonl //résumé.example.org | jq -r .details.host

Exit status: 0 if all texts are valid, 1 if some are not, 2 if a file cannot be read.";

impl Components {
    pub fn run(&self) -> io::Result<Status> {
        let production = if self.schemes {
            self.rule.identifier_with_scheme("components")?
        } else {
            self.rule.identifier()
        };
        let (grammar, rule) = (production.grammar().name(), production.name());
        let task = Task::on("components", production).with_parts(&self.get);
        let task = task.with_rows(self.get.get.is_some());
        let shapes = productions_by_shape(production.grammar());
        let production_lists = shapes.each_ref().map(|names| names.join(", "));
        self.texts.for_each(task, |results, text| match production.components(text.text) {
            Ok(components) => {
                let shape = shape(components);
                let (productions, production_list) = (&*shapes[shape], &*production_lists[shape]);
                let parts_of_scheme =
                    match self.schemes.then(|| scheme_parts(components)).transpose() {
                        Ok(parts_of_scheme) => parts_of_scheme,
                        Err(error) => return results.refuse(text.item, &Problem::from(&error)),
                    };
                let parts = Parts {
                    grammar,
                    rule,
                    components,
                    productions,
                    production_list,
                    parts_of_scheme,
                };
                let details = || parts.details();
                results.answer(text.item, None, None, details, |out| {
                    if let Some(get) = &self.get.get {
                        return get.fill(components, |values| out.values(text.item, values));
                    }
                    if out.settings.has_several_texts {
                        heading(out, text.text)?;
                    }
                    parts.write(out)
                })
            }
            Err(error) => results.reject(text, &error),
        })
    }
}

/// The components of a text that the production accepts.
struct Parts<'i> {
    grammar: &'static str,
    rule: &'static str,
    components: iri_grammar::Components<'i>,
    /// The productions of the grammar that accept the whole identifier.
    productions: &'i [&'static str],
    /// The names of these productions, separated by commas.
    production_list: &'i str,
    /// The parts that the grammar of the scheme names; `None` without `--schemes`, `Some(None)` if the scheme
    /// has no grammar.
    parts_of_scheme: Option<Option<Vec<Part<'i>>>>,
}

/// Returns the parts that the grammar of the scheme names; `None` if the scheme has no grammar.
fn scheme_parts(
    components: iri_grammar::Components<'_>,
) -> Result<Option<Vec<Part<'_>>>, iri_schemes::Error> {
    let scheme = components.scheme().and_then(Scheme::find);
    scheme.map(|scheme| scheme.parts_of_components(components)).transpose()
}

/// Returns the *shape* of an identifier, a number from 0 to 7 that decides which productions accept
/// it (RFC 3986 sections 4.1 to 4.3). Its bits are, from the highest: whether the identifier has a
/// scheme, whether it has anything besides scheme and fragment, and whether it has a fragment. The
/// second one matters for the draft of 2001, which is based on RFC 2396.
fn shape(components: iri_grammar::Components<'_>) -> usize {
    let has_path = !components.path().text().is_empty();
    let has_rest = has_path || components.authority().is_some() || components.query().is_some();
    let bits = [components.scheme().is_some(), has_rest, components.fragment().is_some()];
    bits.into_iter().fold(0, |shape, bit| shape << 1 | usize::from(bit))
}

/// Returns, for each [`shape`], the names of the productions that accept its identifiers.
fn productions_by_shape(grammar: Grammar) -> [Vec<&'static str>; 8] {
    // All identifiers of a shape are accepted by the same productions, so one example is enough.
    std::array::from_fn(|shape| {
        let (scheme, rest, fragment) = (shape >> 2 & 1, shape >> 1 & 1, shape & 1);
        let text = [["", "s:"][scheme], ["", "a"][rest], ["", "#"][fragment]].concat();
        identifiers(grammar).filter(|it| it.matches(&text)).map(Production::name).collect()
    })
}

impl Parts<'_> {
    /// Returns the details of the JSON object.
    fn details(&self) -> impl Serialize {
        let Parts { grammar, rule, components, .. } = self;
        let (host, path) = (components.host(), components.path());
        object! {
            grammar: *grammar,
            rule: *rule,
            scheme: components.scheme(),
            authority: components.authority().map(|authority| authority.text()),
            userinfo: components.userinfo(),
            host: host.map(|host| host.text()),
            host_form: host.map(|host| host.form()),
            port: components.port(),
            path: path.text(),
            path_form: path.form(),
            segments: List(move || path.segments()),
            query: components.query(),
            fragment: components.fragment(),
            productions: self.productions,
            #[serde(skip_serializing_if = "Option::is_none")]
            parts(Option<>): self.parts_of_scheme.as_ref().map(|parts| {
                parts.as_ref().map(|parts| List(move || parts.iter().map(part_object)))
            }),
        }
    }

    /// Writes the table for people.
    fn write(&self, out: &mut Results) -> io::Result<()> {
        let components = &self.components;
        let (host, path) = (components.host(), components.path());
        heading(out, "component    value")?;
        row(out, "scheme       ", components.scheme())?;
        row(out, "authority    ", components.authority().map(|authority| authority.text()))?;
        row(out, "userinfo     ", components.userinfo())?;
        row(out, "host         ", host.map(|host| host.text()))?;
        begin_row(out, "host form    ")?;
        match host {
            Some(host) => text_line(out, host.form().name())?,
            None => absent(out, "undefined")?,
        }
        row(out, "port         ", components.port())?;
        row(out, "path         ", Some(path.text()))?;
        begin_row(out, "path form    ")?;
        text_line(out, path.form().name())?;
        begin_row(out, "segments     ")?;
        let mut segments = path.segments();
        match segments.next() {
            None => absent(out, "none")?,
            Some(first) => {
                write_in_quotation_marks(out, first)?;
                for segment in segments {
                    out.write_all(b" ")?;
                    write_in_quotation_marks(out, segment)?;
                }
                out.write_all(b"\n")?;
            }
        }
        row(out, "query        ", components.query())?;
        row(out, "fragment     ", components.fragment())?;
        begin_row(out, "productions  ")?;
        text_line(out, self.production_list)?;
        match &self.parts_of_scheme {
            None => Ok(()),
            Some(None) => {
                begin_row(out, "parts        ")?;
                absent(out, "the scheme has no grammar")
            }
            Some(Some(parts)) => write_parts(out, parts),
        }
    }
}

/// Returns the JSON object of a part.
fn part_object(part: &Part<'_>) -> impl Serialize {
    let span = [part.range.start, part.range.end];
    object! { part: part.name, text: part.text, decoded: part.decoded(), span }
}

/// Writes a table of the parts that the grammar of the scheme names.
fn write_parts(out: &mut Results, parts: &[Part<'_>]) -> io::Result<()> {
    let width = parts.iter().map(|part| part.name.len()).max().unwrap_or(0).max("part".len());
    out.write_all(b"\n")?;
    heading(out, &format!("{:<width$}  value", "part"))?;
    for part in parts {
        write_styled(out, NAME, part.name)?;
        write!(out, "{:1$}", "", width + 2 - part.name.len())?;
        write_in_quotation_marks(out, part.text)?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// Writes a row for a component, which may be undefined.
fn row(out: &mut Results, name: &str, value: Option<&str>) -> io::Result<()> {
    begin_row(out, name)?;
    match value {
        None => absent(out, "undefined"),
        Some(value) => {
            write_in_quotation_marks(out, value)?;
            out.write_all(b"\n")
        }
    }
}

/// Begins a row with a name, which has been padded to [`NAME_WIDTH`] and two more spaces.
fn begin_row(out: &mut Results, name: &str) -> io::Result<()> {
    if !has_coloured_output() {
        return out.write_all(name.as_bytes());
    }
    let (name, gap) = name.split_at(NAME_WIDTH);
    write_styled(out, NAME, name)?;
    out.write_all(gap.as_bytes())
}

/// The width of the column of names, in characters.
const NAME_WIDTH: usize = 11;

/// Writes a text and a line end.
fn text_line(out: &mut Results, text: &str) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")
}

/// Writes `what`, which stands for an absent value, and a line end.
fn absent(out: &mut Results, what: &str) -> io::Result<()> {
    write_styled(out, DIMMED, what)?;
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn productions_are_those_that_accept_the_identifier() {
        let mut count = 0;
        for grammar in Grammar::ALL {
            let shapes = productions_by_shape(grammar);
            // Each number selects one of the choices for each part of the text.
            for text_number in 0..2 * 4 * 5 * 2 * 2 {
                let mut rest = text_number;
                let mut one_of = |all: &[&'static str]| {
                    let one = all[rest % all.len()];
                    rest /= all.len();
                    one
                };
                let text = [
                    one_of(&["", "s:"]),
                    one_of(&["", "//", "//h", "//u@[::1]:8"]),
                    one_of(&["", "/", "a", "a/b:c", "a:b"]),
                    one_of(&["", "?"]),
                    one_of(&["", "#f"]),
                ];
                let text = text.concat();
                for production in identifiers(grammar) {
                    let Ok(components) = production.components(&text) else { continue };
                    let accepting = identifiers(grammar).filter(|it| it.matches(&text));
                    let names: Vec<_> = accepting.map(Production::name).collect();
                    assert_eq!(shapes[shape(components)], names, "{grammar} {production} {text}");
                    count += 1;
                }
            }
        }
        assert!(count > 500, "{count}");
    }
}
