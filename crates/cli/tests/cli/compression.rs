//! What is compressed, and how it is broken.

use crate::bulk::{all, gzip, inputs, jsonl};
#[cfg(target_os = "linux")]
use crate::{command, file};
use crate::{iri, iri_with};
use serde_json::json;
#[cfg(target_os = "linux")]
use std::{fs, io::Read, thread, time::Duration};

/// A frame of Zstandard with one raw block (RFC 8878 sections 3.1.1 and 3.1.1.2).
pub fn zstd(octets: &[u8]) -> Vec<u8> {
    let length = u8::try_from(octets.len()).unwrap();
    let block = u32::from(length) << 3 | 1;
    let head = [0x28, 0xb5, 0x2f, 0xfd, 0x20, length];
    [&head[..], &block.to_le_bytes()[..3], octets].concat()
}

#[test]
fn what_is_compressed_and_broken_is_told_in_words() {
    let (member, frame) = (gzip(b"http://b/a\n"), zstd(b"http://b/a\n"));
    let is = |of: &str| format!("it is not what {of} writes: its content is damaged");
    let ends = |of: &str| format!("the file ends within what {of} has compressed");
    let follows = |of: &str| format!("data that is not {of} follows the compressed part");
    let mut damaged = member.clone();
    let checksum = damaged.len() - 8;
    damaged[checksum] ^= 1;
    // A block of the type that is reserved (RFC 8878 section 3.1.1.2.2).
    let reserved = [&frame[..6], &[7, 0, 0]].concat();
    let junk: &[u8] = b"http://b/b, which is not compressed";
    for (input, why) in [
        (member[..member.len() - 9].to_vec(), ends("gzip")),
        (member[..3].to_vec(), ends("gzip")),
        (damaged, is("gzip")),
        ([&member, junk].concat(), follows("gzip")),
        ([&member, &b"x"[..]].concat(), follows("gzip")),
        (frame[..frame.len() - 2].to_vec(), ends("Zstandard")),
        (frame[..4].to_vec(), ends("Zstandard")),
        (frame[..5].to_vec(), ends("Zstandard")),
        (reserved, is("Zstandard")),
        ([&frame, junk].concat(), follows("Zstandard")),
        ([&frame, &b"x"[..]].concat(), follows("Zstandard")),
    ] {
        let run = iri_with(&["check", "--quiet"], &input);
        assert_eq!((run.status, run.stderr), (2, format!("iri: -: {why}\n")), "{input:?}");
    }
}

/// RFC 8878 section 3.1.1.1.2: 2^(10 + exponent), and so many eighths more as the mantissa is.
#[test]
fn rfc8878_s3_1_1_1_2_a_window_is_limited_in_every_frame() {
    // One block of RLE: 11 times LF.
    let rle = |head: &[u8]| [&[0x28, 0xb5, 0x2f, 0xfd], head, &[11 << 3 | 3, 0, 0, b'\n']].concat();
    let window = |octet: u8| rle(&[0, octet]);
    let small = zstd(b"http://b/a\n");
    for (frame, size) in [
        (window(0x84), None),
        (window(0x85), Some((1 << 26) / 8 * 13)),
        (window(0xf0), Some(1 << 40)),
        (rle(&[0x20, 11]), None),
        (rle(&[0xe0, 11, 0, 0, 0, 0, 1, 0, 0]), Some((1u64 << 40) + 11)),
        (rle(&[0xe1, 0, 11, 0, 0, 0, 0, 1, 0, 0]), Some((1 << 40) + 11)),
    ] {
        for input in [frame.clone(), [&small[..], &frame].concat()] {
            let run = iri_with(&["check", "--quiet", "--rule", "IRI-reference"], &input);
            match size {
                None => assert_eq!((run.status, &*run.stderr), (0, ""), "{frame:?}"),
                Some(size) => {
                    let why = format!(
                        "iri: -: a frame of Zstandard has a window of {size} octets; 104857600 is \
                         the limit\n"
                    );
                    assert_eq!((run.status, run.stderr), (2, why), "{frame:?}");
                }
            }
        }
    }
}

/// What `xz` 5 writes of a line each; the second has a check of SHA-256, the third a dictionary of
/// 128 MiB.
const XZ: [&[u8]; 3] = [
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5\xa3\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x61\x0a\x00\x00\xdc\x9f\x66\x0d\x57\xea\xb1\x4c\x00\x01\x23\x0b\xc2\x1b\xfd\x09\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a",
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x0a\xe1\xfb\x0c\xa1\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5\xa3\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x62\x0a\x00\x00\xe2\x37\x3b\xbc\x72\x56\x49\xac\x38\xb8\x7e\xc0\x0b\x64\x01\x82\x00\xe8\xb3\x93\xb0\x9d\x8b\xc8\xb7\x62\x94\x16\xcf\xd5\xc5\x63\x00\x01\x3b\x0b\x9b\x83\xe6\x8b\x18\x9b\x4b\x9a\x01\x00\x00\x00\x00\x0a\x59\x5a",
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x1e\x00\x00\x00\x9b\x07\x51\x66\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x61\x0a\x00\x00\xdc\x9f\x66\x0d\x57\xea\xb1\x4c\x00\x01\x23\x0b\xc2\x1b\xfd\x09\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a",
];

