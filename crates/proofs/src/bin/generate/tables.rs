//! The tables of `src/syntax/tables`, as the laboratory makes them of the grammars.
//!
//! This needs the laboratory, the grammars and the list of their productions, and nothing else of
//! the crate, so that the tables can be made where there are none.

use super::lab::{Alphabet, Compiler, LabGrammar, Op, State, Tag, Tagged, Transition};
use super::rows::{self, Role, Role::*, Row};
use super::rules::Rules;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;
use std::sync::LazyLock;

/// A document, by the names that its rules have in its `.pest` file.
pub struct Document {
    /// The name of its file.
    pub name: &'static str,
    /// The name of its `Grammar`.
    pub variant: &'static str,
    /// The module of its tables.
    pub module: &'static str,
    /// What its tables find, in the order of the places.
    tags: [String; 7],
    /// The rules that are symbols: a pct-encoded, an address in brackets.
    pub tokens: [&'static str; 2],
    /// The rules of paths.
    paths: Vec<&'static str>,
    /// The rules that texts are most often read as.
    pub identifiers: Vec<&'static str>,
    pub roles: Roles,
}

/// The parts that productions play in a document, by their names in its ABNF.
pub struct Roles {
    pub with_scheme: Vec<&'static str>,
    pub relative: &'static str,
    pub userinfo: &'static str,
    pub names: Vec<&'static str>,
    /// Parts of an IPv6address that say nothing by themselves.
    pub inner: Vec<&'static str>,
    /// What components are repetitions of.
    pub repeated: Vec<&'static str>,
}

macro_rules! documents {
    ($($variant:ident $module:ident $rows:ident $file:tt,)+) => {
        pub static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| vec![
            $(Document::new(stringify!($variant), stringify!($module), $file, &rows::$rows),)+
        ]);
    };
}

rows::grammars!(documents);

impl Document {
    fn new(
        variant: &'static str,
        module: &'static str,
        file: &'static str,
        rows: &'static [Row],
    ) -> Self {
        let named = |roles: &[Role], from: &str, to: &str| -> Vec<&'static str> {
            let rows = rows.iter().filter(|row| roles.contains(&row.role));
            rows.map(|row| &*row.name().replace(from, to).leak()).collect()
        };
        let in_pest = |roles: &[Role]| named(roles, "-", "_");
        let in_abnf = |roles: &[Role]| named(roles, "_", "-");
        let tag = |role, side: &str| format!("{}.{side}", in_pest(&[role])[0]);
        Document {
            name: file.trim_start_matches("grammar/").trim_end_matches(".pest"),
            variant,
            module,
            tags: [
                tag(Scheme, "end"),
                tag(Authority, "start"),
                tag(Userinfo, "end"),
                tag(Port, "start"),
                tag(Authority, "end"),
                tag(Query, "start"),
                tag(Fragment, "start"),
            ],
            tokens: [PctEncoded, IpLiteral].map(|role| in_pest(&[role])[0]),
            paths: in_pest(&[PathAbempty, PathAbsolute, PathNoscheme, PathRootless, PathOpaque]),
            identifiers: in_pest(&[Reference, WithScheme, Relative]),
            roles: Roles {
                with_scheme: in_abnf(&[WithScheme]),
                relative: in_abnf(&[Relative])[0],
                userinfo: in_abnf(&[Userinfo])[0],
                names: in_abnf(&[RegName]),
                inner: in_abnf(&[Inner]),
                repeated: in_abnf(&[Repeated]),
            },
        }
    }

    pub fn tags(&self) -> Vec<Tag> {
        self.tags.iter().map(|tag| tag.parse().unwrap()).collect()
    }

    /// The file of tables in a folder, relative to the crate.
    pub fn path(&self, folder: &str) -> String {
        format!("src/{folder}/tables/{}.rs", self.module)
    }
}

