import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../../shared/', import.meta.url);

/** The lines of a file of `../shared`, which is beside some checkouts; none where it is not. */
export function shared(name) {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : null;
}

export const ABSENT = 'there is no ../shared beside the repository';
