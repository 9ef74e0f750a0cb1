import { wasm } from './core_module.js';
import { identifiers } from './identifiers.js';

export const { isValid, check, parse, resolve } = identifiers(wasm);
export { Components } from './identifiers.js';
export { IriError, bytes } from './error.js';
