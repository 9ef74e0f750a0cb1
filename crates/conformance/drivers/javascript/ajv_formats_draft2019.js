// ajv-formats-draft2019: the formats `iri` and `iri-reference` of JSON Schema.
'use strict'
const { packages, serve } = require('./driver')
const Ajv = packages('ajv')
const ajv = packages('ajv-formats-draft2019')(new Ajv())

const FORMATS = { IRI: 'iri', 'IRI-reference': 'iri-reference' }
const validators = Object.fromEntries(Object.entries(FORMATS).map(
  ([production, format]) => [production, ajv.compile({ type: 'string', format })]))

serve('ajv-formats-draft2019', {
  name: 'ajv-formats-draft2019',
  source: 'https://github.com/luzlab/ajv-formats-draft2019',
  claims: ['RFC 3987'],
  documents: { check: ['RFC 3987'] },
  productions: Object.keys(FORMATS),
  call: 'ajv.validate({type: "string", format: "iri"}, text)',
  note: '"iri: The string is parsed with \'uri-js\' and the scheme is checked against the list of known IANA schemes." "iri-reference: All valid IRIs are valid."',
}, {
  check: ({ production, input }) => ({ valid: validators[production](input.text) }),
})
