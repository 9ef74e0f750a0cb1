// Tests which files `npm pack` puts into the archive.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
