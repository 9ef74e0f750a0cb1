// Prints the tags of the scripts for pages, with the hashes of this build.
import { readFileSync } from 'node:fs';

const hashes = JSON.parse(readFileSync(new URL('../dist/browser/integrity.json', import.meta.url), 'utf8'));
for (const [file, hash] of Object.entries(hashes)) {
  console.log(`<script src="${file}" integrity="${hash}" crossorigin="anonymous"></script>`);
}
