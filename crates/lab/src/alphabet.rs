//! Divides all characters into classes whose members a set of grammars does not distinguish.

use super::budget::{Budget, Meter, PER_STEP};
use super::chars::CharSet;
use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::utf8::utf8_sets;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// All characters, divided into classes: two characters of a class are in the same sets of every
/// grammar that the alphabet was made from.
///
/// ```
/// use abnf_lab::{Alphabet, LabGrammar};
///
/// let grammar = LabGrammar::from_abnf("a = 1*d / \"b\"\nd = %x30-39\n").unwrap();
/// let alphabet = Alphabet::of(&[&grammar]);
/// // The digits, both cases of "b", and the rest.
/// assert_eq!(alphabet.len(), 3);
/// assert!(!alphabet.is_empty());
/// let digits = alphabet.class_of('7');
/// assert_eq!(digits, alphabet.class_of('0'));
/// assert_eq!(alphabet.characters(digits).len(), 10);
/// assert_eq!(alphabet.example(digits), '0');
/// assert_eq!(alphabet.by_preference().next(), Some(digits));
/// ```
#[derive(Debug, Clone)]
pub struct Alphabet {
    classes: Vec<CharSet>,
    /// The first code point of each interval of code points of one class, and that class.
    intervals: Vec<(u32, usize)>,
    /// All classes in the order of [`by_preference`](Self::by_preference).
    preference: Vec<usize>,
    /// For each class the character that represents it.
    examples: Vec<char>,
    in_octets: bool,
    /// The exceeded limit, if the budget did not suffice to find all classes.
    pub(super) unfinished: Option<StudyError>,
}

impl Alphabet {
    /// Returns the classes that these grammars need.
    pub fn of(grammars: &[&LabGrammar]) -> Self {
        let rules = grammars.iter().flat_map(|grammar| grammar.rules());
        let mut meter = Meter::new(&Budget::unlimited());
        Self::of_parts(grammars, rules.map(|rule| &rule.expr), &mut meter)
    }

