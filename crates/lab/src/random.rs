//! Random numbers, and random derivations of strings from a rule.

use super::chars::CharSet;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::node::Node;
use super::node::Point;
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
    /// The sequence of this seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`, or zero if that is zero.
    pub fn below(&mut self, limit: usize) -> usize {
        match limit {
            0 => 0,
            limit => (self.next_number() % limit as u64) as usize,
        }
    }

    /// A number below `limit`, each as often as another; zero if that is zero.
    pub(super) fn number_below(&mut self, limit: &BigUint) -> BigUint {
        let digits = limit.to_u32_digits();
        let Some((&last, others)) = digits.split_last() else { return BigUint::ZERO };
        loop {
            let mut digits: Vec<u32> = others.iter().map(|_| self.next_number() as u32).collect();
            digits.push(self.below(last as usize + 1) as u32);
            let number = BigUint::new(digits);
            if number < *limit {
                return number;
            }
        }
    }

    /// One item of a list, if it has one.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len()))
    }

    /// A number of rounds: an end as often as the inside.
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

    /// A character of a set: an end of a range as often as the inside, each range as often as
    /// another.
    pub(super) fn character(&mut self, set: &CharSet) -> Option<char> {
        let &(first, last) = self.pick(set.code_points())?;
        char::from_u32(match self.below(4) {
            0 => first,
            1 => last,
            _ => first + self.below((last - first + 1) as usize) as u32,
        })
    }
}

/// A source of strings that expressions describe, lookahead left out.
pub(super) struct Derivation<'a> {
    grammar: &'a LabGrammar,
    random: &'a mut Random,
    /// What the strings are to exercise.
    aim: Option<Point>,
    /// For each rule, through how many rules a derivation of it comes to the aim at least; none
    /// if none does.
    distances: Vec<Option<usize>>,
    reached: bool,
    /// Of so many expressions around this one, another part is to come to the aim.
    held: usize,
    nesting: Option<Nesting>,
    text: String,
    /// How many more expressions may be derived.
    left: usize,
}

/// How deep recursive rules are nested.
struct Nesting {
    depth: usize,
    most: usize,
    /// For each rule, how deep a least derivation of it is nested; none if it derives nothing.
    least: Vec<Option<usize>>,
}

/// How many expressions a string may be derived from.
const MOST_STEPS: usize = 200_000;

/// Beyond this length, what is nested least deep is derived.
const LONG: usize = 2000;

impl<'a> Derivation<'a> {
    /// Strings spread over the alternatives.
    pub fn of(grammar: &'a LabGrammar, random: &'a mut Random) -> Self {
        Derivation {
            grammar,
            random,
            aim: None,
            distances: Vec::new(),
            reached: true,
            held: 0,
            nesting: None,
            text: String::new(),
            left: 0,
        }
    }

    /// Strings in which recursive rules are nested at most so deep, where there is a choice.
    pub fn nested(mut self, most: usize) -> Self {
        let mut least = vec![None; self.grammar.rules().len()];
        let mut changed = true;
        while changed {
            changed = false;
            for (index, rule) in self.grammar.rules().iter().enumerate() {
                let own = usize::from(self.grammar.cycle_at(index).is_some());
                let depth = least_depth(&rule.expr, &least).map(|depth| depth + own);
                changed |= std::mem::replace(&mut least[index], depth) != depth;
            }
        }
        self.nesting = Some(Nesting { depth: 0, most, least });
        self
    }

    /// Strings that come to a point.
    pub fn to(aim: Point, grammar: &'a LabGrammar, random: &'a mut Random) -> Self {
        let mut distances = vec![None; grammar.rules().len()];
        distances[aim.place().0] = Some(0);
        for distance in 1..=grammar.rules().len() {
            let near = |target: usize| distances[target] == Some(distance - 1);
            let next = |&rule: &usize| {
                distances[rule].is_none() && grammar.rule(rule).expr.references().any(near)
            };
            let next: Vec<usize> = (0..distances.len()).filter(next).collect();
            if next.is_empty() {
                break;
            }
            next.into_iter().for_each(|rule| distances[rule] = Some(distance));
        }
        Derivation { aim: Some(aim), distances, ..Derivation::of(grammar, random) }
    }

    /// A string of a rule; none if it takes too many steps, or comes to no end.
    pub fn text(&mut self, rule: usize) -> Option<String> {
        self.reached = self.aim.is_none();
        self.left = MOST_STEPS;
        self.rule(rule);
        let text = std::mem::take(&mut self.text);
        (self.left > 0).then_some(text)
    }

    fn rule(&mut self, rule: usize) {
        if self.grammar.accepts_nothing(rule) {
            self.left = 0;
            return;
        }
        self.reaches(Point::Rule(rule));
        let grammar = self.grammar;
        let recursive = usize::from(grammar.cycle_at(rule).is_some());
        self.nest(|depth| depth + recursive);
        self.expr(Node::root(rule), &grammar.rule(rule).expr);
        self.nest(|depth| depth - recursive);
    }