#[test]
fn what_xz_has_compressed_is_read() {
    let [first, second, large] = XZ;
    // Streams follow each other, with padding of a multiple of four octets.
    let streams = [first, &[0; 8], second].concat();
    let both = [json!("http://b/a"), json!("http://b/b")];
    for command in all() {
        assert_eq!(inputs(&jsonl(command, &[], &streams)), both, "{command:?}");
    }
    let mut damaged = first.to_vec();
    damaged[30] ^= 1;
    let broken = "iri: -: it is not what xz writes: its content is damaged\n";
    for (input, why) in [
        (
            first[..first.len() - 20].to_vec(),
            "iri: -: the file ends within what xz has compressed\n",
        ),
        (first[..7].to_vec(), "iri: -: the file ends within what xz has compressed\n"),
        (damaged, broken),
        ([first, b"http://b/b"].concat(), broken),
        (large.to_vec(), "iri: -: a block of xz has a dictionary of more than 104857600 octets\n"),
    ] {
        let run = iri_with(&["check", "--quiet"], &input);
        assert_eq!((run.status, run.stderr.as_str()), (2, why), "{input:?}");
    }
}

/// What `zstd` 1.5 writes of a line, with a checksum.
const ZSTD: &[u8] = b"(\xb5/\xfd\x04XY\x00\x00http://b/a\nZx\xb9a";

#[test]
fn rfc8878_s3_1_1_a_checksum_that_does_not_agree_leaves_the_output_unwritten() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.zst"), folder.path().join("out"));
    let (input, output) = (input.to_str().unwrap(), output.to_str().unwrap());
    let run = |octets: &[u8]| {
        std::fs::write(input, octets).unwrap();
        iri(&["check", "--only", "valid", "-q", input, "--output", output])
    };
    assert_eq!(run(ZSTD).status, 0);
    assert_eq!(std::fs::read_to_string(output).unwrap(), "http://b/a\n");
    std::fs::remove_file(output).unwrap();
    let mut changed = ZSTD.to_vec();
    // `http://b/a` becomes `http://b/c`.
    changed[18] ^= 2;
    let run = run(&changed);
    let why = format!(
        "iri: {input}: it is not what Zstandard writes: its content is damaged\n\
         iri: {output} is not written\n"
    );
    assert_eq!((run.status, run.stderr), (2, why));
    assert!(!std::path::Path::new(output).exists());
}

/// The guide: a command takes at most 48 MiB, and as much again for each compressed file whose results wait.
#[cfg(target_os = "linux")]
#[test]
fn results_of_files_that_expand_to_more_than_may_wait_are_those_of_the_plain_files() {
    const MOST: usize = 2 * (48 << 20);
    // So various that the compressed file is not small.
    let various =
        |number: u64| format!("http://h/{:x}\n", number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let various: String = (1..10_000).map(various).collect();
    let same = |count| format!("http://h/{}\n", "q".repeat(10_000)).repeat(count);
    // Longer than all that may be in memory: one file, and files of less than 16 KiB each.
    let (long, short) = (same(MOST / 10_000), same(MOST / 100_000));
    let [long, short, various] = [long, short, various].map(|it| (file(gzip(it.as_bytes())), it));
    for files in [vec![&various, &long], vec![&short; 11]] {
        let paths = files.iter().map(|(packed, _)| &*packed.path);
        let arguments = ["check", "--only", "valid", "--jobs", "2"].into_iter().chain(paths);
        let mut running = command(&arguments.collect::<Vec<_>>()).spawn().unwrap();
        let mut output = running.stdout.take().unwrap();
        let of_process = |name| fs::read_to_string(format!("/proc/{}/{name}", running.id()));
        // The most memory so far, in octets; `None` if the process has ended.
        let peak = || {
            let status = of_process("status").unwrap();
            let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
            Some(line.split_whitespace().nth(1)?.parse::<usize>().unwrap() << 10)
        };
        let processor_time = || {
            let stat = of_process("stat").unwrap();
            stat.split(' ').skip(13).take(2).map(str::to_owned).collect::<Vec<_>>()
        };
        // Nobody reads the results of the first file, so that those of the others wait.
        let mut before = Vec::new();
        while before != processor_time() {
            before = processor_time();
            thread::sleep(Duration::from_secs(1));
        }
        let mut most = peak().unwrap();
        let mut buffer = vec![0; 1 << 20];
        for expected in files.iter().flat_map(|(_, it)| it.as_bytes().chunks(1 << 20)) {
            let written = &mut buffer[..expected.len()];
            output.read_exact(written).unwrap();
            assert!(written == expected);
            most = peak().unwrap_or(most);
        }
        assert_eq!(output.read(&mut buffer).unwrap(), 0);
        assert!(most < MOST, "{most} octets");
        assert!(running.wait().unwrap().success());
    }
}
