import { identifiers } from './identifiers.js';
import { load } from './load.js';
import * as glue from './wasm/core.js';
import hex from './wasm/core.hex.js';

export const { isValid, check, parse, resolve } = identifiers(load(glue, hex));
export { Components } from './identifiers.js';
export { IriError, bytes } from './error.js';