/// A document and what the laboratory makes of it.
pub struct Compiled {
    pub document: &'static Document,
    pub grammar: LabGrammar,
    pub alphabet: Alphabet,
    /// The automaton of each rule.
    pub tagged: Vec<Tagged>,
    /// Of each rule and class of the alphabet: the class of the automaton and its token.
    columns: Vec<Vec<Column>>,
}

/// What an automaton takes a class of characters for: one of its own, or the beginning of
/// one of its tokens.
pub type Column = (Option<usize>, Option<usize>);

impl Compiled {
    /// Reads the grammar, the core rules first.
    pub fn of(document: &'static Document, pest: &str) -> Self {
        let grammar = LabGrammar::from_pest(pest).unwrap();
        let alphabet = Alphabet::of(&[&grammar]);
        let tags = document.tags();
        let mut compiler = Compiler::new(&grammar, &tags);
        let mut compile = |rule: &str| compiler.compile(rule, &tags, &document.tokens, false);
        let rules = grammar.rules().iter();
        let tagged: Vec<Tagged> = rules.map(|rule| compile(&rule.name).unwrap()).collect();
        let columns = tagged.iter().map(|tagged| columns(tagged, &alphabet)).collect();
        Compiled { document, grammar, alphabet, tagged, columns }
    }

    fn name(&self, rule: usize) -> &str {
        &self.grammar.rule(rule).name
    }

    /// Whether the rule is one of these or needs one of them.
    fn needs(&self, rule: usize, names: &[&str]) -> bool {
        let needed = self.grammar.dependencies_of(rule);
        needed.iter().any(|&rule| names.contains(&self.name(rule)))
    }

    /// Whether a table finds something in the texts of a rule.
    fn has_places(&self, rule: usize) -> bool {
        self.tagged[rule].states.iter().any(|state| {
            let transitions = state.next.iter().flatten().map(|to| &to.ops);
            transitions.chain(&state.accepts).any(|ops| !ops.is_empty())
        })
    }

    /// The text of the file: a table for each rule that has components, and the automaton of all
    /// rules.
    pub fn file(&self, rules: &Rules, common: &Rules) -> String {
        let Document { name, identifiers, .. } = self.document;
        let mut out = format!(
            "//! Made of `grammar/{name}.pest` and `grammar/abnf/{name}.abnf` by `tests/generator`.\n\n\
             use super::super::table::{{NOWHERE as X, Octets, Op, Rest, State, Table}};\n\
             use super::super::table::{{Automaton, COMMON as C, Rules, Token}};\n"
        );
        if self.document.tokens.iter().any(|token| common.start(rules.abnf_name(token)).is_some()) {
            out.push_str("use super::common::COMMON;\n");
        }
        out.push('\n');
        // Of an IPv4address it is asked where no error is made.
        let is_alone = |rule| self.name(rule) == IPV4ADDRESS && rules.start(IPV4ADDRESS).is_some();
        let with_places =
            (0..self.tagged.len()).filter(|&rule| self.has_places(rule) || is_alone(rule));
        let with_places: Vec<usize> = with_places.collect();
        let member = |&rule: &usize| (&self.tagged[rule], &self.columns[rule][..]);
        let members = with_places.iter().map(member).collect();
        let classes = Classes::of(&self.alphabet, "COMPONENTS", members);
        classes.write(&self.alphabet, &mut out);
        let mut ops: Vec<Vec<Op>> = vec![Vec::new()];
        for &rule in &with_places {
            let (constant, table) = (
                self.name(rule).to_uppercase(),
                self.table(rule, &classes, rules, common, &mut ops),
            );
            let public = identifiers.contains(&self.name(rule)) || is_alone(rule);
            let public = if public { "pub(crate) " } else { "" };
            writeln!(out, "{public}static {constant}: Table = {table};\n").unwrap();
        }
        let lists = rows(ops.iter().map(|ops| list(ops)), 6);
        writeln!(out, "static OPS: &[[Op; 3]] = &[\n{lists}];\n").unwrap();
        let tables = (0..self.tagged.len()).map(|rule| match self.has_places(rule) {
            true => format!("Some(&{})", self.name(rule).to_uppercase()),
            false => "None".to_owned(),
        });
        let (count, tables) = (self.tagged.len(), rows(tables, 6));
        writeln!(out, "/// Those of the rules that have components, in the order of the grammar.")
            .unwrap();
        writeln!(out, "pub(super) static TABLES: [Option<&Table>; {count}] = [\n{tables}];\n")
            .unwrap();
        rules.write_automaton(common, "OWN", &mut out);
        let starts = rules.names.iter().zip(&rules.starts).map(|(name, starts)| match starts {
            Some([without, with]) => format!("[{without}, {with}]"),
            None => {
                let start = match common.start(name).unwrap() {
                    [0, _] => "C".to_owned(),
                    [start, _] => format!("C | {start}"),
                };
                format!("[{start}, {start}]")
            }
        });
        let starts = rows(starts, 6);
        writeln!(
            out,
            "/// How all rules are read, in the order of the grammar.\n\
             pub(crate) static RULES: Rules = Rules {{\n    own: &OWN,\n    starts: &[\n{starts}    ],\n}};"
        )
        .unwrap();
        out
    }

