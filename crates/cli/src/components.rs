//! `iri components`.

use crate::shell::*;
use clap::Args;
use iri_grammar::{HostForm, PathForm, Production};
use serde::Serialize;
use std::io::{self, Write};

/// Shows the components of an identifier: scheme, authority, path, query, fragment
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Components {
    #[command(flatten)]
    texts: Texts,
    #[command(flatten)]
    rule: RuleOptions,
}

const LONG_HELP: &str = "\
A component that is undefined is not one that is empty: http://a/? has a query, the empty
one. The last line names all productions of the grammar that take the identifier as a
whole; --rule can be any of those that identifiers can be.

With --format jsonl, an object for each text, as 'iri schema --help' has it; its details:
  grammar, rule, scheme, authority, userinfo, host, host_form, port, path, path_form,
  segments: [...], query, fragment, productions: [...], null where undefined

Examples:
  iri components 'http://user@[::1]:80/a/b?c#'
  iri components --rule absolute-IRI urn:isbn:0451450523
  iri components --format jsonl //résumé.example.org | jq -r .details.host

Exit status: 0 if the text is valid, 1 if not.";

impl Components {
    pub fn run(&self) -> io::Result<Status> {
        let production = self.rule.identifier();
        let task = Task::on("components", production);
        self.texts.for_each(task, |results, text| match production.components(text.text) {
            Ok(components) => {
                let parts = Parts::new(production, components);
                let details = || &parts;
                results.answer(text.item, None, None, details, |out| {
                    if out.settings.many {
                        heading(out, text.text)?;
                    }
                    parts.write(out)
                })
            }
            Err(error) => results.reject(text, &error),
        })
    }
}

#[derive(Serialize)]
struct Parts<'i> {
    grammar: &'static str,
    rule: &'static str,
    scheme: Option<&'i str>,
    authority: Option<&'i str>,
    userinfo: Option<&'i str>,
    host: Option<&'i str>,
    host_form: Option<HostForm>,
    port: Option<&'i str>,
    path: &'i str,
    path_form: PathForm,
    segments: Vec<&'i str>,
    query: Option<&'i str>,
    fragment: Option<&'i str>,
    productions: Vec<&'static str>,
}

impl<'i> Parts<'i> {
    fn new(production: Production, components: iri_grammar::Components<'i>) -> Self {
        let (host, path) = (components.host(), components.path());
        Parts {
            grammar: production.grammar().name(),
            rule: production.name(),
            scheme: components.scheme(),
            authority: components.authority().map(|authority| authority.text()),
            userinfo: components.userinfo(),
            host: host.map(|host| host.text()),
            host_form: host.map(|host| host.form()),
            port: components.port(),
            path: path.text(),
            path_form: path.form(),
            segments: path.segments().collect(),
            query: components.query(),
            fragment: components.fragment(),
            productions: identifiers(production.grammar())
                .filter(|production| production.takes(components.text()))
                .map(Production::name)
                .collect(),
        }
    }

    fn write(&self, out: &mut Results) -> io::Result<()> {
        let segments: Vec<String> =
            self.segments.iter().map(|text| in_quotation_marks(text)).collect();
        writeln!(out, "{HEADING}component    value{HEADING:#}")?;
        row(out, "scheme", value(self.scheme))?;
        row(out, "authority", value(self.authority))?;
        row(out, "userinfo", value(self.userinfo))?;
        row(out, "host", value(self.host))?;
        row(out, "host form", or(self.host_form.map(|form| form.to_string()), "undefined"))?;
        row(out, "port", value(self.port))?;
        row(out, "path", value(Some(self.path)))?;
        row(out, "path form", self.path_form.to_string())?;
        let any = (!segments.is_empty()).then(|| segments.join(" "));
        row(out, "segments", or(any, "none"))?;
        row(out, "query", value(self.query))?;
        row(out, "fragment", value(self.fragment))?;
        row(out, "productions", self.productions.join(", "))
    }
}

fn row(out: &mut Results, name: &str, value: String) -> io::Result<()> {
    writeln!(out, "{NAME}{name:<11}{NAME:#}  {value}")
}

fn value(component: Option<&str>) -> String {
    or(component.map(in_quotation_marks), "undefined")
}

fn or(value: Option<String>, absent: &str) -> String {
    value.unwrap_or_else(|| format!("{ABSENT}{absent}{ABSENT:#}"))
}
