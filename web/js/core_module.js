import { load } from './load.js';
import * as glue from './wasm/core.js';
import source from './wasm/core.hex.js';

/** The functions of the core module. */
export const wasm = load(glue, source);
