// Builds the package and the page into dist/. Arguments select steps: the modules core, full, lint and page,
// then `package` and `html`. Without arguments all steps run. Needs cargo with the target
// wasm32-unknown-unknown, wasm-bindgen of the version in Cargo.toml, and what `npm ci` installs.
import { transformSync, buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const web = fileURLToPath(new URL('.', import.meta.url));
process.chdir(web);
const target = process.env.CARGO_TARGET_DIR ?? 'target';

// The features of WebAssembly that rustc uses. Without this list, wasm-opt would use others, which Node 20
// cannot read.
const FEATURES = ['bulk-memory', 'bulk-memory-opt', 'call-indirect-overlong', 'multivalue', 'mutable-globals',
  'nontrapping-float-to-int', 'reference-types', 'sign-ext'].map((it) => `--enable-${it}`);

const run = (program, ...args) => execFileSync(program, args, { stdio: 'inherit' });

/** Builds a module into dist/wasm: its WebAssembly, and the JavaScript that loads it. */
function compile(name) {
  // The functions of the core are called in loops, so they are optimized for speed, too. The others are large.
  const level = name === 'core' ? 's' : 'z';
  // The laboratory recurses as deep as the nesting that it allows in grammars.
  const stack = name === 'page' ? '-Clink-arg=-zstack-size=16777216' : '';
  const flags = { CARGO_PROFILE_RELEASE_OPT_LEVEL: level, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: stack };
  const args = ['build', '--release', '--locked', '--target', 'wasm32-unknown-unknown', '--features', name];
  execFileSync('cargo', [...args, '--target-dir', target], { stdio: 'inherit', env: { ...process.env, ...flags } });
  const built = join(target, 'wasm32-unknown-unknown/release/iri_grammar_web.wasm');
  run('wasm-bindgen', '--target', 'web', '--omit-default-module-path', '--no-typescript', '--remove-name-section',
    '--remove-producers-section', '--out-dir', 'dist/wasm', '--out-name', name, built);
  const wasm = `dist/wasm/${name}_bg.wasm`;
  // It makes the other modules smaller, but larger when they are compressed.
  if (name === 'core') run('node_modules/.bin/wasm-opt', '-Oz', ...FEATURES, wasm, '-o', wasm);
  writeFileSync(`dist/wasm/${name}.hex.js`, `export default '${readFileSync(wasm, 'hex')}';\n`);
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
    for (const name of ['core', 'full', 'lint']) {
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

/** Writes the page. Its only script contains the worker as text, so the page also works as a local file. */
function assemble() {
  mkdirSync('dist/page', { recursive: true });
  const bundle = (entry, options) =>
    buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'iife', target: 'es2022', ...options })
      .outputFiles[0].text;
  const worker = bundle('page/worker.js', { minify: true });
  const define = { WORKER: JSON.stringify(worker) };
  writeFileSync('dist/page/page.js', bundle('page/page.js', { define, charset: 'utf8' }));
  for (const file of ['index.html', 'page.css']) cpSync(`page/${file}`, `dist/page/${file}`);
}

mkdirSync('dist/wasm', { recursive: true });
const STEPS = Object.fromEntries(['core', 'full', 'lint', 'page'].map((name) => [name, () => compile(name)]));
Object.assign(STEPS, { package: publish, html: assemble });
const selected = process.argv.slice(2);
for (const step of selected.length ? selected : Object.keys(STEPS)) STEPS[step]();
