// ajv-formats: the formats `uri` and `uri-reference` of JSON Schema in the mode "full", the default.
'use strict'
const { packages, serve } = require('./driver')
const Ajv = packages('ajv')
const ajv = packages('ajv-formats')(new Ajv())

const FORMATS = { URI: 'uri', 'URI-reference': 'uri-reference' }
const validators = Object.fromEntries(Object.entries(FORMATS).map(
  ([production, format]) => [production, ajv.compile({ type: 'string', format })]))

serve('ajv-formats', {
  name: 'ajv-formats',
  source: 'https://ajv.js.org/packages/ajv-formats.html',
  claims: ['RFC 3986'],
  documents: { check: ['RFC 3986'] },
  productions: Object.keys(FORMATS),
  call: 'ajv.validate({type: "string", format: "uri"}, text)',
  note: '"uri: full URI"; "uri-reference: URI reference, including full and relative URIs"',
}, {
  check: ({ production, input }) => ({ valid: validators[production](input.text) }),
})
