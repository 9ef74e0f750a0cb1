#!/usr/bin/env bash
# What the crate costs a program: the time of a cold release build, the number of crates, and
# by how many bytes a program that prints the components of an IRI is larger than an empty one.
# With a profile as shipped: opt-level 3, thin LTO, one codegen unit. Prints and never fails
# for what it finds.
set -euo pipefail
cd "$(dirname "$0")"
# A folder of its own, whatever the caller has: it is emptied.
CARGO_TARGET_DIR=$(realpath ../..)/target/weigh
export CARGO_TARGET_DIR

# The bytes of a program: of the file, of the file without symbols, of code and constants.
bytes() {
    strip -o "$1.stripped" "$1"
    local loaded
    loaded=$(size -A "$1" | awk '$1 == ".text" || $1 == ".rodata" { sum += $2 } END { print sum }')
    echo "$(stat -c %s "$1") $(stat -c %s "$1.stripped") $loaded"
}

for dependant in core default; do
    cp ../../Cargo.lock "$dependant/Cargo.lock"
    manifest=$dependant/Cargo.toml
    cargo fetch --quiet --manifest-path "$manifest"
    crates=$(cargo tree --manifest-path "$manifest" --prefix none --edges normal,build |
        sed 's/ (\*)$//' | sort -u | grep -vc -e '-dependant ')
    rm -rf "$CARGO_TARGET_DIR"
    TIMEFORMAT='%R %U'
    times=$({ time cargo build --quiet --release --manifest-path "$manifest" --bin components; } 2>&1)
    read -r wall user <<<"$times"
    cargo build --quiet --release --manifest-path core/Cargo.toml --bin empty
    read -r file stripped loaded < <(bytes "$CARGO_TARGET_DIR/release/components")
    read -r file0 stripped0 loaded0 < <(bytes "$CARGO_TARGET_DIR/release/empty")
    printf '%-8s %d crates, cold release build %.1f s (%.1f s of processors)\n' \
        "$dependant" "$crates" "$wall" "$user"
    printf '%-8s %d bytes more than an empty program, %d without symbols, %d of them .text and .rodata\n' \
        "" $((file - file0)) $((stripped - stripped0)) $((loaded - loaded0))
done
