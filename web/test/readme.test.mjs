// What README.md shows is what is written.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, source]) => source);

/** A module of the folder, so that the names of packages are found. */
async function run(source) {
  const body = source.replace(/^import (?:(\w+)|(\{.*?\})) from '(.*?)';$/gm, (_, all, some, name) =>
    all ? `const { default: ${all} } = await load('${name}');` : `const ${some} = await load('${name}');`);
  const written = [];
  const log = (...values) => written.push(values.join(' '));
  const AsyncFunction = run.constructor;
  await new AsyncFunction('load', 'console', body)((name) => import(name), { log });
  return written;
}

examples.forEach((source, index) => test(`README.md, example ${index + 1}`, async () => {
  const expected = [...source.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
  assert.ok(expected.length > 0);
  assert.deepEqual(await run(source), expected);
}));
