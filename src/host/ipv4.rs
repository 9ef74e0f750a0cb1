//! The IPv4 parser of the URL Standard.

use core::net::Ipv4Addr;

/// Whether the name has to be parsed as an IPv4 address, valid or not: the 'ends in a number
/// checker'.
pub(crate) fn ends_in_a_number(name: &str) -> bool {
    let last = without_root(name).rsplit('.').next().unwrap_or_default();
    !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit())
        || parse_number(last).is_some()
}

/// Parses an address of one to four numbers; `None` if the name is not such an address. Each number
/// is decimal, octal after `0`, or hexadecimal after `0x`. The last number is the value of all
/// remaining octets.
pub(crate) fn parse(name: &str) -> Option<Ipv4Addr> {
    // A number begins with a digit.
    if !name.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let mut address = 0;
    let mut parts = without_root(name).split('.').peekable();
    for octets_after in (0..4).rev() {
        let value = parse_number(parts.next()?)?;
        if parts.peek().is_none() {
            let fits = value < 1 << (8 * (octets_after + 1));
            return fits.then(|| Ipv4Addr::from_bits(address | value as u32));
        }
        address |= u32::from(u8::try_from(value).ok()?) << (8 * octets_after);
    }
    None
}

/// The name without the dot of the root label at its end.
fn without_root(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}

/// The 'IPv4 number parser'. Returns `u64::MAX` for a number too large for `u64`, and `None` for a
/// text that is not a number.
fn parse_number(text: &str) -> Option<u64> {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = match (hexadecimal, text.strip_prefix('0')) {
        (Some(digits), _) => (digits, 16),
        (None, Some(digits)) => (digits, if digits.is_empty() { 10 } else { 8 }),
        (None, None) if text.is_empty() => return None,
        (None, None) => (text, 10),
    };
    let is_number = digits.bytes().all(|byte| char::from(byte).is_digit(radix));
    // Only `0` and `0x` have no digits here.
    let value = if digits.is_empty() { Ok(0) } else { u64::from_str_radix(digits, radix) };
    is_number.then(|| value.unwrap_or(u64::MAX))
}
