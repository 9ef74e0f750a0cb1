// Builds the package and the page into dist/. Arguments select steps: the modules core, full, lint, reading and
// laboratory, then `package` and `html`. Without arguments all steps run. Needs cargo with the target
// wasm32-unknown-unknown, wasm-bindgen of the version in Cargo.toml, and what `npm ci` installs; `html` runs
// iri-conformance for the recorded results.
import { transformSync, buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const web = fileURLToPath(new URL('.', import.meta.url));
process.chdir(web);
const target = process.env.CARGO_TARGET_DIR ?? 'target';

// The features of WebAssembly that rustc uses. Without this list, wasm-opt would use others, which Node 20
// cannot read.
const FEATURES = ['bulk-memory', 'bulk-memory-opt', 'call-indirect-overlong', 'multivalue', 'mutable-globals',
  'nontrapping-float-to-int', 'reference-types', 'sign-ext'].map((it) => `--enable-${it}`);

/** The modules of the package. The page has others. */
const PACKED = ['core', 'full', 'lint'];

const run = (program, ...args) => execFileSync(program, args, { stdio: 'inherit' });

/** Builds a module into dist/wasm: its WebAssembly, and the JavaScript that loads it. */
function compile(name) {
  // The functions of the core are called in loops, so they are optimized for speed, too. The others are large.
  const level = name === 'core' ? 's' : 'z';
  // The laboratory recurses as deep as the nesting that it allows in grammars.
  const stack = name === 'laboratory' ? '-Clink-arg=-zstack-size=16777216' : '';
  const flags = { CARGO_PROFILE_RELEASE_OPT_LEVEL: level, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: stack };
  const args = ['build', '--release', '--locked', '--target', 'wasm32-unknown-unknown', '--features', name];
  execFileSync('cargo', [...args, '--target-dir', target], { stdio: 'inherit', env: { ...process.env, ...flags } });
  const built = join(target, 'wasm32-unknown-unknown/release/iri_grammar_web.wasm');
  run('wasm-bindgen', '--target', 'web', '--omit-default-module-path', '--no-typescript', '--remove-name-section',
    '--remove-producers-section', '--out-dir', 'dist/wasm', '--out-name', name, built);
  const wasm = `dist/wasm/${name}_bg.wasm`;
  // It makes the other modules smaller, but larger when they are compressed.
  if (name === 'core') run('node_modules/.bin/wasm-opt', '-Oz', ...FEATURES, wasm, '-o', wasm);
  if (PACKED.includes(name)) writeFileSync(`dist/wasm/${name}.hex.js`, `export default '${readFileSync(wasm, 'hex')}';\n`);
}

/** Writes the package: the sources of js/ and the modules, as ES modules, as CommonJS, for Workers and for pages. */
function publish() {
  for (const [folder, convert] of Object.entries(FORMS)) {
    rmSync(`dist/${folder}`, { recursive: true, force: true });
    mkdirSync(`dist/${folder}/wasm`, { recursive: true });
    for (const file of readdirSync('js')) {
      const source = readFileSync(`js/${file}`, 'utf8');
      writeFileSync(`dist/${folder}/${file}`, file.endsWith('.d.ts') ? source : convert(source));
    }
    for (const name of PACKED) {
      writeFileSync(`dist/${folder}/wasm/${name}.js`, convert(readFileSync(`dist/wasm/${name}.js`, 'utf8')));
      const module = folder === 'workerd' ? [`${name}_bg.wasm`, `${name}.wasm`] : [`${name}.hex.js`, `${name}.hex.js`];
      const text = readFileSync(`dist/wasm/${module[0]}`);
      writeFileSync(`dist/${folder}/wasm/${module[1]}`, folder === 'cjs' ? convert(text) : text);
    }
  }
  writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
  writeScripts();
  // npm packs no symbolic links.
  for (const file of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(file, `dist/${file}`, { dereference: true });
}

/** The folders of the package, and how a source is converted for each. */
const FORMS = {
  esm: (source) => source,
  cjs: (source) => transformSync(source, { format: 'cjs', target: 'es2022' }).code,
  // A Worker of Cloudflare cannot compile WebAssembly: it imports compiled modules.
  workerd: (source) => source.replace(/^(import .* from '.*)\.hex\.js';$/m, "$1.wasm';"),
};

/** The oldest browsers with what the package needs; see README.md. */
const OLDEST = ['chrome115', 'firefox102', 'safari16.4'];

/** Writes a script for pages without a bundler for each module, and the hashes for `integrity`. */
function writeScripts() {
  mkdirSync('dist/browser', { recursive: true });
  const hashes = Object.entries({ core: 'core', full: 'index' }).map(([name, entry]) => {
    const options = { bundle: true, minify: true, format: 'iife', globalName: 'iriGrammar', target: OLDEST };
    const outfile = `dist/browser/${name}.js`;
    buildSync({ entryPoints: [`dist/esm/${entry}.js`], outfile, ...options });
    const hash = createHash('sha384').update(readFileSync(outfile)).digest('base64');
    return [`${name}.js`, `sha384-${hash}`];
  });
  writeFileSync('dist/browser/integrity.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/**
 * Writes the page. It also works as a local file: its script contains the workers as text, and another script the
 * module of each worker.
 */
function assemble() {
  mkdirSync('dist/page', { recursive: true });
  const bundle = (entry, options) =>
    buildSync({ entryPoints: [entry], bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', ...options })
      .outputFiles[0].text;
  const workers = Object.fromEntries(['reading', 'laboratory'].map((name) => [name, bundle(`page/workers/${name}.js`)]));
  write('page.js', bundle('page/page.js', { define: { WORKERS: JSON.stringify(workers) }, charset: 'utf8' }));
  write('index.html', readFileSync('page/index.html', 'utf8').replaceAll('{{site}}', site()));
  write('page.css', readFileSync('../crates/conformance/src/report/ways.css', 'utf8') + readFileSync('page/page.css', 'utf8'));
  for (const file of ['icon.svg', 'picture.png']) cpSync(`page/${file}`, `dist/page/${file}`);
  for (const name of Object.keys(workers)) writeLoaded(name, readFileSync(`dist/wasm/${name}_bg.wasm`, 'hex'));
  writeLoaded('recorded', recordedResults());
}

/** Writes a script from which the page loads a value. */
const writeLoaded = (name, value) => write(`${name}.js`, `(globalThis.loaded ??= {}).${name} = ${JSON.stringify(value)};\n`);

/** Writes a file of the page, and prints its sizes. */
function write(name, content) {
  writeFileSync(`dist/page/${name}`, content);
  const sizes = [Buffer.byteLength(content), gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  const [whole, gzip, brotli] = sizes.map((octets) => `${(octets / 1000).toFixed(1)} KB`);
  console.log(`page/${name}: ${whole}, by gzip ${gzip}, by brotli ${brotli}`);
}

/** Returns the address of the site, which the workspace names. */
const site = () => readFileSync('../Cargo.toml', 'utf8').match(/^homepage = "(.*)"$/m)[1];

/**
 * Returns how programs divide texts, as the reports of iri-conformance have it: the report of its cases, and that
 * of the examples of the page. Each text has ways, each with the numbers of its programs.
 */
function recordedResults() {
  const [readers, texts] = [[], {}];
  for (const folder of ['crates/conformance', 'web/page/recorded']) {
    const report = reportOf(folder);
    const numbers = report.readers.map((it) => numberOf(readers, it));
    for (const [text, ways] of Object.entries(report.texts)) {
      texts[text] = ways.map(([way, programs]) => [way, programs.map((it) => numbers[it])]);
    }
  }
  return { readers, texts };
}

/** Returns the number of a program in the list, at whose end it is put if it is not there. */
function numberOf(programs, { name, language }) {
  const number = programs.findIndex((it) => it.name === name && it.language === language);
  return number >= 0 ? number : programs.push({ name, language }) - 1;
}

/** Returns the part of a report that has the texts and how programs divide them. */
function reportOf(folder) {
  const args = ['run', '--quiet', '--package', 'iri-conformance', '--', 'report', '--cases', `${folder}/cases`, '--results', `${folder}/results`];
  // The program is built where the workspace is, not among the modules.
  const { CARGO_TARGET_DIR: _, ...env } = process.env;
  execFileSync('cargo', [...args, '--output', 'web/dist/report'], { cwd: '..', env, stdio: ['ignore', 'ignore', 'inherit'] });
  return JSON.parse(readFileSync('dist/report/readers.json', 'utf8'));
}

mkdirSync('dist/wasm', { recursive: true });
const STEPS = Object.fromEntries([...PACKED, 'reading', 'laboratory'].map((name) => [name, () => compile(name)]));
Object.assign(STEPS, { package: publish, html: assemble });
const selected = process.argv.slice(2);
for (const step of selected.length ? selected : Object.keys(STEPS)) STEPS[step]();
