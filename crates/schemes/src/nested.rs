//! Reads what no automaton does: how the filters of RFC 4515 section 3 are nested, where the stack is a list, so
//! that nothing recurses; and the check digit of RFC 6920 section 7.

/// A place where a filter is not nested as RFC 4515 section 3 says.
pub struct Misnested {
    /// The place.
    pub at: usize,
    /// What has to be there: a rule, or `the end`.
    pub expected: &'static str,
}

/// A filter that has begun.
struct Open {
    /// `&`, `|`, `!`, or the first octet of an item; 0 before it is known.
    kind: u8,
    /// Whether a filter within it has ended.
    has_filter: bool,
}

/// Checks how a filter is nested. `octets` are its octets, each with its place; the table of the
/// grammar has accepted them, but it lets parentheses stand in any order. `end` is the place after
/// them.
pub fn check_nesting(
    octets: impl Iterator<Item = (u8, usize)>,
    end: usize,
) -> Result<(), Misnested> {
    let mut open: Vec<Open> = Vec::new();
    let mut is_complete = true;
    let misnested = |at, expected| Err(Misnested { at, expected });
    for (index, (octet, at)) in octets.enumerate() {
        match octet {
            b'(' => {
                match open.last() {
                    // and = AMPERSAND filterlist, or = VERTBAR filterlist, not = EXCLAMATION filter
                    Some(Open { kind: b'!', has_filter: true }) => return misnested(at, "RPAREN"),
                    None if index > 0 => return misnested(at, "the end"),
                    _ => {}
                }
                is_complete = false;
                open.push(Open { kind: 0, has_filter: false });
            }
            b')' => {
                match open.pop() {
                    None => return misnested(at, if index > 0 { "the end" } else { "LPAREN" }),
                    // filterlist = 1*filter
                    Some(Open { kind: b'&' | b'|' | b'!', has_filter: false }) => {
                        return misnested(at, "filter");
                    }
                    Some(_) => {}
                }
                match open.last_mut() {
                    Some(outer) => outer.has_filter = true,
                    None => is_complete = true,
                }
            }
            _ => {
                if let Some(Open { kind: kind @ 0, .. }) = open.last_mut() {
                    *kind = octet;
                }
            }
        }
    }
    if is_complete { Ok(()) } else { misnested(end, "RPAREN") }
}

/// Returns the check digit of hexadecimal digits by Luhn's mod 16 algorithm, which RFC 6920 section
/// 7 cites. Other characters are skipped.
pub fn check_digit(digits: &str) -> String {
    let digits = digits.chars().rev().filter_map(|digit| digit.to_digit(16));
    // From the last digit on, every second one is doubled; the digits of all results are added.
    let doubled = digits.enumerate().map(|(index, digit)| digit << (1 - index % 2));
    let sum = doubled.fold(0, |sum, digit| (sum + digit / 16 + digit % 16) % 16);
    format!("{:x}", (16 - sum) % 16)
}
