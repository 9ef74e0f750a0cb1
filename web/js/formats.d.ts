/** The method of Ajv that `addIriFormats` calls. */
export interface Formats {
  addFormat(name: string, format: { type: 'string'; validate: (text: string) => boolean }): unknown;
}

/** The formats that need only the grammars. */
export type CoreFormat = 'iri' | 'iri-reference' | 'uri' | 'uri-reference';
