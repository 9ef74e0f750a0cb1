//! The notation of the documents' examples (RFC 3987 section 1.4).

/// The text that stands in XML notation: `&#xFC;` for U+00FC, `&amp;` for `&`.
pub fn xml(notation: &str) -> String {
    let mut text = String::new();
    let mut rest = notation;
    while let Some((before, after)) = rest.split_once('&') {
        let (entity, after) = after.split_once(';').expect("an entity ends in ;");
        text.push_str(before);
        match entity.strip_prefix("#x") {
            Some(hex) => {
                let number = u32::from_str_radix(hex, 16).expect("a hexadecimal number");
                text.push(char::from_u32(number).expect("a character"));
            }
            None => {
                assert_eq!(entity, "amp");
                text.push('&');
            }
        }
        rest = after;
    }
    text + rest
}
