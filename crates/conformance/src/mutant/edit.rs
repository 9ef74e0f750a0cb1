//! Replaces an expression inside another.

use abnf_lab::{CharSet, Expr};

/// Every expression of a definition, each with its number, outermost first.
pub fn numbered_parts(expr: &Expr) -> impl Iterator<Item = (usize, &Expr)> {
    expr.parts().enumerate()
}

/// Returns the definition in which `by` replaces the expression of this number; the numbers are
/// those of [`numbered_parts`].
pub fn replace_part(expr: &Expr, number: usize, by: &Expr) -> Expr {
    if number == 0 {
        return by.clone();
    }
    let mut first_of_child = 1;
    let mut children = expr.children().to_vec();
    for child in &mut children {
        let size = child.size();
        if (first_of_child..first_of_child + size).contains(&number) {
            *child = replace_part(child, number - first_of_child, by);
            break;
        }
        first_of_child += size;
    }
    let boxed = |mut children: Vec<Expr>| Box::new(children.remove(0));
    match expr {
        Expr::Seq(_) => Expr::Seq(children),
        Expr::Choice(_) => Expr::Choice(children),
        Expr::Repeat { min, max, .. } => {
            Expr::Repeat { expr: boxed(children), min: *min, max: *max }
        }
        Expr::And(_) => Expr::And(boxed(children)),
        Expr::Not(_) => Expr::Not(boxed(children)),
        leaf => leaf.clone(),
    }
}

/// A sequence without one of its items, or a choice without one of its alternatives.
pub fn remove_item(items: &[Expr], index: usize, make: fn(Vec<Expr>) -> Expr) -> Expr {
    let mut rest = items.to_vec();
    rest.remove(index);
    if rest.len() == 1 { rest.remove(0) } else { make(rest) }
}

/// A sequence or a choice with one of its items replaced.
pub fn replace_item(items: &[Expr], index: usize, item: Expr, make: fn(Vec<Expr>) -> Expr) -> Expr {
    let mut items = items.to_vec();
    items[index] = item;
    make(items)
}

/// A character in a description: itself if it is visible ASCII, else its number.
pub fn describe_character(character: u32) -> String {
    CharSet::from_ranges([(character, character)]).to_string()
}

/// A repetition.
pub fn repeat(expr: Expr, min: usize, max: Option<usize>) -> Expr {
    Expr::Repeat { expr: Box::new(expr), min, max }
}