    fn table(
        &self,
        rule: usize,
        classes: &Classes,
        rules: &Rules,
        common: &Rules,
        ops: &mut Vec<Vec<Op>>,
    ) -> String {
        let ops = std::cell::RefCell::new(ops);
        let number = |wanted: &[Op]| number_of(&mut ops.borrow_mut(), wanted.to_vec());
        let end = |state: &State| match &state.accepts {
            Some(ops) => number(ops),
            None => NO_END,
        };
        let path = self.needs(rule, &self.document.paths);
        let (tagged, columns) = (&self.tagged[rule], &self.columns[rule]);
        let entry = |to: &Transition, token: usize| {
            let op = match &to.ops[..] {
                [] => NO_OP,
                [single] => op(single),
                several => list_op(number(several)),
            };
            assert!(to.target < 0xFF);
            to.target | op << 8 | token << 14
        };
        let tokens = rules.tokens(tagged, common);
        let rest = format!("ops: OPS, tokens: &[{tokens}], path: {path}");
        write_states(classes, tagged, columns, self.document.tokens[0], end, entry, &rest)
    }
}

/// A table as Rust source. `end` is what stands for the end of a text in a state, `entry` a
/// transition with the number of its token, counted from 1.
pub fn write_states(
    classes: &Classes,
    tagged: &Tagged,
    columns: &[Column],
    encoded: &str,
    end: impl Fn(&State) -> usize,
    entry: impl Fn(&Transition, usize) -> usize,
    rest: &str,
) -> String {
    let encoded = tagged.tokens.iter().position(|token| token.rule == encoded);
    let (mut states, mut next) = (Vec::new(), String::new());
    for (at, state) in tagged.states.iter().enumerate() {
        let after_token = |k: usize| state.next[tagged.classes.len() + k].as_ref();
        let to = enters(tagged, columns, at);
        let encoded_to = |state: &State| {
            let next = encoded.and_then(|k| state.next[tagged.classes.len() + k].as_ref());
            next.is_some_and(|next| next.target == to && next.ops.is_empty())
        };
        let stay_encoded = encoded_to(state) && encoded_to(&tagged.states[to]);
        let stay = classes.bit(&classes.stay(tagged, columns, to));
        states.push(format!("State::new({stay}, {to}, {stay_encoded}, {})", end(state)));
        let mut row = vec!["X".to_owned(); 1 << classes.shift()];
        for (class, &(plain, token)) in columns.iter().enumerate() {
            let plain = plain.and_then(|symbol| Some((0, state.next[symbol].as_ref()?)));
            let token = token.and_then(|k| Some((k + 1, after_token(k)?)));
            let Some((token, to)) = plain.or(token) else { continue };
            row[classes.number[class]] = entry(to, token).to_string();
        }
        next += &rows(row.into_iter(), 16);
    }
    let (name, shift) = (classes.name, classes.shift());
    let states = rows(states.into_iter(), 4);
    format!(
        "Table {{\n    octets: &{name}, shift: {shift},\n    \
         rest: &Rest {{ ranges: {name}_BEYOND, {rest} }},\n    \
         states: &[\n{states}    ],\n    next: &[\n{next}    ],\n}}"
    )
}

