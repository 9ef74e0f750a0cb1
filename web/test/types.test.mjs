import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the examples of README.md to files that can import the package, and returns their paths. */
function examples() {
  const folder = at('../dist/examples');
  mkdirSync(folder, { recursive: true });
  const sources = [...readFileSync(at('../README.md'), 'utf8').matchAll(/^```js\n(.*?)^```$/gms)];
  return sources.map(([, source], index) => {
    const file = `${folder}/readme-${index + 1}.mts`;
    writeFileSync(file, source);
    return file;
  });
}

for (const [module, resolution, files] of [
  ['nodenext', 'nodenext', [at('types.ts'), at('types.cts'), ...examples()]],
  ['esnext', 'bundler', [at('types.ts'), ...examples()]],
]) {
  test(`types, as ${resolution} finds them`, () => {
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--module', module, '--moduleResolution', resolution];
    execFileSync(at('../node_modules/.bin/tsc'), [...options, '--types', '', ...files], { stdio: 'pipe', encoding: 'utf8' });
  });
}
