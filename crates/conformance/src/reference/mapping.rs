//! RFC 3987 sections 3.1 and 3.2: mapping to URIs and IRIs.

use super::normalize::{Octet, compose, octets};
use super::resolve::{remove_dot_segments, with_host};
use super::{
    AuthorityParts, Part, Parts, Reference, Variation, authority_parts, is_reserved, is_unreserved,
    map_octets,
};

impl Reference {
    /// Maps an IRI to a URI: RFC 3987 section 3.1, steps 1c and 2, without ToASCII.
    pub(super) fn to_uri(self, text: &str) -> String {
        let text = if self.has(Variation::ToUriNfc) { compose(text) } else { text.into() };
        let parts = Parts::divide(&text).map(|part, text| match (part, self.variation) {
            (Part::Path, Some(Variation::ToUriPathKept))
            | (Part::Query, Some(Variation::ToUriQueryKept))
            | (Part::Fragment, Some(Variation::ToUriFragmentKept)) => text.to_owned(),
            (Part::Authority, Some(Variation::ToUriHostKept)) => {
                let AuthorityParts { userinfo, host, .. } = authority_parts(text);
                let after_userinfo = &text[userinfo.map_or(0, |it| it.len() + 1)..];
                let after_host = &after_userinfo[host.len()..];
                let userinfo = userinfo.map(|it| format!("{}@", self.encode(it)));
                userinfo.unwrap_or_default() + host + &self.encode(after_host)
            }
            (Part::Authority, Some(Variation::ToUriUserinfoKept)) => match text.split_once('@') {
                Some((userinfo, rest)) => format!("{userinfo}@{}", self.encode(rest)),
                None => self.encode(text),
            },
            (Part::Scheme, Some(Variation::ToUriLowered)) => text.to_ascii_lowercase(),
            (Part::Authority, Some(Variation::ToUriLowered)) => {
                self.encode(&with_host(text, str::to_ascii_lowercase))
            }
            (Part::Path, Some(Variation::ToUriDots)) => {
                self.encode(&remove_dot_segments(self, text))
            }
            (Part::Query, Some(Variation::ToUriReserved)) => {
                let encoded = self.encode(text);
                encoded.replace('/', "%2F").replace(':', "%3A")
            }
            (Part::Query, Some(Variation::ToUriQueryPlus)) => self.encode(text).replace('+', "%2B"),
            _ => self.encode(text),
        });
        parts.text()
    }

