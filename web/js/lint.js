import { advice } from './advice.js';
import { load } from './load.js';
import * as glue from './wasm/lint.js';
import hex from './wasm/lint.hex.js';

export const { lint, bidi, lintProfiles } = advice(load(glue, hex));
export { IriError, bytes } from './error.js';
