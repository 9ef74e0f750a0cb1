//! An automaton as C source that stands by itself.

use super::{Op, State, Tagged, Transition};
use std::fmt::{self, Write};

impl Tagged {
    /// C99 source with a function `NAME_read`, which reads a whole text in UTF-8 and writes the
    /// places of the tags in octets, and says whether the rule accepts it. It needs no library.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Tagged};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap();
    /// let tagged = Tagged::of(&grammar, "a", &[], &[], false).unwrap();
    /// assert!(tagged.to_c("a").contains("int a_read(const char *text, size_t length"));
    /// ```
    pub fn to_c(&self, name: &str) -> String {
        let name: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let mut source = String::new();
        // Writing to a string does not fail.
        let _ = self.write_c(&mut source, &name);
        source
    }

    fn write_c(&self, out: &mut String, name: &str) -> fmt::Result {
        let tags: Vec<String> = self.tags.iter().map(|tag| format!("\"{tag}\", ")).collect();
        let most = self.states.iter().flat_map(State::lists).map(Vec::len).max().unwrap_or(0);
        writeln!(out, "#include <stddef.h>\n#include <stdint.h>\n")?;
        writeln!(out, "/* What is found, in this order. */")?;
        writeln!(out, "enum {{ {name}_TAGS = {} }};", self.tags.len())?;
        writeln!(out, "const char *const {name}_tags[] = {{{}0}};\n", tags.concat())?;
        writeln!(out, "enum {{ REGISTERS = {}, MOST = {} }};", self.registers + 1, most + 1)?;
        out.write_str(TYPES)?;
        for (number, automaton) in [self].into_iter().chain(&self.inner).enumerate() {
            automaton.write_c_tables(out, number)?;
        }
        writeln!(out, "static const struct automaton automata[] = {{")?;
        for (number, automaton) in [self].into_iter().chain(&self.inner).enumerate() {
            let ranges: usize =
                automaton.classes.iter().map(|class| class.code_points().len()).sum();
            let tokens: usize =
                automaton.tokens.iter().map(|token| token.first.code_points().len()).sum();
            let symbols = automaton.classes.len() + automaton.tokens.len();
            writeln!(
                out,
                "    {{ranges{number}, {ranges}, tokens{number}, {tokens}, steps{number}, \
                 {symbols}, ends{number}, ops{number}}},"
            )?;
        }
        writeln!(out, "}};\n")?;
        out.write_str(&MACHINE.replace("NAME", name))
    }

    /// The tables of one automaton. An array without an element is not C, so that each has one
    /// more.
    fn write_c_tables(&self, out: &mut String, number: usize) -> fmt::Result {
        let mut ranges: Vec<(u32, u32, usize)> = (self.classes.iter().enumerate())
            .flat_map(|(class, set)| {
                set.code_points().iter().map(move |&(first, last)| (first, last, class))
            })
            .collect();
        ranges.sort_unstable();
        write!(out, "static const struct range ranges{number}[] = {{")?;
        for (first, last, class) in ranges {
            write!(out, "{{{first}, {last}, {class}, 0}}, ")?;
        }
        writeln!(out, "{{0, 0, 0, 0}}}};")?;
        write!(out, "static const struct range tokens{number}[] = {{")?;
        for ((token, symbol), automaton) in self.tokens.iter().zip(self.classes.len()..).zip(1..) {
            for (first, last) in token.first.code_points() {
                write!(out, "{{{first}, {last}, {symbol}, {automaton}}}, ")?;
            }
        }
        writeln!(out, "{{0, 0, 0, 0}}}};")?;

        let mut ops: Vec<&Op> = Vec::new();
        let mut steps = String::new();
        let mut ends = String::new();
        for State { accepts, next } in &self.states {
            match accepts {
                Some(end) => {
                    write!(ends, "{{1, {}, {}}}, ", ops.len(), end.len())?;
                    ops.extend(end.iter());
                }
                None => write!(ends, "{{0, 0, 0}}, ")?,
            }
            for to in next {
                match to {
                    Some(Transition { target, ops: done }) => {
                        write!(steps, "{{{}, {}, {}}}, ", target + 1, ops.len(), done.len())?;
                        ops.extend(done.iter());
                    }
                    None => write!(steps, "{{0, 0, 0}}, ")?,
                }
            }
            steps.push('\n');
        }
        writeln!(out, "static const struct step steps{number}[] = {{\n{steps}{{0, 0, 0}}}};")?;
        writeln!(out, "static const struct step ends{number}[] = {{{ends}{{0, 0, 0}}}};")?;
        write!(out, "static const struct op ops{number}[] = {{")?;
        for op in ops {
            match op {
                Op::Before(to) => write!(out, "{{'b', {to}, 0}}, ")?,
                Op::After(to) => write!(out, "{{'a', {to}, 0}}, ")?,
                Op::Clear(to) => write!(out, "{{'-', {to}, 0}}, ")?,
                Op::Copy(to, from) => write!(out, "{{'c', {to}, {from}}}, ")?,
            }
        }
        writeln!(out, "{{0, 0, 0}}}};\n")
    }
}