/// A host that is tested for being one.
pub const IPV4ADDRESS: &str = "IPv4address";

/// What stands for the end of a text where none may be.
pub const NO_END: usize = 0xFF;

/// The state whose loop a state is in: itself, or the one that all of that loop leads to.
fn enters(tagged: &Tagged, columns: &[Column], at: usize) -> usize {
    let leads = |from: usize, symbol: usize, to: usize| {
        let next = tagged.states[from].next[symbol].as_ref();
        next.is_some_and(|next| next.target == to && next.ops.is_empty())
    };
    let plain = || columns.iter().filter_map(|&(plain, _)| plain);
    let has_loop = |state: usize| plain().any(|symbol| leads(state, symbol, state));
    let all = |to: usize| plain().all(|symbol| !leads(to, symbol, to) || leads(at, symbol, to));
    let others = || (0..tagged.states.len()).find(|&to| has_loop(to) && all(to));
    if has_loop(at) { at } else { others().unwrap_or(at) }
}

pub fn columns(tagged: &Tagged, alphabet: &Alphabet) -> Vec<Column> {
    let of = |class| {
        let example = alphabet.example(class);
        let plain = tagged.classes.iter().position(|set| set.contains(example));
        (plain, tagged.tokens.iter().position(|token| token.first.contains(example)))
    };
    (0..alphabet.len()).map(of).collect()
}

/// Classes of characters that several tables share.
pub struct Classes {
    name: &'static str,
    /// Of each class of the alphabet, its number here.
    number: Vec<usize>,
    count: usize,
    /// The sets of classes that lead from a state to itself.
    loops: Vec<BTreeSet<usize>>,
}

impl Classes {
    pub fn of(alphabet: &Alphabet, name: &'static str, members: Vec<(&Tagged, &[Column])>) -> Self {
        let mut looks: Vec<Vec<Column>> = Vec::new();
        let number = (0..alphabet.len()).map(|class| {
            let look: Vec<Column> = members.iter().map(|(_, columns)| columns[class]).collect();
            number_of(&mut looks, look)
        });
        let number = number.collect();
        let mut classes = Classes { name, number, count: looks.len(), loops: Vec::new() };
        for (tagged, columns) in members {
            for state in 0..tagged.states.len() {
                let set = classes.stay(tagged, columns, state);
                if !set.is_empty() && !classes.loops.contains(&set) {
                    classes.loops.push(set);
                }
            }
        }
        assert!(classes.count < 0x80 && classes.loops.len() <= 24);
        classes
    }

    /// The classes that lead from a state to itself.
    fn stay(&self, tagged: &Tagged, columns: &[Column], state: usize) -> BTreeSet<usize> {
        let next = &tagged.states[state].next;
        let stays = |symbol: usize| {
            next[symbol].as_ref().is_some_and(|to| to.target == state && to.ops.is_empty())
        };
        columns
            .iter()
            .enumerate()
            .filter(|(_, (plain, _))| plain.is_some_and(stays))
            .map(|(class, _)| self.number[class])
            .collect()
    }

    /// The bit of a set in `octets`.
    fn bit(&self, set: &BTreeSet<usize>) -> u32 {
        self.loops.iter().position(|known| known == set).map_or(0, |number| 0x100 << number)
    }

    fn shift(&self) -> u32 {
        self.count.next_power_of_two().trailing_zeros()
    }

