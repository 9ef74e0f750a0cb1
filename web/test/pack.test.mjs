// Tests which files `npm pack` puts into the archive, and the archive itself, in a folder that has nothing else.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

test('the archive has the licences, the modules with their types, and nothing of the page', () => {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: folder, encoding: 'utf8' }));
  const paths = files.map((it) => it.path);
  const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const { './browser/*': scripts, ...forms } = exports;
  const modules = Object.values(forms).flatMap((it) => Object.values(it)).map((it) => it.replace('./', ''));
  const expected = ['README.md', 'dist/LICENSE-APACHE', 'dist/LICENSE-MIT', ...modules, ...modules.map((it) => it.replace(/js$/, 'd.ts')),
    ...['core.js', 'full.js', 'integrity.json'].map((it) => scripts.replace('./', '').replace('*', it))];
  for (const path of expected) assert.ok(paths.includes(path), path);
  assert.deepEqual(paths.filter((it) => !/^(dist\/(esm|cjs|workerd|browser|LICENSE)|package\.json$|README\.md$)/.test(it)), []);
});

test('README.md, its first example, with the archive installed in an empty folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'iri-grammar-'));
  try {
    const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', home], { cwd: folder, encoding: 'utf8' }));
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', '--prefix', home, join(home, filename)]);
    assert.deepEqual(readdirSync(join(home, 'node_modules')).filter((it) => !it.startsWith('.')), ['iri-grammar']);
    const [, source] = readFileSync(join(folder, 'README.md'), 'utf8').match(/^```js\n(.*?)^```$/ms);
    const expected = [...source.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => `${value}\n`).join('');
    writeFileSync(join(home, 'example.mjs'), source);
    writeFileSync(join(home, 'example.cjs'), source.replace(/^import (\{.*?\}) from '(.*?)';$/gm, "const $1 = require('$2');"));
    for (const name of ['example.mjs', 'example.cjs']) {
      assert.equal(execFileSync(process.execPath, [join(home, name)], { cwd: home, encoding: 'utf8' }), expected, name);
    }
  } finally {
    rmSync(home, { recursive: true });
  }
});
