import { CoreFormat, Formats } from './formats.js';
export { UriComponents, UriResolver, tolerantUriResolver, uriResolver } from './uri_resolvers.js';

export type Format = CoreFormat;

/** Adds these formats (default: all) to an instance of Ajv, and replaces formats with the same names. */
export function addIriFormats<A extends Formats>(ajv: A, names?: Format[]): A;