    pub fn write(&self, alphabet: &Alphabet, out: &mut String) {
        let name = self.name;
        let octets = (0..=0xFF).map(|octet| self.octet(alphabet, octet).to_string());
        writeln!(out, "static {name}: Octets = [\n{}];\n", rows(octets, 16)).unwrap();
        let ranges = self.ranges(alphabet).into_iter();
        let ranges = rows(ranges.map(|(first, class)| format!("({first:#x}, {class})")), 8);
        writeln!(out, "static {name}_BEYOND: &[(u32, u8)] = &[\n{ranges}];\n").unwrap();
    }

    /// The class of an octet, and the loops that it is in. An octet that continues a
    /// character is in those in which any character beyond US-ASCII is.
    fn octet(&self, alphabet: &Alphabet, octet: u32) -> u32 {
        let begun = match octet {
            0..0x80 => octet..octet + 1,
            0x80..0xC0 => 0x80..0x11_0000,
            0xC2..0xE0 => (octet & 0x1F) << 6..((octet & 0x1F) + 1) << 6,
            0xE0..0xF0 => ((octet & 0x0F) << 12).max(0x800)..((octet & 0x0F) + 1) << 12,
            0xF0..0xF5 => {
                ((octet & 0x07) << 18).max(0x1_0000)..(((octet & 0x07) + 1) << 18).min(0x11_0000)
            }
            _ => return 0xFF,
        };
        let found: BTreeSet<usize> = (0..alphabet.len())
            .filter(|&class| meets(alphabet.characters(class).code_points(), &begun))
            .map(|class| self.number[class])
            .collect();
        let mut value = if octet < 0x80 { *found.first().unwrap() as u32 } else { 0xFF };
        for set in &self.loops {
            let inside = match octet {
                0x80..0xC0 => !found.is_disjoint(set),
                _ => found.is_subset(set),
            };
            value |= if inside { self.bit(set) } else { 0 };
        }
        value
    }

    /// The first of the characters beyond US-ASCII that are in one class, and that class.
    fn ranges(&self, alphabet: &Alphabet) -> Vec<(u32, usize)> {
        let mut ranges: Vec<(u32, usize)> = (0..alphabet.len())
            .flat_map(|class| {
                let points = alphabet.characters(class).code_points().iter();
                let beyond = points.filter(|&&(_, last)| last >= 0x80);
                beyond.map(move |&(first, _)| (first.max(0x80), self.number[class]))
            })
            .collect();
        ranges.sort_unstable();
        ranges.dedup_by_key(|&mut (_, class)| class);
        ranges
    }
}

fn meets(ranges: &[(u32, u32)], wanted: &Range<u32>) -> bool {
    ranges.iter().any(|&(first, last)| first < wanted.end && wanted.start <= last)
}

/// An operation as a number: the place, and what it becomes.
fn op(op: &Op) -> usize {
    match *op {
        Op::Clear(place) => place,
        Op::Before(place) => place | 1 << 4,
        Op::After(place) => place | 2 << 4,
        Op::Copy(..) => panic!("a place is never copied"),
    }
}

/// The place that is none.
const NO_OP: usize = 8;

/// The operation that stands for a list.
fn list_op(number: usize) -> usize {
    assert!(number < 28);
    (9 + (number >> 2)) | ((number & 3) << 4)
}

fn list(ops: &[Op]) -> String {
    let mut slots = [NO_OP; 3];
    assert!(ops.len() <= 3);
    for (slot, wanted) in slots.iter_mut().zip(ops) {
        *slot = op(wanted);
    }
    format!("{slots:?}")
}

/// The number of one among others, to which it is added where it is not known.
pub fn number_of<T: PartialEq>(known: &mut Vec<T>, wanted: T) -> usize {
    known.iter().position(|one| *one == wanted).unwrap_or_else(|| {
        known.push(wanted);
        known.len() - 1
    })
}

pub fn rows(values: impl Iterator<Item = String>, width: usize) -> String {
    let values: Vec<String> = values.collect();
    values.chunks(width).fold(String::new(), |out, row| out + "    " + &row.join(", ") + ",\n")
}