const TYPES: &str = r#"
/* Characters, their class or the symbol of a token, and its automaton. */
struct range { uint32_t first, last; unsigned symbol, automaton; };
/* The next state, from 1, 0 if there is none; or whether a text ends. The operations done. */
struct step { unsigned to, op, ops; };
struct op { char what; unsigned to, from; };
struct automaton {
    const struct range *ranges; size_t range_count;
    const struct range *tokens; size_t token_count;
    const struct step *steps; size_t symbols;
    const struct step *ends;
    const struct op *ops;
};

"#;

const MACHINE: &str = r#"#define NOWHERE ((size_t)-1)

/* The next character of UTF-8 (RFC 3629) and its length, or 0 where there is none. */
static size_t character(const char *text, size_t length, uint32_t *code) {
    const unsigned char *octets = (const unsigned char *)text;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t count, at;
    if (length == 0) return 0;
    count = octets[0] < 0x80 ? 1 : octets[0] < 0xC2 ? 0 : octets[0] < 0xE0 ? 2
          : octets[0] < 0xF0 ? 3 : octets[0] < 0xF5 ? 4 : 0;
    if (count == 0 || count > length) return 0;
    *code = count == 1 ? octets[0] : octets[0] & (0x7Fu >> count);
    for (at = 1; at < count; at++) {
        if ((octets[at] & 0xC0) != 0x80) return 0;
        *code = *code << 6 | (octets[at] & 0x3Fu);
    }
    if (*code < least[count] || *code > 0x10FFFF || (*code >= 0xD800 && *code <= 0xDFFF)) return 0;
    return count;
}

static void act(const struct op *ops, size_t count, size_t *registers, size_t before, size_t after) {
    size_t copied[MOST], at;
    for (at = 0; at < count; at++) copied[at] = registers[ops[at].from];
    for (at = 0; at < count; at++) {
        registers[ops[at].to] = ops[at].what == 'b' ? before : ops[at].what == 'a' ? after
                              : ops[at].what == 'c' ? copied[at] : NOWHERE;
    }
}

/* Reads a text from `at` on, to its end if `whole`, else to the first end of the rule. */
static size_t run(size_t number, const char *text, size_t length, size_t at, int whole,
                  size_t *registers) {
    const struct automaton *automaton = &automata[number];
    size_t state = 0;
    for (;;) {
        const struct step *end = &automaton->ends[state], *step = 0;
        uint32_t code;
        size_t count, index, next = NOWHERE;
        if (!whole && end->to) return at;
        if (at == length) {
            if (!end->to) return NOWHERE;
            if (whole) act(automaton->ops + end->op, end->ops, registers, at, at);
            return at;
        }
        count = character(text + at, length - at, &code);
        if (count == 0) return NOWHERE;
        for (index = 0; index < automaton->token_count && !step; index++) {
            const struct range *token = &automaton->tokens[index];
            const struct step *to = &automaton->steps[state * automaton->symbols + token->symbol];
            if (token->first <= code && code <= token->last && to->to) {
                step = to;
                next = run(token->automaton, text, length, at, 0, registers);
            }
        }
        for (index = 0; index < automaton->range_count && !step; index++) {
            const struct range *range = &automaton->ranges[index];
            if (range->first <= code && code <= range->last) {
                step = &automaton->steps[state * automaton->symbols + range->symbol];
                next = at + count;
            }
        }
        if (!step || !step->to || next == NOWHERE) return NOWHERE;
        if (whole) act(automaton->ops + step->op, step->ops, registers, at, next);
        state = step->to - 1;
        at = next;
    }
}

/* Whether the rule takes the whole text; then `places` has the places of the tags in octets,
   (size_t)-1 for what is not there. It has room for NAME_TAGS. */
int NAME_read(const char *text, size_t length, size_t *places) {
    size_t registers[REGISTERS], index;
    for (index = 0; index < REGISTERS; index++) registers[index] = NOWHERE;
    if (run(0, text, length, 0, 1, registers) != length) return 0;
    for (index = 0; index + 1 < NAME_TAGS + 1; index++) places[index] = registers[index];
    return 1;
}
"#;
