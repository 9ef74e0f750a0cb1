#!/usr/bin/env bash
# Adds a subcommand and a grammar as "How to add" in CONTRIBUTING.md says, each to a copy of the
# project, and builds and runs what was added.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
export CARGO_TARGET_DIR=$root/target/recipes/build

# Makes a copy with a patch, and goes to it.
copy() {
    local folder=$root/target/recipes/$1
    rm -rf "$folder" && mkdir -p "$folder"
    (cd "$root" && git ls-files -z | tar c --null --files-from - | tar x -C "$folder")
    cd "$folder"
    git init --quiet
    git apply "$root/tests/recipes/$1.patch"
}

copy subcommand
[ "$(cargo run --quiet -p iri-cli -- length http://a/é)" = 10 ]
cargo run --quiet -p iri-cli -- schema length | grep -q characters
cargo run --quiet -p iri-cli -- --help | grep -q 'iri length'

copy grammar
cargo run --quiet -p iri-proofs --no-default-features --bin generate
IRI_WRITE_LISTING=1 cargo test --quiet -p iri-grammar --all-features --test pages listing_of_grammars
grep -q '"example"' python/package/iri_grammar/names.py
cargo run --quiet -p iri-cli -- check --document example - <<<'http://a/'
cargo run --quiet -p iri-cli -- --help | grep -q '^  example'
echo "the recipes hold"
