//! RFC 3492: Punycode.

use super::{HostMistake, Hosts};

const BASE: u32 = 36;
const T_MIN: u32 = 1;
const T_MAX: u32 = 26;
const SKEW: u32 = 38;
const DAMP: u32 = 700;
const INITIAL_BIAS: u32 = 72;
const INITIAL_N: u32 = 0x80;

/// Adapts the bias: section 6.1. `points` is the number of code points so far.
fn adapt(delta: u32, points: u32, is_first: bool) -> u32 {
    let mut delta = if is_first { delta / DAMP } else { delta / 2 };
    delta += delta / points;
    let mut k = 0;
    while delta > (BASE - T_MIN) * T_MAX / 2 {
        delta /= BASE - T_MIN;
        k += BASE;
    }
    k + (BASE - T_MIN + 1) * delta / (delta + SKEW)
}

/// The threshold between the last digit of a number and the others.
fn threshold(k: u32, bias: u32) -> u32 {
    k.saturating_sub(bias).clamp(T_MIN, T_MAX)
}

/// The digit of a value below 36.
fn digit(value: u32) -> char {
    let octet = if value < 26 { u32::from('a') + value } else { u32::from('0') + value - 26 };
    char::from_u32(octet).unwrap_or_default()
}

/// The value of a digit.
fn value(digit: char) -> Option<u32> {
    match digit {
        'a'..='z' => Some(u32::from(digit) - u32::from('a')),
        '0'..='9' => Some(u32::from(digit) - u32::from('0') + 26),
        _ => None,
    }
}

/// The encoding of section 6.3, whose names the variables have.
pub(super) fn encode(hosts: Hosts, text: &str) -> String {
    let has = |mistake| hosts.mistake == Some(mistake);
    let points: Vec<u32> = if has(HostMistake::PunycodeUnits) {
        text.encode_utf16().map(u32::from).collect()
    } else {
        text.chars().map(u32::from).collect()
    };
    let mut out: String = text.chars().filter(char::is_ascii).collect();
    let basic = out.len() as u32;
    if basic > 0 && !has(HostMistake::PunycodeDelimiter) {
        out.push('-');
    }
    let (mut n, mut delta, mut bias, mut handled) = (INITIAL_N, 0, INITIAL_BIAS, basic);
    while (handled as usize) < points.len() {
        let next = points.iter().copied().filter(|it| *it >= n).min().unwrap_or(n);
        delta += (next - n) * (handled + 1);
        n = next;
        for &point in &points {
            delta += u32::from(point < n);
            if point == n {
                let (mut q, mut k) = (delta, BASE);
                loop {
                    let t = threshold(k, bias);
                    if q < t {
                        break;
                    }
                    out.push(digit(t + (q - t) % (BASE - t)));
                    q = (q - t) / (BASE - t);
                    k += BASE;
                }
                out.push(digit(q));
                if !has(HostMistake::PunycodeBias) {
                    bias = adapt(delta, handled + 1, handled == basic);
                }
                (delta, handled) = (0, handled + 1);
            }
        }
        (delta, n) = (delta + 1, n + 1);
    }
    out
}

/// The decoding of section 6.2, whose names the variables have. `None` if the text is not Punycode.
pub(super) fn decode(text: &str) -> Option<String> {
    let (basic, rest) = text.rsplit_once('-').unwrap_or(("", text));
    let mut points: Vec<char> = basic.chars().collect();
    let (mut n, mut i, mut bias) = (INITIAL_N, 0_u32, INITIAL_BIAS);
    let mut digits = rest.chars().peekable();
    while digits.peek().is_some() {
        let (before, mut weight, mut k) = (i, 1_u32, BASE);
        loop {
            let digit = value(digits.next()?)?;
            i = i.checked_add(digit.checked_mul(weight)?)?;
            let t = threshold(k, bias);
            if digit < t {
                break;
            }
            weight = weight.checked_mul(BASE - t)?;
            k += BASE;
        }
        let count = points.len() as u32 + 1;
        bias = adapt(i - before, count, before == 0);
        n = n.checked_add(i / count)?;
        i %= count;
        points.insert(i as usize, char::from_u32(n)?);
        i += 1;
    }
    Some(points.into_iter().collect())
}
