// uri-js: "an RFC 3986 compliant, scheme extendable URI parsing/validating/resolving library". "URI
// validation has been removed as it was slow": no check.
'use strict'
const { asWritten, onlyAt, packages, serve } = require('./driver')
const URI = packages('uri-js')

// "iri: … the serializer will unescape non-ASCII characters as per RFC 3987"; "unicodeSupport: … the
// parser will unescape non-ASCII characters".
const forDocument = (document) => (document === 'RFC 3987' ? { iri: true, unicodeSupport: true } : {})

function parse(text, options = {}) {
  const components = URI.parse(text, options)
  if (components.error) throw new Error(components.error)
  return components
}

// The parts of urn, mailto, ws and wss are told in members of their own instead of the path.
const OWN_MEMBERS = ['nid', 'to', 'resourceName']

serve('uri-js', {
  name: 'uri-js',
  source: 'https://github.com/garycourt/uri-js',
  claims: ['RFC 3986', 'RFC 3987'],
  call: 'URI.parse(text)',
}, {
  split: ({ input, document }) => {
    const parts = parse(input.text, forDocument(document))
    const { scheme = null, userinfo = null, host = null, port = null, path = '', query = null, fragment = null } = parts
    const result = { scheme, userinfo, host, port: port === null ? null : String(port), path, query, fragment }
    // "2001:db8::7%en1": an address without its brackets.
    if (host?.includes(':')) result.host = `[${host}]`
    if (OWN_MEMBERS.some((member) => member in parts)) {
      delete result.path
      delete result.query
    }
    return asWritten(result, input.text, 'scheme', 'host', 'port')
  },
  resolve: ({ input, document }) => ({ text: URI.resolve(input.base, input.reference, forDocument(document)) }),
  // "URI.normalize("HTTP://ABC.com:80/%7Esmith/home.html") === "http://abc.com/~smith/home.html""
  normalize: onlyAt('scheme', ({ input, document }) => ({ text: URI.normalize(input.text, forDocument(document)) })),
  compare: onlyAt('scheme', ({ input }) => ({ equal: URI.equal(input.left, input.right) })),
  // "convert IRI to URI", "convert URI to IRI"
  'to-uri': ({ input }) => ({ text: URI.serialize(parse(input.text)) }),
  'to-iri': ({ input }) => ({ text: URI.serialize(parse(input.text), { iri: true }) }),
})
