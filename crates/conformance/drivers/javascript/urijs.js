// urijs (URI.js): "a javascript library for working with URLs".
'use strict'
const { onlyAt, packages, serve, told } = require('./driver')
const URI = packages('urijs')

serve('urijs', {
  name: 'urijs',
  source: 'https://medialize.github.io/URI.js/',
  claims: ['RFC 3986'],
  call: 'new URI(text)',
}, {
  split: ({ input }) => {
    const parts = URI.parse(input.text)
    const { username, password, hostname } = parts
    // User and password come decoded, and null also if they are empty.
    const userinfo = password == null ? username : `${username ?? ''}:${password}`
    return told({
      scheme: parts.protocol,
      userinfo: input.text.includes(`//${userinfo}@`) ? userinfo : null,
      host: hostname?.includes(':') ? `[${hostname}]` : hostname,
      port: parts.port,
      path: parts.path ?? '',
      query: parts.query,
      fragment: parts.fragment,
    })
  },
  resolve: ({ input }) => ({ text: new URI(input.reference).absoluteTo(input.base).toString() }),
  // It also normalizes the port and the path of the schemes that it knows.
  normalize: onlyAt('scheme', ({ input }) => ({ text: new URI(input.text).normalize().toString() })),
  compare: onlyAt('scheme', ({ input }) => ({ equal: new URI(input.left).equals(input.right) })),
})
