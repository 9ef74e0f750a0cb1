// url-parse: a URL parser with the interface of the class URL, for where there is none.
'use strict'
const { asWritten, packages, serve, told } = require('./driver')
const Url = packages('url-parse')

serve('url-parse', {
  name: 'url-parse',
  source: 'https://github.com/unshiftio/url-parse',
  claims: ['URL Standard'],
  call: 'new Url(text, {})',
}, {
  // The second argument: without it a browser's location is the base.
  split: ({ input }) => {
    const url = new Url(input.text, {})
    return asWritten(told({
      scheme: url.protocol.slice(0, -1),
      userinfo: url.auth,
      host: url.hostname,
      port: url.port,
      path: url.pathname,
      query: url.query.slice(1),
      fragment: url.hash.slice(1),
    }), input.text, 'scheme', 'host')
  },
  resolve: ({ input }) => ({ text: new Url(input.reference, input.base).href }),
})
