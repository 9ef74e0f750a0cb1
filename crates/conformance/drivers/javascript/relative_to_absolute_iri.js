// relative-to-absolute-iri: "Resolve relative IRIs to absolute IRIs given a base IRI, conforming to
// RFC3986".
'use strict'
const { packages, serve } = require('./driver')
const { resolve } = packages('relative-to-absolute-iri')

serve('relative-to-absolute-iri', {
  name: 'relative-to-absolute-iri',
  source: 'https://github.com/rubensworks/relative-to-absolute-iri.js',
  claims: ['RFC 3986'],
  documents: { resolve: ['RFC 3986', 'RFC 3987'] },
  call: 'resolve(reference, base)',
}, {
  resolve: ({ input }) => ({ text: resolve(input.reference, input.base) }),
})
