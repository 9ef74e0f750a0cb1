import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../../shared/', import.meta.url);

/** Returns the lines of a file of `../shared`, a folder beside some checkouts; null if the folder is absent. */
export function shared(name) {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : null;
}

export const ABSENT = 'SKIPPED: there is no ../shared beside the repository';
