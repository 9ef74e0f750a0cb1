// Prints the sizes of the modules, and the times of calls of this and other packages.
//
//     node bench/compare.mjs [FILE ...]    texts, one a line; without a file, those of ../shared/corpus
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as full from 'iri-grammar';
import * as core from 'iri-grammar/core';

const require = createRequire(import.meta.url);
const uriJs = require('uri-js');
const fastUri = require('fast-uri');
const { parseURL } = require('whatwg-url');
const { validateIri } = require('validate-iri');

const dist = new URL('../dist/', import.meta.url);
const brotli = (octets) => brotliCompressSync(octets, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

/** Prints the head of a table in Markdown. */
function head(cells) {
  row(cells);
  row(cells.map(() => '---'));
}

const kilobytes = (octets) => (octets / 1000).toFixed(0);

/** Prints the sizes of files together. */
function sizes(name, files) {
  if (!files.every((it) => existsSync(new URL(it, dist)))) {
    console.log(`${name} is not built`);
    return;
  }
  const each = files.map((it) => readFileSync(new URL(it, dist))).map((it) => [it.length, gzipSync(it, { level: 9 }).length, brotli(it)]);
  row([name, ...each.reduce((sums, it) => sums.map((sum, at) => sum + it[at])).map(kilobytes)]);
}

head(['file', 'KB', 'gzip', 'brotli']);
for (const name of ['wasm/core_bg.wasm', 'wasm/full_bg.wasm', 'wasm/lint_bg.wasm', 'browser/core.js', 'browser/full.js']) sizes(name, [name]);
const pageFiles = (names) => names.map((it) => `page/${it}`);
sizes('the page', pageFiles(['index.html', 'page.css', 'icon.svg', 'page.js', 'reading.js', 'recorded.js']));
sizes('its laboratory', pageFiles(['laboratory.js']));

/** Returns the lines of each file that are not empty and have no lone surrogates, by its name. */
function corpora() {
  const folder = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url));
  let files = process.argv.slice(2);
  if (!files.length && existsSync(folder)) files = readdirSync(folder).filter((it) => it.endsWith('.txt')).map((it) => folder + it);
  if (!files.length) console.log('SKIPPED: no file is given, and there is no ../shared beside the repository');
  const lines = (file) => readFileSync(file, 'utf8').split('\n').filter((line) => line && line.isWellFormed());
  return files.map((file) => [basename(file, '.txt'), lines(file)]);
}

const texts = corpora();
const isIri = (text) => full.isValid(text, 'IRI');
const groups = texts.map(([name, lines]) => [name, lines.filter(isIri).slice(0, 5000)]).filter(([, lines]) => lines.length > 1000);
const rejected = texts.flatMap(([, lines]) => lines.filter((line) => !isIri(line)));
if (rejected.length) groups.push(['not IRIs', rejected]);

const FUNCTIONS = {
  'new URL': (text) => new URL(text),
  'URL.canParse': (text) => URL.canParse(text),
  '`isValid` of the core': (text) => core.isValid(text, 'IRI'),
  '`check` of the core': (text) => core.check(text, 'IRI'),
  '`parse` of the core': (text) => core.parse(text, 'IRI'),
  '`isValid` of the full module': (text) => full.isValid(text, 'IRI'),
  '`parse` of the full module': (text) => full.parse(text, 'IRI'),
  '`schemes.check`': (text) => full.schemes.check(text),
  'validate-iri': (text) => validateIri(text),
  'fast-uri, `parse`': (text) => fastUri.parse(text),
  'uri-js, `parse`': (text) => uriJs.parse(text, { iri: true }),
  'whatwg-url, `parseURL`': (text) => parseURL(text),
};

/** So many texts are timed together: few, so that most rounds are not interrupted by other processes. */
const CHUNK = 50;

/** Returns the time in nanoseconds per text: the sum of the shortest times of each chunk in several rounds. */
function time(work, texts) {
  const least = new Array(Math.ceil(texts.length / CHUNK)).fill(Infinity);
  for (let round = 0; round < 7; round += 1) {
    for (const at of least.keys()) {
      const chunk = texts.slice(at * CHUNK, (at + 1) * CHUNK);
      const began = process.hrtime.bigint();
      for (const text of chunk) {
        try {
          work(text);
        } catch {
          // The function rejects the text.
        }
      }
      least[at] = Math.min(least[at], Number(process.hrtime.bigint() - began));
    }
  }
  return least.reduce((sum, it) => sum + it) / texts.length;
}

if (groups.length) {
  console.log('\nTime of a call relative to `new URL`, for which the nanoseconds are given:\n');
  head(['function', ...groups.map(([name, lines]) => `${name} (${lines.length})`)]);
  const base = groups.map(([, lines]) => time(FUNCTIONS['new URL'], lines));
  row(['`new URL`, ns', ...base.map((it) => it.toFixed(0))]);
  for (const [name, work] of Object.entries(FUNCTIONS).slice(1)) {
    // The time of validate-iri doubles with each character before the mistake.
    const ends = (lines) => name !== 'validate-iri' || lines !== rejected;
    row([name, ...groups.map(([, lines], at) => (ends(lines) ? (time(work, lines) / base[at]).toFixed(1) : 'too long'))]);
  }
}
