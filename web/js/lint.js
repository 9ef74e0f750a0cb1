import { lintFunctions } from './lint_functions.js';
import { load } from './load.js';
import * as glue from './wasm/lint.js';
import source from './wasm/lint.hex.js';

export const { lint, bidi, lintProfiles } = lintFunctions(load(glue, source));
export { IriError, bytes } from './error.js';