    /// Returns the classes that these expressions and all their parts need, but not those of the
    /// rules that they refer to. A grammar of octets also needs the classes that distinguish UTF-8.
    pub(super) fn of_parts<'e>(
        grammars: &[&LabGrammar],
        exprs: impl Iterator<Item = &'e Expr>,
        meter: &mut Meter,
    ) -> Self {
        Self::with_octets(
            grammars,
            exprs.flat_map(Expr::parts).flat_map(Expr::set_of_each_character),
            meter,
        )
    }

    /// Returns the classes that these expressions need as wholes: unlike in
    /// [`of_parts`](Self::of_parts), adjacent alternatives that are sets of characters are united,
    /// and need no classes of their own. For a grammar of octets, returns those of all parts.
    pub(super) fn of_exprs<'e>(
        grammars: &[&LabGrammar],
        exprs: impl Iterator<Item = &'e Expr>,
        meter: &mut Meter,
    ) -> Self {
        if grammars.iter().any(|grammar| grammar.is_in_octets()) {
            return Self::of_parts(grammars, exprs, meter);
        }
        Self::with_octets(grammars, exprs.flat_map(sets_of_whole), meter)
    }

    /// Returns the classes of these sets. If a grammar is of octets, the sets that tell the octets of UTF-8 apart
    /// are added.
    fn with_octets(
        grammars: &[&LabGrammar],
        sets: impl Iterator<Item = CharSet>,
        meter: &mut Meter,
    ) -> Self {
        let in_octets = grammars.iter().any(|grammar| grammar.is_in_octets());
        let utf8 = utf8_sets().filter(|_| in_octets);
        let sets: BTreeSet<CharSet> = sets.chain(utf8).collect();
        Alphabet { in_octets, ..Self::of_sets(sets.into_iter(), meter) }
    }

    /// Returns the classes that these sets divide all characters into. If the budget is exceeded,
    /// all characters are in one class, and `unfinished` has the exceeded limit.
    pub(super) fn of_sets(sets: impl Iterator<Item = CharSet>, meter: &mut Meter) -> Self {
        let sets: Vec<CharSet> = sets.collect();
        let mut division = Division::between_borders(&sets);
        for set in &sets {
            let visited = division.refine(set);
            // If there are many sets, each of many classes, this loop is most of the work.
            let bytes = size_of_val(&*division.intervals);
            if !meter.long_step(1 + visited / PER_STEP, 0, bytes) {
                division.intervals = vec![(0, 0)];
                break;
            }
        }
        let intervals = division.in_order();
        let count = intervals.iter().map(|&(_, class)| class + 1).max().unwrap_or(0);
        let mut ranges = vec![Vec::new(); count];
        let ends = intervals.iter().skip(1).map(|&(next, _)| next).chain([0x110000]);
        for (&(first, class), next) in intervals.iter().zip(ends) {
            ranges[class].push((first, next - 1));
        }
        let classes: Vec<CharSet> = ranges.into_iter().map(CharSet::from_ranges).collect();
        let examples: Vec<char> = classes.iter().map(readable).collect();
        let mut preference: Vec<usize> = (0..classes.len()).collect();
        preference.sort_by_key(|&class| (unreadability(examples[class]), examples[class]));
        let unfinished = meter.check().err();
        Alphabet { classes, intervals, preference, examples, in_octets: false, unfinished }
    }

    /// Returns all classes, by number.
    pub(super) fn classes(&self) -> &[CharSet] {
        &self.classes
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.classes.len()
    }

    /// Returns false: there is always a class.
    pub fn is_empty(&self) -> bool {
        self.classes.is_empty()
    }

    /// The class of a character.
    pub fn class_of(&self, character: char) -> usize {
        let after = self.intervals.partition_point(|&(first, _)| first <= character as u32);
        self.intervals[after.saturating_sub(1)].1
    }

    /// Whether the symbols are octets, each represented by the character with its number.
    ///
    /// ```
    /// use abnf_lab::{Alphabet, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = %x41\n").unwrap();
    /// assert!(!Alphabet::of(&[&grammar]).is_in_octets());
    /// assert!(Alphabet::of(&[&grammar.in_octets()]).is_in_octets());
    /// ```
    pub fn is_in_octets(&self) -> bool {
        self.in_octets
    }

    /// The characters of a class.
    pub fn characters(&self, class: usize) -> &CharSet {
        &self.classes[class]
    }

    /// The character that represents a class in a witness: the one that is easiest to read.
    pub fn example(&self, class: usize) -> char {
        self.examples[class]
    }

    /// The classes in the order in which witnesses prefer them: digits, letters, other ASCII,
    /// letters beyond ASCII, the rest.
    pub fn by_preference(&self) -> impl Iterator<Item = usize> + '_ {
        self.preference.iter().copied()
    }

    /// The classes that make up a set. It must be a set that the alphabet was made from, or a union
    /// of such sets.
    pub(super) fn classes_in(&self, set: &CharSet) -> Vec<usize> {
        let classes = set.code_points().iter().flat_map(|&(first, last)| {
            let after = self.intervals.partition_point(|&(start, _)| start <= first);
            let within = self.intervals[after.saturating_sub(1)..].iter();
            within.take_while(move |&&(start, _)| start <= last).map(|&(_, class)| class)
        });
        classes.collect::<BTreeSet<usize>>().into_iter().collect()
    }
}

/// A division of all characters into classes, which each set refines.
struct Division {
    /// The first code point of each interval of code points of one class, and that class.
    intervals: Vec<(u32, usize)>,
    /// For each class, the number of its intervals.
    sizes: Vec<usize>,
    /// For each class, the number of its intervals inside the set; 0 outside of [`refine`](Self::refine).
    inside: Vec<usize>,
    /// For each class, the new class of its intervals inside the set.
    new_class: Vec<Option<usize>>,
}

