import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url));
const types = fileURLToPath(new URL('types.ts', import.meta.url));

for (const [module, resolution] of [['nodenext', 'nodenext'], ['esnext', 'bundler']]) {
  test(`types, as ${resolution} finds them`, () => {
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', module, '--moduleResolution', resolution];
    execFileSync(tsc, [...options, '--types', '', types], { stdio: 'pipe', encoding: 'utf8' });
  });
}