    /// Applies step 2 to a component: percent-encodes its characters beyond US-ASCII.
    pub(super) fn encode(self, text: &str) -> String {
        let triplets = |octets: &[u8]| octets.iter().map(|it| format!("%{it:02X}")).collect();
        let encode = |character: char| {
            let code = character as u32;
            match self.variation {
                Some(Variation::ToUriLatin1) if code <= 0xFF => triplets(&[code as u8]),
                Some(Variation::ToUriTwoOctets) if code > 0x7FF => character.to_string(),
                Some(Variation::ToUriPrivateKept) if is_private(character) => character.to_string(),
                Some(Variation::ToUriSurrogates) if code > 0xFFFF => {
                    let units = character.encode_utf16(&mut [0; 2]).to_vec();
                    let octets = |unit: u16| {
                        let [high, low] = [0xE0 | (unit >> 12), 0x80 | (unit & 0x3F)];
                        [high as u8, (0x80 | ((unit >> 6) & 0x3F)) as u8, low as u8]
                    };
                    triplets(&units.into_iter().flat_map(octets).collect::<Vec<u8>>())
                }
                _ => triplets(character.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        };
        let mut result = String::new();
        for character in text.chars() {
            if character.is_ascii() { result.push(character) } else { result += &encode(character) }
        }
        match self.variation {
            Some(Variation::ToUriEscapedAgain) => text.replace('%', "%25"),
            Some(Variation::ToUriHexUpper) => map_octets(&result, |it, _| it.to_ascii_uppercase()),
            Some(Variation::ToUriDecoded) => map_octets(&result, |triplet, octet| {
                if is_unreserved(octet) {
                    char::from(octet).to_string()
                } else {
                    triplet.to_owned()
                }
            }),
            _ => result,
        }
    }

    /// Maps a URI to an IRI: RFC 3987 section 3.2.
    pub(super) fn to_iri(self, text: &str) -> String {
        let decoded = Parts::divide(text).map(|part, text| match self.variation {
            Some(Variation::ToIriNothing) => text.to_owned(),
            Some(Variation::ToIriPathOnly) if part != Part::Path => text.to_owned(),
            Some(Variation::ToIriTwice) => {
                self.decode(part, &self.decode(part, &text.replace("%25", "%")))
            }
            _ => self.decode(part, text),
        });
        if self.has(Variation::ToIriNfc) {
            compose(&decoded.text()).into_owned()
        } else {
            decoded.text()
        }
    }

    /// Applies steps 2 to 5 to a component: decodes the percent-encoded characters that step 4
    /// allows.
    fn decode(self, part: Part, text: &str) -> String {
        let octets = octets(text);
        let (mut result, mut at) = (String::new(), 0);
        while at < octets.len() {
            let Octet { value, triplet } = &octets[at];
            let Some(triplet) = triplet else {
                // A character that was not encoded.
                let length = length(*value);
                let bytes: Vec<u8> = octets[at..at + length].iter().map(|it| it.value).collect();
                result += &String::from_utf8_lossy(&bytes);
                at += length;
                continue;
            };
            let encoded = octets[at..].iter().take_while(|it| it.triplet.is_some());
            let encoded: Vec<u8> = encoded.map(|it| it.value).collect();
            match self.character(&encoded) {
                Some((character, length)) => {
                    let is_lower = |triplet: &str| triplet != triplet.to_ascii_uppercase();
                    let triplets: String = octets[at..at + length]
                        .iter()
                        .filter_map(|it| it.triplet.as_deref())
                        .collect();
                    let is_kept = self.has(Variation::ToIriLowerHexKept) && is_lower(&triplets);
                    if self.is_decoded(part, character) && !is_kept {
                        result.push(character);
                    } else if character.is_ascii() {
                        // Step 2 does not convert US-ASCII, so these stay as they are.
                        result += &triplets;
                    } else {
                        result += &self.encode_again(&triplets);
                    }
                    at += length;
                }
                None => {
                    match self.variation {
                        Some(Variation::ToIriLatin1) => result.push(char::from(*value)),
                        Some(Variation::ToIriReplaced) => result.push('\u{fffd}'),
                        _ => result += &self.encode_again(triplet),
                    }
                    at += 1;
                }
            }
        }
        result
    }

    /// Percent-encodes octets beyond US-ASCII again, which cannot be decoded: returns their triplets in upper case,
    /// as in the example of section 3.2.1, or unchanged if `keeps_case` is set.
    fn encode_again(self, triplets: &str) -> String {
        if self.keeps_case { triplets.to_owned() } else { triplets.to_ascii_uppercase() }
    }

    /// Decodes the character at the start of these octets, and counts its octets. `None` if they
    /// are not strictly legal UTF-8 (step 3).
    fn character(self, octets: &[u8]) -> Option<(char, usize)> {
        if self.has(Variation::ToIriAllOrNothing) {
            std::str::from_utf8(octets).ok()?;
        }
        if let (Variation::ToIriOverlong, [high @ (0xC0 | 0xC1), low @ 0x80..=0xBF, ..]) =
            (self.variation.unwrap_or(Variation::ToIriNothing), octets)
        {
            return Some((char::from((high & 1) << 6 | (low & 0x3F)), 2));
        }
        if self.has(Variation::ToIriSurrogates)
            && let [0xED, 0xA0..=0xAF, _, 0xED, 0xB0..=0xBF, _, ..] = octets
        {
            let unit =
                |it: &[u8]| 0xD000 | (u16::from(it[1] & 0x3F) << 6) | u16::from(it[2] & 0x3F);
            let units = [unit(&octets[..3]), unit(&octets[3..6])];
            let character = char::decode_utf16(units).next()?.ok()?;
            return Some((character, 6));
        }
        let length = length(*octets.first()?);
        let text = std::str::from_utf8(octets.get(..length)?).ok()?;
        text.chars().next().map(|it| (it, length))
    }

    /// Whether a character of a component is decoded, by steps 2 and 4.
    fn is_decoded(self, part: Part, character: char) -> bool {
        let has = |variation| self.has(variation);
        let code = character as u32;
        match character {
            '%' => has(Variation::ToIriPercent),
            '\0'..='\x1f' | '\x7f' => has(Variation::ToIriControls),
            '\0'..='\x7f' if is_reserved(character as u8) => has(Variation::ToIriReserved),
            '\0'..='\x7f' if is_unreserved(character as u8) => !has(Variation::ToIriUnreservedKept),
            '\0'..='\x7f' => has(Variation::ToIriExcluded),
            '\u{80}'..='\u{9f}' => has(Variation::ToIriC1),
            // RFC 3987 section 4.1: "IRIs MUST NOT contain bidirectional formatting characters".
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' => has(Variation::ToIriBidi),
            '\u{fff0}'..='\u{fffd}' => has(Variation::ToIriSpecials),
            '\u{fdd0}'..='\u{fdef}' => has(Variation::ToIriNonCharacters),
            _ if code & 0xFFFE == 0xFFFE => has(Variation::ToIriNonCharacters),
            '\u{e0000}'..='\u{e0fff}' => has(Variation::ToIriTags),
            _ if is_private(character) => match part {
                Part::Query => !has(Variation::ToIriPrivateKept),
                _ => has(Variation::ToIriPrivate),
            },
            _ => code <= 0xFFFF || !has(Variation::ToIriBmp),
        }
    }
}

/// RFC 3987 section 2.2: iprivate.
fn is_private(character: char) -> bool {
    matches!(
        character,
        '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..='\u{10fffd}'
    )
}

/// The number of octets of a character in UTF-8, by its first octet.
fn length(first: u8) -> usize {
    match first {
        0..0x80 => 1,
        0x80..0xE0 => 2,
        0xE0..0xF0 => 3,
        _ => 4,
    }
}
