#!/usr/bin/env bash
# Crates that use another one for IRIs, moved to this one: their published sources are fetched, the
# patches are applied, and their own tests run.
set -euo pipefail
cd "$(dirname "$0")"
patches=$PWD
# The patches name the library from there.
ports=$(realpath ../../..)/target/ports
rm -rf "$ports"/{oxrdf,oxttl,referencing,sophia_iri,tower-http,lsp-types}
mkdir -p "$ports"
export CARGO_TARGET_DIR=$ports/build

for port in oxrdf-0.3.5 oxttl-0.2.5 referencing-0.61.2 sophia_iri-0.10.0 tower-http-0.7.1 lsp-types-0.97.0; do
    name=${port%-*}
    if ! curl --fail --silent --location --output "$ports/$port.crate" \
        "https://static.crates.io/crates/$name/$port.crate"; then
        echo "SKIPPED: $port cannot be fetched"
        continue
    fi
    mkdir "$ports/$name"
    tar xzf "$ports/$port.crate" --strip-components 1 -C "$ports/$name"
    # Where the library has changed, the versions of its dependencies are others.
    rm -f "$ports/$name/Cargo.lock"
    patch --quiet --strip 2 --directory "$ports/$name" <"$patches/$name.patch"
    case $name in
    # Its other test is in the repository alone.
    referencing) test=(--lib --features retrieve-async) ;;
    tower-http) test=(--lib --features follow-redirect follow_redirect) ;;
    *) test=() ;;
    esac
    cargo test --manifest-path "$ports/$name/Cargo.toml" "${test[@]}"
done
