import { adder, formats } from './formats.js';
import { wasm } from './full_module.js';
import { host, isValid, parse, resolve } from './index.js';
import { uriResolvers } from './uri_resolvers.js';

/** The dots of RFC 3490 section 3.1. */
const DOTS = /[.\u3002\uFF0E\uFF61]/g;

/**
 * Whether IDNA2008 accepts a host name; it may have other dots than the full stop. As in JSON-Schema-Test-Suite,
 * no dot may end it: the syntax of RFC 952, which RFC 1123 section 2.1 refers to, has no such dot.
 */
function isIdnHostname(text) {
  try {
    const name = text.replace(DOTS, '.');
    host(name, { profile: 'idna2008' });
    return !name.endsWith('.');
  } catch {
    return false;
  }
}

/** Adds these formats of JSON Schema (default: all) to an instance of Ajv. */
export const addIriFormats = adder({ ...formats(isValid), 'idn-hostname': isIdnHostname });
export const { uriResolver, tolerantUriResolver } = uriResolvers(wasm, { parse, resolve });
