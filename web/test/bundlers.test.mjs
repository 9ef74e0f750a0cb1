// Bundles programs that use the package, and runs the bundles where there is neither a file, nor a network, nor `eval`.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const web = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(join(web, 'dist'), { recursive: true });
// Below `web/`, where the package finds itself by its name.
const folder = mkdtempSync(join(web, 'dist/bundles-'));
after(() => rmSync(folder, { recursive: true }));

/** A program that uses one module: for the core, one that must not contain the full module. */
const PROGRAMS = {
  every: readFileSync(join(web, 'test/every.mjs'), 'utf8'),
  core: "import { parse } from 'iri-grammar/core'; console.log(parse('http://é/').host);\n",
  schema: "import { uriResolver } from 'iri-grammar/ajv-core'; console.log(uriResolver.resolve('a/b', 'c'));\n",
};
const WRITTEN = { every: 'each function gives what it should', core: 'é', schema: 'a/c' };
for (const [name, source] of Object.entries(PROGRAMS)) writeFileSync(join(folder, `${name}.mjs`), source);

/** Returns a package, or null if it is not installed. */
const imported = (name) => import(name).catch(() => null);

/** The bundlers: each returns the bundle of a program as one classic script. */
const BUNDLERS = {
  async esbuild({ build }, entry) {
    const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' });
    return outputFiles[0].text;
  },
  async webpack({ default: webpack }, entry) {
    const output = { path: folder, filename: 'webpack.js' };
    const compiler = webpack({ entry, output, mode: 'production', target: 'web', performance: false });
    const stats = await new Promise((done, fail) => compiler.run((error, it) => (error ? fail(error) : done(it))));
    assert.ok(!stats.hasErrors() && !stats.hasWarnings(), stats.toString());
    return readFileSync(join(folder, 'webpack.js'), 'utf8');
  },
  async vite({ build }, entry) {
    const lib = { entry, formats: ['iife'], name: 'bundle' };
    const { 0: { output } } = await build({ root: folder, configFile: false, logLevel: 'silent', build: { lib, write: false } });
    return output[0].code;
  },
};

/** Runs a script in a context that has only what every runtime has, and returns what it writes. */
function run(script) {
  const written = [];
  const console = { log: (...values) => written.push(values.join(' ')), warn() {}, error() {} };
  const context = vm.createContext({ console, TextEncoder, TextDecoder }, { codeGeneration: { strings: false, wasm: true } });
  vm.runInContext(script, context);
  return written.join('\n');
}

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  const bundler = await imported(name);
  test(`bundled by ${name}`, { skip: bundler ? false : `SKIPPED: there is no ${name}` }, async (t) => {
    const core = readFileSync(join(web, 'dist/wasm/core.hex.js')).length;
    for (const program of Object.keys(PROGRAMS)) {
      const script = await bundle(bundler, join(folder, `${program}.mjs`));
      assert.equal(run(script), WRITTEN[program], program);
      t.diagnostic(`${program}: ${script.length} octets`);
      if (program !== 'every') assert.ok(script.length < core + 30_000, `${program}: ${script.length}`);
    }
  });
}

// A runtime such as that of Cloudflare compiles no WebAssembly: a Worker imports compiled modules.
const workerd = join(web, 'node_modules/.bin/workerd');
const hasWorkerd = spawnSync(workerd, ['--version']).status === 0;
const esbuild = await imported('esbuild');
test('each function in workerd', { skip: hasWorkerd && esbuild ? false : 'SKIPPED: there is no workerd, or no esbuild' }, async () => {
  const source = `${PROGRAMS.every.replace(/^console\.log/m, 'const says = () => console.log')}export default { test: says };\n`;
  writeFileSync(join(folder, 'worker.mjs'), source);
  const out = join(folder, 'worker');
  await esbuild.build({
    entryPoints: [join(folder, 'worker.mjs')], outfile: join(out, 'main.js'), bundle: true, format: 'esm',
    conditions: ['workerd', 'worker'], loader: { '.wasm': 'copy' }, assetNames: '[name]',
  });
  const modules = readdirSync(out).map((name) =>
    `(name = "${name === 'main.js' ? name : `./${name}`}", ${name.endsWith('.wasm') ? 'wasm' : 'esModule'} = embed "${name}")`);
  writeFileSync(join(out, 'config.capnp'), `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);
const worker :Workerd.Worker = (compatibilityDate = "2025-01-01", modules = [${modules.sort((a) => (a.includes('main.js') ? -1 : 1)).join(', ')}]);
`);
  const { status, stdout, stderr } = spawnSync(workerd, ['test', 'config.capnp'], { cwd: out, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout + stderr, /each function gives what it should/);
});