impl Division {
    /// Returns one class of all characters, with an interval between any two borders of the sets. The
    /// characters of an interval are in the same sets.
    fn between_borders(sets: &[CharSet]) -> Self {
        let ends = |&(first, last): &(u32, u32)| [first, last + 1];
        let mut borders: BTreeSet<u32> =
            sets.iter().flat_map(CharSet::code_points).flat_map(ends).collect();
        borders.insert(0);
        // If U+E000 is a border, the interval from U+D800 to U+DFFF has only surrogates, which are
        // not characters.
        let gap = borders.contains(&0xE000).then_some(0xD800);
        borders.retain(|&border| border <= 0x10FFFF && Some(border) != gap);
        let intervals: Vec<(u32, usize)> = borders.into_iter().map(|border| (border, 0)).collect();
        let sizes = vec![intervals.len()];
        Division { intervals, sizes, inside: Vec::new(), new_class: Vec::new() }
    }

    /// Divides each class into its characters inside and outside of a set. Returns the number of
    /// intervals inside.
    fn refine(&mut self, set: &CharSet) -> usize {
        let Division { intervals, sizes, inside, new_class } = self;
        let index_of = |code| intervals.partition_point(|&(start, _)| start < code);
        let ranges = set.code_points().iter();
        let within: Vec<Range<usize>> =
            ranges.map(|&(first, last)| index_of(first)..index_of(last + 1)).collect();
        inside.resize(sizes.len(), 0);
        new_class.resize(sizes.len(), None);
        let mut touched = Vec::new();
        for &(_, class) in within.iter().flat_map(|range| &intervals[range.clone()]) {
            inside[class] += 1;
            touched.push(class);
        }
        // A class that is completely inside is not divided. While a class is divided, its size
        // decreases, so its new class tells that it is.
        for interval in within.into_iter().flatten() {
            let class = &mut intervals[interval].1;
            let old = *class;
            if inside[old] < sizes[old] || new_class[old].is_some() {
                *class = *new_class[old].get_or_insert(sizes.len());
                if *class == sizes.len() {
                    sizes.push(0);
                }
                sizes[*class] += 1;
                sizes[old] -= 1;
            }
        }
        for &class in &touched {
            (inside[class], new_class[class]) = (0, None);
        }
        touched.len()
    }

    /// Returns the intervals with their classes renumbered in the order of their characters.
    fn in_order(mut self) -> Vec<(u32, usize)> {
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        for (_, class) in &mut self.intervals {
            let next = numbers.len();
            *class = *numbers.entry(*class).or_insert(next);
        }
        self.intervals
    }
}

/// Returns the sets of an expression and of its parts. Adjacent alternatives that are sets are
/// united.
fn sets_of_whole(expr: &Expr) -> Vec<CharSet> {
    let (mut sets, mut open) = (Vec::new(), vec![Cow::Borrowed(expr)]);
    while let Some(expr) = open.pop() {
        sets.extend(expr.set_of_each_character());
        match expr {
            Cow::Borrowed(Expr::Choice(items)) => open.extend(Expr::alternatives(items)),
            Cow::Borrowed(expr) => open.extend(expr.children().iter().map(Cow::Borrowed)),
            // A union of alternatives: the parts of the union are not needed.
            Cow::Owned(_) => {}
        }
    }
    sets
}

/// Returns the character of a set that is easiest to read; U+0000 if the set is empty.
pub(super) fn readable(set: &CharSet) -> char {
    let ascii = ('0'..='9').chain('a'..='z').chain('A'..='Z').chain('!'..='~');
    let mut known = ascii.chain(LETTERS.chars());
    let firsts = set.code_points().iter().filter_map(|&(first, _)| char::from_u32(first));
    let other = || firsts.min_by_key(|&character| (unreadability(character), character));
    known.find(|&character| set.contains(character)).or_else(other).unwrap_or('\0')
}

/// Well-known letters of several scripts outside of ASCII, which most fonts have.
const LETTERS: &str = "éüßøšλжאبक日か한";

/// Returns a rank from 0 to 8 of how hard a character is to read in an example.
fn unreadability(character: char) -> u8 {
    match character {
        '0'..='9' => 0,
        'a'..='z' => 1,
        'A'..='Z' => 2,
        '!'..='~' => 3,
        ' ' => 4,
        c if c.is_alphabetic() => 5,
        // All but the no-break space and the soft hyphen, which are invisible or look like others.
        '\u{a1}'..='\u{ac}' | '\u{ae}'.. => 6,
        c if c > '\u{9f}' => 7,
        _ => 8,
    }
}
