// validate-iri: "validates an IRI, either using strict RFC 3987 grammar …. This is the default value."
'use strict'
const { packages, serve } = require('./driver')
const { validateIri } = packages('validate-iri')

serve('validate-iri', {
  name: 'validate-iri',
  source: 'https://github.com/comunica/validate-iri.js',
  claims: ['RFC 3987'],
  documents: { check: ['RFC 3987'] },
  productions: ['IRI'],
  call: 'validateIri(text)',
  note: '"IriValidationStrategy.Strict: carefully validates the IRI using RFC 3987 grammar. This is the default value."',
}, {
  // "An error if the IRI is invalid, or undefined if it is valid."
  check: ({ input }) => ({ valid: validateIri(input.text) === undefined }),
})
