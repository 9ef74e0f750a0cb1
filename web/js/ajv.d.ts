export type Format = 'iri' | 'iri-reference' | 'uri' | 'uri-reference' | 'idn-hostname';

/** The method of Ajv that `addIriFormats` calls. */
interface Formats {
  addFormat(name: string, format: { type: 'string'; validate: (text: string) => boolean }): unknown;
}

/** Adds these formats (default: all) to an instance of Ajv, and replaces formats with the same names. */
export function addIriFormats<A extends Formats>(ajv: A, names?: Format[]): A;
