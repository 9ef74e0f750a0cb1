import { full } from './full.js';
import { wasm } from './full_module.js';
import { identifiers } from './identifiers.js';
import { schemes as schemesOf } from './schemes.js';

export const { isValid, check, parse, resolve } = identifiers(wasm);
export const { relative, toUri, toIri, normalize, equivalent, host, prepare, find, rungs, profiles } = full(wasm);
export const schemes = schemesOf(wasm);
export { Components } from './identifiers.js';
export { IriError, bytes } from './error.js';
