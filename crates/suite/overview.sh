#!/bin/sh
# Makes overview.png of README.md: the overview of the runs that are kept, as Chromium shows it.
set -eu
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# The status 1 says that the runs of two browsers differ.
${IRI_SUITE:-cargo run -q -p iri-suite --} report --html "$folder/overview.html" \
  src/runs/chromium.jsonl src/runs/firefox.jsonl > "$folder/report.txt" || test $? = 1
sandbox=
# Chromium has no sandbox for root.
if [ "$(id -u)" = 0 ]; then sandbox=--no-sandbox; fi
"${CHROMIUM:-chromium}" --headless $sandbox --hide-scrollbars --user-data-dir="$folder/profile" \
  --window-size=1280,1640 --screenshot="$folder/overview.png" "file://$folder/overview.html"
mv "$folder/overview.png" overview.png
