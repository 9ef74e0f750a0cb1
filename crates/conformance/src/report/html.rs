//! What the pages share: escaping, and the frame of a page.

use crate::shell::visible;
use crate::show::Shown;

/// `style.css` comes last, since some tables that are stacks differ from others.
const STYLE: &str = concat!(include_str!("ways.css"), include_str!("style.css"));

/// A text as markup.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            c => out.push(c),
        }
    }
    out
}

/// A text as code.
pub fn code(text: &str) -> String {
    if text.is_empty() {
        return "<i>the empty text</i>".to_owned();
    }
    format!("<code>{}</code>", escape(text))
}

/// A value as markup.
pub fn markup(value: &Shown) -> String {
    match value {
        Shown::Text(text) => code(text),
        Shown::Words(words) => format!("<i>{}</i>", escape(words)),
    }
}

/// Parts with their names, in one line.
pub fn parts<'n>(parts: impl IntoIterator<Item = (&'n str, Shown)>) -> String {
    let part = |(name, value): (&str, Shown)| match name {
        "" => markup(&value),
        name => format!("<small>{}</small>&nbsp;{}", escape(name), markup(&value)),
    };
    parts.into_iter().map(part).collect::<Vec<_>>().join(" ")
}

/// A link. `target` is a path of the report or an address, `label` is markup.
pub fn link(target: &str, label: &str) -> String {
    format!("<a href=\"{}\">{label}</a>", escape(target))
}

/// JSON as the content of a script element.
pub fn data(id: &str, json: &serde_json::Value) -> String {
    // No markup begins inside of it.
    let json = crate::protocol::ascii(json).replace('<', "\\u003c");
    format!("<script type=\"application/json\" id=\"{id}\">{json}</script>\n")
}

/// The pages that every page links to.
const MENU: [(&str, &str); 4] = [
    ("index.html", "Overview"),
    ("readers.html", "One identifier, every reader"),
    ("cases.html", "Cases"),
    ("search.html", "Search"),
];

/// A whole page. `title` is a text, `body` markup, `here` the name of its file.
pub fn page(here: &str, title: &str, body: &str) -> String {
    let entry = |(target, label): (&str, &str)| {
        let current = if target == here { " aria-current=\"page\"" } else { "" };
        format!("<a href=\"{target}\"{current}>{label}</a>")
    };
    let menu = MENU.map(entry).join("\n");
    let title = escape(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <nav aria-label=\"Pages\">\n{menu}\n</nav>\n<main>\n<h1>{title}</h1>\n{body}</main>\n\
         </body>\n</html>\n"
    )
}
