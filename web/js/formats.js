/** Returns the formats that need only the grammars. */
export function formats(isValid) {
  return {
    iri: (text) => isValid(text, 'IRI'),
    'iri-reference': (text) => isValid(text, 'IRI-reference'),
    uri: (text) => isValid(text, 'URI'),
    'uri-reference': (text) => isValid(text, 'URI-reference'),
  };
}

/** Returns a function that adds these formats (default: all) to an instance of Ajv. */
export function adder(all) {
  return function addIriFormats(ajv, names = Object.keys(all)) {
    for (const name of names) {
      if (!Object.hasOwn(all, name)) {
        throw new RangeError(`there is no format ${name} here; there are ${Object.keys(all).join(', ')}`);
      }
      ajv.addFormat(name, { type: 'string', validate: all[name] });
    }
    return ajv;
  };
}
