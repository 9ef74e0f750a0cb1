import { isValid, parse, resolve } from './core.js';
import { wasm } from './core_module.js';
import { adder, formats } from './formats.js';
import { uriResolvers } from './uri_resolvers.js';

/** Adds these formats of JSON Schema (default: all) to an instance of Ajv. */
export const addIriFormats = adder(formats(isValid));
export const { uriResolver, tolerantUriResolver } = uriResolvers(wasm, { parse, resolve });
