#!/usr/bin/env bash
# What the crate costs a program that parses, resolves and prints, beside its peers: the crates that are
# compiled without the library itself, build dependencies included; the seconds of processor of a cold build
# with the default release profile; and the bytes by which the stripped program is larger than an empty one.
# `silent` prints no error. Prints the table of the guide's page features, and never fails for what it finds.
set -euo pipefail
cd "$(dirname "$0")/weigh"
# A folder of its own, whatever the caller has: it is emptied.
CARGO_TARGET_DIR=$(realpath ../../..)/target/weigh
export CARGO_TARGET_DIR
unset CARGO_BUILD_BUILD_DIR

# The bytes of a program without symbols.
bytes() {
    strip -o "$CARGO_TARGET_DIR/stripped" "$CARGO_TARGET_DIR/release/$1"
    stat -c %s "$CARGO_TARGET_DIR/stripped"
}

# The versions that this repository is built with, where it has the crate.
cp ../../../Cargo.lock Cargo.lock
cargo fetch --quiet
rm -rf "$CARGO_TARGET_DIR"
cargo build --quiet --release --bin empty
empty=$(bytes empty)
echo '| library | crates | seconds of processor | larger than an empty program |'
echo '| --- | --- | --- | --- |'
while read -r feature program label; do
    crates=$(cargo tree --features "$feature" --prefix none --edges normal,build |
        sed 's/ (.*//' | sort -u | grep -vc -e '^weigh-dependant ' -e "^${program/silent/iri-grammar} ") || true
    rm -rf "$CARGO_TARGET_DIR"
    TIMEFORMAT='%U %S'
    seconds=$({ time cargo build --quiet --release --features "$feature" --bin "$program"; } 2>&1)
    printf '| %s | %d | %.1f | %d KB |\n' "$label" "$crates" \
        "$(awk '{ print $1 + $2 }' <<<"$seconds")" $((($(bytes "$program") - empty) / 1000))
done <<'ROWS'
iri-grammar iri-grammar iri-grammar, no features
silent silent iri-grammar, no features, no error printed
default-features iri-grammar iri-grammar, default features
fluent-uri fluent-uri fluent-uri
iri-string iri-string iri-string
oxiri oxiri oxiri
ROWS
