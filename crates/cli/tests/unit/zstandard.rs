//! Tests of `shell/zstandard.rs`, for each decoder that is built.

use super::*;

/// What `zstd -19` writes of a hundred lines: a compressed block, and a checksum.
const LINES: [u8; 142] = [
    0x28, 0xb5, 0x2f, 0xfd, 0x64, 0x8e, 0x07, 0x05, 0x04, 0x00, 0xa2, 0xc7, 0x14, 0x13, 0xa0, 0x1b,
    0x1b, 0x60, 0x82, 0x8e, 0xfe, 0x41, 0xd5, 0x21, 0xa5, 0xc8, 0xee, 0xde, 0x49, 0x07, 0x60, 0x18,
    0x3c, 0xc0, 0xff, 0xff, 0xff, 0xff, 0xcc, 0xcc, 0xcc, 0xcc, 0x4c, 0x44, 0x44, 0x44, 0x44, 0xc4,
    0xbb, 0xbb, 0xbb, 0xbb, 0x3b, 0x33, 0x33, 0x33, 0x33, 0xb3, 0xaa, 0xaa, 0xaa, 0xaa, 0x2a, 0x22,
    0x22, 0x22, 0x22, 0x22, 0xdb, 0xb6, 0x6d, 0xbb, 0x6d, 0xdb, 0xb6, 0x7d, 0xe2, 0x59, 0x91, 0x0b,
    0x0c, 0xc2, 0xd1, 0x2c, 0x81, 0x91, 0x30, 0x4a, 0xf1, 0x18, 0x82, 0x40, 0x30, 0x8e, 0x83, 0x04,
    0x63, 0xa8, 0x11, 0xe0, 0xef, 0x7f, 0x06, 0xd0, 0x53, 0x75, 0x11, 0xfc, 0x8f, 0x70, 0xfc, 0xaa,
    0xaa, 0x54, 0xd5, 0xf8, 0xa6, 0x77, 0xbb, 0xe1, 0xee, 0x36, 0xb4, 0x3b, 0x1b, 0xec, 0x5e, 0x63,
    0x5d, 0xf1, 0x86, 0x37, 0x9e, 0x6b, 0x13, 0x01, 0x52, 0x05, 0xb9, 0x06, 0x7c, 0xfe,
];

fn expand<'r, D: Frame<HeaderAndRest<&'r [u8]>>>(input: &'r [u8]) -> Result<Vec<u8>, String> {
    let (mut content, mut some) = (Vec::new(), [0; 7]);
    let mut frames = Frames::<_, D>::Between(input);
    loop {
        // Few octets at a time, so that a frame ends between two reads.
        match frames.read(&mut some) {
            Ok(0) => return Ok(content),
            Ok(read) => content.extend(&some[..read]),
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// What all decoders make of it.
fn expand_by_all(input: &[u8]) -> Result<Vec<u8>, String> {
    let content = expand::<InRust<_>>(input);
    #[cfg(feature = "zstd")]
    assert_eq!(expand::<InC<_>>(input), content, "{input:?}");
    content
}

/// RFC 8878 section 3.1.2: skippable frames may stand anywhere.
#[test]
fn frames_follow_each_other() {
    let lines: String = (0..100).map(|n| format!("http://example.org/{n}\n")).collect();
    assert_eq!(expand_by_all(&LINES), Ok(lines.clone().into_bytes()));
    let skippable: &[u8] = &[0x5f, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, b'a', b'b'];
    let raw: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd, 0x20, 2, 0x11, 0, 0, b'c', b'\n'];
    let all = [raw, skippable, &LINES, skippable, raw].concat();
    assert_eq!(expand_by_all(&all), Ok(format!("c\n{lines}c\n").into_bytes()));
}

#[test]
fn what_is_cut_off_or_damaged_is_an_error() {
    for end in 1..LINES.len() {
        let error = expand_by_all(&LINES[..end]).unwrap_err();
        let why = match end {
            ..4 => "data that is not Zstandard follows the compressed part",
            _ => "the file ends within what Zstandard has compressed",
        };
        assert_eq!(error, why, "{end}");
    }
    // A block of the type that is reserved (RFC 8878 section 3.1.1.2.2).
    let reserved = [&LINES[..7], &[7, 0, 0]].concat();
    let why = "it is not what Zstandard writes: its content is damaged";
    assert_eq!(expand_by_all(&reserved).unwrap_err(), why);
    // RFC 8878 section 3.1.1.1.3.
    let error = expand_by_all(&[0x28, 0xb5, 0x2f, 0xfd, 0x21, 1, 0, 1, 0, 0]).unwrap_err();
    assert_eq!(error, "a frame of Zstandard needs a dictionary");
}

/// RFC 8878 section 3.1.1: the checksum of the content is at the end of the frame.
#[test]
fn rfc8878_s3_1_1_no_changed_bit_changes_the_content() {
    let content = expand_by_all(&LINES);
    for at in 4..LINES.len() {
        for bit in 0..8 {
            let mut changed = LINES;
            changed[at] ^= 1 << bit;
            let expanded = expand::<InRust<_>>(&changed);
            assert!(expanded.is_err() || expanded == content, "octet {at}, bit {bit}");
            #[cfg(feature = "zstd")]
            assert_eq!(expand::<InC<_>>(&changed).ok(), expanded.ok(), "octet {at}, bit {bit}");
        }
    }
}

#[test]
fn a_frame_without_a_checksum_is_held_against_what_its_header_says() {
    // A window of 1024 octets; two octets of content in a raw block, and 1025 in one of RLE.
    let raw: &[u8] = &[1 | 2 << 3, 0, 0, b'c', b'\n'];
    let long: &[u8] = &[3 | 1 << 3, 32, 0, b'c'];
    let skippable: &[u8] = &[0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, b'a'];
    let frame = |header: &[u8], rest: &[u8]| [ZSTD, header, rest].concat();
    let damaged = Err("it is not what Zstandard writes: its content is damaged".to_owned());
    let cut_off = Err("the file ends within what Zstandard has compressed".to_owned());
    let content = Ok(b"c\n".to_vec());
    for (input, expected) in [
        (frame(&[0, 0], raw), content.clone()),
        (frame(&[0x20, 2], raw), content.clone()),
        // RFC 8878 section 3.1.1.1.4: the size is not that of the content.
        (frame(&[0x20, 1], raw), damaged.clone()),
        (frame(&[0x20, 3], raw), damaged.clone()),
        (frame(&[0x80, 0, 3, 0, 0, 0], raw), damaged.clone()),
        // Two octets do not count the first 256.
        (frame(&[0x40, 0, 2, 0], raw), damaged.clone()),
        // RFC 8878 section 3.1.1.1.1.4: a bit is reserved.
        (frame(&[0x08, 0], raw), damaged.clone()),
        // RFC 8878 section 3.1.1.2.3: a block of RLE is as long as its content.
        (frame(&[0, 0], long), damaged.clone()),
        (frame(&[0, 0], &[raw, skippable].concat()), cut_off),
    ] {
        assert_eq!(expand_by_all(&input), expected, "{input:?}");
    }
}
