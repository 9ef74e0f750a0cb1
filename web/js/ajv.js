import { host, isValid } from './index.js';

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

const FORMATS = {
  iri: (text) => isValid(text, 'IRI'),
  'iri-reference': (text) => isValid(text, 'IRI-reference'),
  uri: (text) => isValid(text, 'URI'),
  'uri-reference': (text) => isValid(text, 'URI-reference'),
  'idn-hostname': isIdnHostname,
};

/** Adds these formats of JSON Schema (default: all) to an instance of Ajv. */
export function addIriFormats(ajv, names = Object.keys(FORMATS)) {
  for (const name of names) {
    if (!Object.hasOwn(FORMATS, name)) {
      throw new RangeError(`there is no format ${name} here; there are ${Object.keys(FORMATS).join(', ')}`);
    }
    ajv.addFormat(name, { type: 'string', validate: FORMATS[name] });
  }
  return ajv;
}
