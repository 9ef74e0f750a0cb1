// Tests that the examples of README.md write what their comments say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, source]) => source);

/** Returns the lines that an example writes, warnings included. */
async function run(source, load) {
  const body = source.replace(/^import (\{.*?\}) from '(.*?)';$/gm, "const $1 = await load('$2');");
  const written = [];
  const log = (...values) => written.push(values.join(' '));
  const AsyncFunction = run.constructor;
  const { warn } = console;
  console.warn = log;
  try {
    await new AsyncFunction('load', 'console', body)(load, { log });
  } finally {
    console.warn = warn;
  }
  return written;
}

for (const [kind, load] of [['ES modules', (name) => import(name)], ['CommonJS', createRequire(import.meta.url)]]) {
  examples.forEach((source, index) => test(`README.md, example ${index + 1}, ${kind}`, async () => {
    const expected = [...source.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
    assert.ok(expected.length > 0);
    assert.deepEqual(await run(source, load), expected);
  }));
}

for (const [, name, size] of readme.matchAll(/^\| `?(\w+)`?(?:,.*?)? \| (\d+) \| \d+ \|$/gm)) {
  test(`README.md, the size of the module ${name}`, () => {
    const kilobytes = brotliCompressSync(readFileSync(new URL(`../dist/wasm/${name}_bg.wasm`, import.meta.url))).length / 1000;
    // Compilers and the paths in messages make a difference.
    assert.ok(Math.abs(kilobytes - size) < 0.05 * size, `${kilobytes}`);
  });
}
