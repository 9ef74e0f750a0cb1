// Tests the package in Deno.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const ENV = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };

/** Deno as installed by npm, or otherwise by the system. */
const deno = [`${folder}node_modules/.bin/deno`, 'deno'].find((it) => spawnSync(it, ['--version'], { env: ENV }).status === 0);
const skip = deno ? false : 'SKIPPED: there is no Deno';

function run(...args) {
  const { status, stdout, stderr } = spawnSync(deno, args, { cwd: folder, env: ENV, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

test('each function in Deno, which may read no file and open no connection', { skip }, () => {
  assert.equal(run('run', '--no-prompt', 'test/every.mjs'), 'each function gives what it should\n');
});

test('the tests of the package in Deno', { skip }, (t) => {
  const files = ['package', 'ajv', 'resolver', 'cases', 'readme'].map((it) => `test/${it}.test.mjs`);
  const [counts] = run('test', '--no-check', '--allow-all', ...files).match(/\d+ passed.*(?= \()/);
  t.diagnostic(counts);
});
