// Tests the scripts for pages without a bundler: their hashes, and in browsers the tags and the policy of README.md.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { browsers } from './browsers.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const script = (name) => readFileSync(at(`../dist/browser/${name}`), 'utf8');

test('the hashes are those of the scripts, as `npm run integrity` prints them', () => {
  const hashes = JSON.parse(script('integrity.json'));
  assert.deepEqual(Object.keys(hashes), ['core.js', 'full.js']);
  const printed = execFileSync(process.execPath, [at('../bench/integrity.mjs')], { encoding: 'utf8' });
  for (const [name, hash] of Object.entries(hashes)) {
    assert.equal(hash, `sha384-${createHash('sha384').update(readFileSync(at(`../dist/browser/${name}`))).digest('base64')}`);
    assert.ok(printed.includes(`<script src="${name}" integrity="${hash}" crossorigin="anonymous"></script>\n`));
  }
});

test('each script sets the functions of its module, without files, network and eval', async () => {
  for (const [name, module] of [['core.js', 'iri-grammar/core'], ['full.js', 'iri-grammar']]) {
    const context = vm.createContext({ TextEncoder, TextDecoder }, { codeGeneration: { strings: false, wasm: true } });
    vm.runInContext(script(name), context);
    assert.deepEqual([...vm.runInContext('Object.keys(iriGrammar)', context)].sort(), Object.keys(await import(module)).sort());
    assert.equal(vm.runInContext("iriGrammar.parse('http://é/').host", context), 'é');
  }
});

/** The lines of README.md for a page, with the hash of this build. */
function page() {
  const [, html] = readFileSync(at('../README.md'), 'utf8').match(/^```html\n(.*?)^```$/ms);
  const [tag] = execFileSync(process.execPath, [at('../bench/integrity.mjs')], { encoding: 'utf8' }).split('\n');
  return `<!DOCTYPE html><meta charset="utf-8"><title>a page</title>${html.replace(/^<script src="core.js".*$/m, tag)}`;
}

const PAGE_SCRIPT = `
const outcome = (work) => { try { return work(); } catch (error) { return error.name; } };
document.title = JSON.stringify([iriGrammar.parse('http://é/').host, outcome(() => eval('1'))]);
`;

for (const { name, skip, launch } of browsers) {
  test(`the tags and the policy of README.md in ${name}`, { skip }, async () => {
    const { default: puppeteer } = await import('puppeteer-core');
    const files = { '/': ['text/html', page()], '/core.js': ['text/javascript', script('core.js')], '/page.js': ['text/javascript', PAGE_SCRIPT] };
    const server = createServer(({ url }, response) => {
      const [type, text] = files[url] ?? ['text/plain', ''];
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const program = await puppeteer.launch(launch);
    try {
      const address = `http://127.0.0.1:${server.address().port}/`;
      const open = async () => {
        const page = await program.newPage();
        await page.goto(address);
        return page.title();
      };
      assert.deepEqual(JSON.parse(await open()), ['é', 'EvalError']);
      // A script with another hash is not run, and the page fails.
      files['/core.js'][1] += ' ';
      assert.equal(await open(), 'a page');
      // Nor is WebAssembly without the keyword.
      files['/core.js'][1] = script('core.js');
      files['/'][1] = page().replace(" 'wasm-unsafe-eval'", '');
      assert.equal(await open(), 'a page');
    } finally {
      await program.close();
      server.close();
    }
  });
}
