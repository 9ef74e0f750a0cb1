import { full } from './full.js';
import { identifiers } from './identifiers.js';
import { load } from './load.js';
import * as glue from './wasm/full.js';
import hex from './wasm/full.hex.js';

const wasm = load(glue, hex);
export const { isValid, check, parse, resolve } = identifiers(wasm);
export const { relative, toUri, toIri, normalize, equivalent, host, prepare, find, rungs, profiles } = full(wasm);
export { Components } from './identifiers.js';
export { IriError, bytes } from './error.js';