    fn nest(&mut self, change: impl Fn(usize) -> usize) {
        if let Some(nesting) = &mut self.nesting {
            nesting.depth = change(nesting.depth);
        }
    }

    /// Whether an expression can be derived without being nested too deep.
    fn fits(&self, expr: &Expr) -> bool {
        let Some(Nesting { depth, most, least }) = &self.nesting else { return true };
        let least = least_depth(expr, least);
        least.is_some_and(|least| least == 0 || depth + least <= *most && self.text.len() < LONG)
    }

    /// Whether this is the aim, for the first time.
    fn reaches(&mut self, point: Point) -> bool {
        self.aim == Some(point) && !std::mem::replace(&mut self.reached, true)
    }

    fn expr(&mut self, node: Node, expr: &Expr) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return;
        }
        match expr {
            Expr::Chars(set) => {
                let mut ranges = set.code_points().iter().enumerate();
                let range = ranges.find(|&(index, _)| self.reaches(Point::Range(node, index)));
                let character = match range {
                    Some((_, &(first, _))) => char::from_u32(first),
                    None => self.random.character(set),
                };
                self.text.extend(character);
            }
            Expr::Text { text, .. } if self.aim.is_some() => self.text.push_str(text),
            Expr::Text { .. } => {
                self.text.extend(expr.sets().iter().filter_map(|set| self.random.character(set)));
            }
            Expr::Rule(target) => self.rule(*target),
            Expr::Seq(_) => {
                let nearest = self.nearest(node.children(expr));
                for (index, (node, item)) in node.children(expr).enumerate() {
                    let held = usize::from(nearest.is_some_and(|nearest| nearest != index));
                    self.held += held;
                    self.expr(node, item);
                    self.held -= held;
                }
            }
            Expr::Choice(items) => {
                let index = self.alternative(node, expr, items.len());
                if let Some((node, item)) = node.children(expr).nth(index) {
                    self.expr(node, item);
                }
            }
            Expr::Repeat { min, max, .. } => {
                for (node, once) in node.children(expr) {
                    let needed = usize::from(self.comes_to(node, once));
                    let short = self.aim.is_some() && self.random.below(2) == 0 || !self.fits(once);
                    let times = if short { *min } else { self.random.rounds(*min, *max) };
                    (0..times.max(needed)).for_each(|_| self.expr(node, once));
                }
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => {}
        }
    }

    fn alternative(&mut self, node: Node, choice: &Expr, count: usize) -> usize {
        let aimed = (0..count).find(|&index| self.reaches(Point::Alternative(node, index)));
        aimed.unwrap_or_else(|| {
            let leading = node.children(choice).enumerate();
            let leading = leading.filter(|&(_, (node, item))| self.comes_to(node, item));
            let leading: Vec<usize> = leading.map(|(index, _)| index).collect();
            if let Some(nearest) = self.nearest(node.children(choice)) {
                return nearest;
            }
            match self.random.pick(&leading) {
                Some(&index) => index,
                None if self.nesting.is_some() => self.shallow(choice),
                None => self.random.below(count),
            }
        })
    }

    /// An alternative that is not nested too deep, or of those that are, one that is least deep.
    fn shallow(&mut self, choice: &Expr) -> usize {
        let items = choice.children();
        let fitting: Vec<usize> =
            (0..items.len()).filter(|&index| self.fits(&items[index])).collect();
        let least = self.nesting.as_ref().map_or(&[][..], |nesting| &nesting.least);
        let depth = |&index: &usize| least_depth(&items[index], least).unwrap_or(usize::MAX);
        let least = (0..items.len()).min_by_key(depth).unwrap_or(0);
        self.random.pick(&fitting).copied().unwrap_or(least)
    }

    /// Whether the aim is not reached yet and a derivation of this expression can reach it.
    fn comes_to(&self, node: Node, expr: &Expr) -> bool {
        !self.reached && self.held == 0 && self.distance(node, expr).is_some()
    }

    /// Through how many rules a derivation of this expression comes to the aim at least.
    fn distance(&self, node: Node, expr: &Expr) -> Option<usize> {
        let wanted = self.aim.and_then(|aim| aim.place().1);
        let ways = node.parts(expr).filter_map(|(at, part)| match part {
            _ if Some(at) == wanted => Some(0),
            Expr::Rule(target) => self.distances[*target].map(|distance| distance + 1),
            _ => None,
        });
        ways.min()
    }

    /// Where recursive rules are nested deep enough, the part by which the aim is nearest.
    fn nearest<'e>(&self, parts: impl Iterator<Item = (Node, &'e Expr)>) -> Option<usize> {
        let is_deep = |nesting: &Nesting| nesting.depth >= nesting.most;
        if self.reached || self.held > 0 || !self.nesting.as_ref().is_some_and(is_deep) {
            return None;
        }
        let distances = parts.enumerate().filter_map(|(index, (node, part))| {
            self.distance(node, part).map(|distance| (distance, index))
        });
        distances.min().map(|(_, index)| index)
    }
}

/// How deep a least derivation is nested, those of rules being known so far.
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
