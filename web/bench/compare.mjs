// Prints the sizes of the modules, and the times of calls of this and other packages.
//
//     node bench/compare.mjs [FILE]    texts, one a line; without a file, those of ../shared/corpus
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as full from 'iri-grammar';
import * as core from 'iri-grammar/core';

const require = createRequire(import.meta.url);
const uriJs = require('uri-js');
const fastUri = require('fast-uri');
const { parseURL } = require('whatwg-url');
const { validateIri } = require('validate-iri');

const dist = new URL('../dist/', import.meta.url);
const kilobytes = (octets) => (octets / 1000).toFixed(1).padStart(8);
const brotli = (octets) => brotliCompressSync(octets, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

console.log('module      wasm kB  gzip kB  brotli kB  as text, brotli kB');
for (const name of ['core', 'full', 'lint', 'page']) {
  try {
    const wasm = readFileSync(new URL(`wasm/${name}_bg.wasm`, dist));
    const text = readFileSync(new URL(`wasm/${name}.hex.js`, dist));
    console.log(name.padEnd(10), ...[wasm.length, gzipSync(wasm, { level: 9 }).length, brotli(wasm), brotli(text)].map(kilobytes));
  } catch {
    console.log(`${name}: not built`);
  }
}

/** Returns the lines of the given file or of the corpus that are not empty and have no lone surrogates. */
function corpus() {
  const folder = new URL('../../../shared/corpus/', import.meta.url);
  const files = process.argv[2] ? [process.argv[2]] : readdirSync(folder).filter((it) => it.endsWith('.txt')).map((it) => new URL(it, folder));
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line && line.isWellFormed());
}

const all = corpus();
const iris = all.filter((text) => full.isValid(text, 'IRI')).slice(0, 50_000);
const others = all.filter((text) => !full.isValid(text, 'IRI')).slice(0, 10_000);
const functions = {
  'new URL': (text) => new URL(text),
  'URL.canParse': (text) => URL.canParse(text),
  'iri-grammar/core isValid': (text) => core.isValid(text, 'IRI'),
  'iri-grammar/core parse': (text) => core.parse(text, 'IRI'),
  'iri-grammar/core parse, all parts': (text) => core.parse(text, 'IRI').toJSON(),
  'iri-grammar isValid': (text) => full.isValid(text, 'IRI'),
  'iri-grammar parse': (text) => full.parse(text, 'IRI'),
  'iri-grammar check': (text) => full.check(text, 'IRI'),
  'uri-js parse': (text) => uriJs.parse(text, { iri: true }),
  'fast-uri parse': (text) => fastUri.parse(text),
  'whatwg-url parseURL': (text) => parseURL(text),
  'validate-iri': (text) => validateIri(text),
};

/** Returns the shortest time of several rounds, in nanoseconds per text. */
function time(work, texts) {
  let least = Infinity;
  for (let round = 0; round < 7; round += 1) {
    const began = process.hrtime.bigint();
    for (const text of texts) {
      try {
        work(text);
      } catch {
        // The function rejects the text.
      }
    }
    least = Math.min(least, Number(process.hrtime.bigint() - began) / texts.length);
  }
  return least;
}

for (const [kind, group] of [['IRIs', iris], ['other texts', others]]) {
  if (!group.length) continue;
  console.log(`\n${group.length} ${kind}, ns per text`);
  for (const [name, work] of Object.entries(functions)) console.log(name.padEnd(36), time(work, group).toFixed(0).padStart(7));
}
