export type Format = 'iri' | 'iri-reference' | 'uri' | 'uri-reference' | 'idn-hostname';

/** What is needed of an instance of Ajv. */
interface Formats {
  addFormat(name: string, format: { type: 'string'; validate: (text: string) => boolean }): unknown;
}

/** Adds the formats of JSON Schema about identifiers, all or those that are named, in place of others of these names. */
export function addIriFormats<A extends Formats>(ajv: A, names?: Format[]): A;
