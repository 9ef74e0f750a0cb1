// fast-uri: "Dependency-free RFC 3986 URI toolbox". What is malformed is "reported through the
// parsed component's `error` field"; that this validates is not said: no check.
'use strict'
const { asWritten, onlyAt, packages, serve } = require('./driver')
const uri = packages('fast-uri')

serve('fast-uri', {
  name: 'fast-uri',
  source: 'https://github.com/fastify/fast-uri',
  claims: ['RFC 3986'],
  call: 'uri.parse(text)',
}, {
  split: ({ input }) => {
    const parts = uri.parse(input.text)
    if (parts.error) throw new Error(parts.error)
    const { scheme = null, userinfo = null, host = null, port = null, path = '', query = null, fragment = null } = parts
    const result = { scheme, userinfo, host, port: port === null ? null : String(port), path, query, fragment }
    if (host?.includes(':')) result.host = `[${host}]`
    // The parts of urn, mailto, ws and wss are told in members of their own.
    if (['nid', 'to', 'resourceName'].some((member) => member in parts)) {
      delete result.path
      delete result.query
    }
    return asWritten(result, input.text, 'scheme', 'host', 'port')
  },
  resolve: ({ input }) => ({ text: uri.resolve(input.base, input.reference) }),
  normalize: onlyAt('scheme', ({ input }) => ({ text: uri.normalize(input.text) })),
  compare: onlyAt('scheme', ({ input }) => ({ equal: uri.equal(input.left, input.right) })),
})
