import { load } from './load.js';
import * as glue from './wasm/full.js';
import source from './wasm/full.hex.js';

/** The functions of the full module. */
export const wasm = load(glue, source);
