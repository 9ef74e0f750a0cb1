import { lintFunctions } from './lint_functions.js';
import { load } from './load.js';
import * as glue from './wasm/lint.js';
import hex from './wasm/lint.hex.js';

export const { lint, bidi, lintProfiles } = lintFunctions(load(glue, hex));
export { IriError, bytes } from './error.js';
