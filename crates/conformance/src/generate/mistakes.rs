//! The mistakes that cases are made against: the inputs that show them, and the page that lists them.

use crate::case::{Expect, Input, Operation};
use std::fmt::Write;

/// The number of cases against each mistake.
const CASES: usize = 2;

/// The mistakes of one operation of one document.
pub struct Mistakes {
    pub operation: Operation,
    pub document: &'static str,
    pub rows: Vec<Mistake>,
}

/// A mistake, with how it is noticed.
pub struct Mistake {
    pub section: &'static str,
    pub what: &'static str,
    /// The number of cases against it.
    pub cases: usize,
    /// The section that permits all results that it changes.
    pub permission: Option<&'static str>,
}

impl Mistakes {
    /// A section of the page that says how strong the cases are.
    pub fn markdown(&self) -> String {
        let killed = self.rows.iter().filter(|it| it.cases > 0).count();
        let (operation, document, made) = (self.operation, self.document, self.rows.len());
        let mut page =
            format!("\n## {operation}, {document}\n\n{killed} of {made} mistakes are noticed.\n\n");
        page += "| step | mistake | cases |\n| --- | --- | --- |\n";
        for Mistake { section, what, cases, permission } in &self.rows {
            let cases = match (cases, permission) {
                (0, Some(section)) => format!("permitted by {section}"),
                (0, None) => "changes nothing".to_owned(),
                (cases, _) => cases.to_string(),
            };
            writeln!(page, "| {section} | {what} | {cases} |").expect("a string");
        }
        page
    }
}

/// An input that shows a mistake.
pub struct Shown<'p> {
    pub input: &'p Input,
    /// The right result.
    pub right: Expect,
    /// The result that the mistake leads to.
    pub wrong: Expect,
    /// Other results that the document permits.
    pub also: Vec<Expect>,
}

/// The result of searching for inputs that show a mistake.
pub struct Search<'p> {
    /// The first inputs that show it, at most [`CASES`].
    pub cases: Vec<Shown<'p>>,
    /// Whether the document permits a wrong result that an input has.
    is_permitted: bool,
}

/// Searches the pool for inputs that show a mistake. `results` returns the right result and the one
/// that the mistake leads to, `permitted` other results that the document permits.
pub fn search_pool<'p>(
    pool: &'p [Input],
    results: impl Fn(&Input) -> Option<[Expect; 2]>,
    permitted: impl Fn(&Input) -> Vec<Expect>,
) -> Search<'p> {
    let mut search = Search { cases: Vec::new(), is_permitted: false };
    for input in pool {
        if search.cases.len() == CASES {
            break;
        }
        let Some([right, wrong]) = results(input).filter(|[right, wrong]| right != wrong) else {
            continue;
        };
        let also = permitted(input);
        if also.contains(&wrong) {
            search.is_permitted = true;
        } else {
            search.cases.push(Shown { input, right, wrong, also });
        }
    }
    search
}

impl Search<'_> {
    /// Whether the mistake changes results, and the document permits all of them.
    pub fn is_only_permitted(&self) -> bool {
        self.cases.is_empty() && self.is_permitted
    }

    /// Returns `section` if the document permits all results that the mistake changes.
    pub fn permission(&self, section: Option<&'static str>) -> Option<&'static str> {
        section.filter(|_| self.is_only_permitted())
    }
}
