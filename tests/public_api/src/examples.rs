//! Public items whose documentation has no example.
//!
//! - A public module has an example of its own, or only modules and aliases in it.
//! - A type or trait has one on its page (its own, of an `impl` block or of a method), or is named
//!   in one of its modules.
//! - A function has one, or is named in one of its modules.
//! - A method has one, or is named in another one on its page or of its modules.
//!
//! Variants, fields, constants and aliases need none.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A line for each item: kind and path.
pub fn missing(json: &Value) -> String {
    let mut search =
        Search { index: &json["index"], seen: BTreeSet::new(), lines: BTreeSet::new() };
    search.module(search.item(&json["root"]), "iri_grammar", "");
    search.lines.into_iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{line}");
        text
    })
}

struct Search<'j> {
    index: &'j Value,
    seen: BTreeSet<String>,
    lines: BTreeSet<String>,
}

impl<'j> Search<'j> {
    fn item(&self, id: &Value) -> &'j Value {
        &self.index[id.to_string()]
    }

    /// The items of another crate are not there.
    fn items(&self, ids: &'j Value) -> Vec<&'j Value> {
        let ids = ids.as_array().into_iter().flatten();
        ids.map(|id| self.item(id)).filter(|item| !item.is_null()).collect()
    }

    fn module(&mut self, module: &'j Value, path: &str, outer: &str) {
        let around = [outer, &examples(module)].concat();
        let mut has_others = false;
        for item in self.items(&module["inner"]["module"]["items"]) {
            let used = &item["inner"]["use"];
            let (item, name) = if used.is_object() {
                (self.item(&used["id"]), &used["name"])
            } else {
                (item, &item["name"])
            };
            if item.is_null() {
                continue;
            }
            if used["is_glob"] == true {
                self.module(item, path, &around);
                continue;
            }
            let path = format!("{path}::{}", name.as_str().unwrap_or_default());
            has_others |= !matches!(kind(item), "module" | "type_alias");
            if self.seen.insert(item["id"].to_string()) {
                self.one(item, &path, &around);
            }
        }
        if has_others && around == outer && path.contains("::") {
            self.lines.insert(format!("module {path}"));
        }
    }

    fn one(&mut self, item: &'j Value, path: &str, around: &str) {
        let kind = kind(item);
        let own = examples(item);
        let name = item["name"].as_str().unwrap_or_default();
        match kind {
            "module" => self.module(item, path, around),
            "function" if own.is_empty() && !names(around, name) => {
                self.lines.insert(format!("function {path}"));
            }
            "struct" | "enum" | "trait" => {
                let blocks = self.blocks(&item["inner"][kind]);
                let mut methods = self.items(&item["inner"][kind]["items"]);
                for block in &blocks {
                    methods.extend(self.items(&block["inner"]["impl"]["items"]));
                }
                methods.retain(|item| self::kind(item) == "function");
                let page = blocks.iter().chain(&methods).map(|item| examples(item));
                let page = [own, page.collect()].concat();
                if page.is_empty() && !names(around, name) {
                    self.lines.insert(format!("{kind} {path}"));
                }
                for method in methods {
                    let name = method["name"].as_str().unwrap_or_default();
                    if !names(&page, name) && !names(around, name) && examples(method).is_empty() {
                        self.lines.insert(format!("method {path}::{name}"));
                    }
                }
            }
            _ => {}
        }
    }

    /// The `impl` blocks of the type itself.
    fn blocks(&self, of: &'j Value) -> Vec<&'j Value> {
        let mut blocks = self.items(&of["impls"]);
        blocks.retain(|block| block["inner"]["impl"]["trait"].is_null());
        blocks
    }
}

fn kind(item: &Value) -> &str {
    item["inner"].as_object().and_then(|inner| inner.keys().next()).map_or("", String::as_str)
}

/// The code blocks of an item that are Rust.
fn examples(item: &Value) -> String {
    let docs = item["docs"].as_str().unwrap_or_default();
    let blocks = docs.split("```").skip(1).step_by(2);
    let code = blocks.filter_map(|block| block.split_once('\n'));
    let is_rust = |head: &str| matches!(head.trim(), "" | "rust" | "no_run" | "should_panic");
    code.filter(|(head, _)| is_rust(head)).map(|(_, code)| code).collect()
}

/// Whether the name stands in the code as a word.
fn names(code: &str, name: &str) -> bool {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}
