//! Makes random numbers, and derives random strings from a rule.

use super::chars::CharSet;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::order::fixed_point;
use num_bigint::BigUint;

/// A sequence of random numbers, the same for the same seed everywhere (SplitMix64).
///
/// ```
/// use abnf_lab::Random;
///
/// let mut random = Random::new(7);
/// assert!(random.below(10) < 10);
/// assert!(random.pick(&["a", "b"]).is_some());
/// assert_eq!(Random::new(7).below(1000), Random::new(7).below(1000));
/// ```
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// Returns the next 64 random bits.
    fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`; zero if `limit` is zero.
    pub fn below(&mut self, limit: usize) -> usize {
        match limit {
            0 => 0,
            limit => (self.next_number() % limit as u64) as usize,
        }
    }

    /// A number below `limit`, each equally likely; zero if `limit` is zero.
    pub(super) fn number_below(&mut self, limit: &BigUint) -> BigUint {
        let digits = limit.to_u32_digits();
        let Some((&highest, others)) = digits.split_last() else { return BigUint::ZERO };
        // Numbers that are too large are drawn again, so that all others are equally likely.
        loop {
            let mut digits: Vec<u32> = others.iter().map(|_| self.next_number() as u32).collect();
            digits.push(self.below(highest as usize + 1) as u32);
            let number = BigUint::new(digits);
            if number < *limit {
                return number;
            }
        }
    }

    /// A random item of a list; `None` if the list is empty.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len()))
    }

    /// A random number of rounds. If there is a maximum, the number is the minimum or the maximum
    /// in half of the cases. Otherwise it is at most 12 more than the minimum.
    pub(super) fn rounds(&mut self, min: usize, max: Option<usize>) -> usize {
        match max {
            Some(max) => match self.below(4) {
                0 => min,
                1 => max,
                _ => min + self.below(max - min + 1),
            },
            None => {
                let mut rounds = min;
                while self.below(3) > 0 && rounds < min + 12 {
                    rounds += 1;
                }
                rounds
            }
        }
    }

    /// A random character of a set; `None` if the set is empty. Each range is equally likely; in
    /// half of the cases the character is an end of the range.
    pub(super) fn character(&mut self, set: &CharSet) -> Option<char> {
        let &(first, last) = self.pick(set.code_points())?;
        char::from_u32(match self.below(4) {
            0 => first,
            1 => last,
            _ => first + self.below((last - first + 1) as usize) as u32,
        })
    }
}

/// Derives random strings from expressions. Lookahead is ignored.
pub(super) struct Derivation<'a> {
    grammar: &'a LabGrammar,
    random: &'a mut Random,
    nesting: Option<Nesting>,
    text: String,
    /// The number of expressions that may still be expanded; 0 after a failure.
    left: usize,
}

/// The nesting of recursive rules.
struct Nesting {
    /// The number of open recursive rules.
    depth: usize,
    /// The greatest depth, if there is a choice.
    most: usize,
    /// For each rule, the nesting depth of its shallowest derivation; `None` if it derives nothing.
    least: Vec<Option<usize>>,
}

/// The most expressions that are expanded for a string.
const MOST_STEPS: usize = 200_000;

/// Beyond this length in bytes, the shallowest derivations are chosen.
const LONG: usize = 2000;

impl<'a> Derivation<'a> {
    /// Derives strings. Each alternative of a choice is equally likely.
    pub fn of(grammar: &'a LabGrammar, random: &'a mut Random) -> Self {
        Derivation { grammar, random, nesting: None, text: String::new(), left: 0 }
    }

    /// Nests recursive rules at most this deep, if there is a choice.
    pub fn depth(mut self, most: usize) -> Self {
        let (grammar, mut least) = (self.grammar, vec![None; self.grammar.size()]);
        fixed_point(&mut least, 0..grammar.size(), |index, least| {
            let own = usize::from(grammar.cycle_at(index).is_some());
            least_depth(&grammar.rule(index).expr, least).map(|depth| depth + own)
        });
        self.nesting = Some(Nesting { depth: 0, most, least });
        self
    }

    /// Returns a random string of a rule; `None` if it takes too many steps or does not end.
    pub fn text(&mut self, rule: usize) -> Option<String> {
        self.left = MOST_STEPS;
        self.append_rule(rule);
        let text = std::mem::take(&mut self.text);
        (self.left > 0).then_some(text)
    }

    /// Appends a random string of a rule.
    fn append_rule(&mut self, rule: usize) {
        if self.grammar.accepts_nothing(rule) {
            // No expressions left means a failure.
            self.left = 0;
            return;
        }
        let grammar = self.grammar;
        let recursive = usize::from(grammar.cycle_at(rule).is_some());
        self.nest(|depth| depth + recursive);
        self.append_expr(&grammar.rule(rule).expr);
        self.nest(|depth| depth - recursive);
    }

    /// Changes the nesting depth, if it is limited.
    fn nest(&mut self, change: impl Fn(usize) -> usize) {
        if let Some(nesting) = &mut self.nesting {
            nesting.depth = change(nesting.depth);
        }
    }

    /// Whether some derivation of an expression stays within the limits of depth and length. One
    /// without recursive rules always does.
    fn fits(&self, expr: &Expr) -> bool {
        let Some(Nesting { depth, most, least }) = &self.nesting else { return true };
        let least = least_depth(expr, least);
        least.is_some_and(|least| least == 0 || depth + least <= *most && self.text.len() < LONG)
    }

    /// Appends a random string of an expression. At most `left` more expressions are expanded.
    fn append_expr(&mut self, expr: &Expr) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return;
        }
        match expr {
            Expr::Chars(set) => self.text.extend(self.random.character(set)),
            Expr::Text { .. } => {
                self.text.extend(
                    expr.set_of_each_character()
                        .iter()
                        .filter_map(|set| self.random.character(set)),
                );
            }
            Expr::Rule(target) => self.append_rule(*target),
            Expr::Seq(items) => items.iter().for_each(|item| self.append_expr(item)),
            Expr::Choice(items) => {
                let index = match self.nesting {
                    Some(_) => self.pick_alternative(expr),
                    None => self.random.below(items.len()),
                };
                self.append_expr(&items[index]);
            }
            Expr::Repeat { expr: once, min, max } => {
                let is_short = !self.fits(once);
                let times = if is_short { *min } else { self.random.rounds(*min, *max) };
                (0..times).for_each(|_| self.append_expr(once));
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => {}
        }
    }

    /// Returns the index of a random alternative that fits within the limits, or if none fits, of a
    /// shallowest one.
    fn pick_alternative(&mut self, choice: &Expr) -> usize {
        let items = choice.children();
        let fitting: Vec<usize> =
            (0..items.len()).filter(|&index| self.fits(&items[index])).collect();
        let least = self.nesting.as_ref().map_or(&[][..], |nesting| &nesting.least);
        let depth = |&index: &usize| least_depth(&items[index], least).unwrap_or(usize::MAX);
        let shallowest = (0..items.len()).min_by_key(depth).unwrap_or(0);
        self.random.pick(&fitting).copied().unwrap_or(shallowest)
    }
}

/// Returns the nesting depth of the shallowest derivation of an expression, given this depth of
/// each rule; `None` if the expression derives nothing.
fn least_depth(expr: &Expr, rules: &[Option<usize>]) -> Option<usize> {
    match expr {
        Expr::Rule(rule) => rules[*rule],
        Expr::Choice(items) => items.iter().filter_map(|item| least_depth(item, rules)).min(),
        Expr::Repeat { min: 0, .. } => Some(0),
        Expr::And(_) | Expr::Not(_) => Some(0),
        _ => expr.children().iter().try_fold(0, |deepest, child| {
            least_depth(child, rules).map(|depth| depth.max(deepest))
        }),
    }
}
