// The class URL of Node.js, by the URL Standard; url.domainToASCII for hosts.
'use strict'
const { domainToASCII } = require('node:url')
const { Unsupported, absolute, componentsOfUrl, serve } = require('./driver')

serve(null, {
  name: 'Node.js URL',
  source: 'https://nodejs.org/api/url.html',
  claims: ['URL Standard'],
  call: 'new URL(text)',
}, {
  split: ({ input }) => componentsOfUrl(new URL(absolute(input.text))),
  resolve: ({ input }) => ({ text: new URL(input.reference, input.base).href }),
  'to-ascii': ({ input }) => {
    if (input.idna !== 'uts46') throw new Unsupported('UTS #46, as the URL Standard has it')
    const ascii = domainToASCII(input.host)
    // "If the domain is an invalid domain, the empty string is returned."
    if (ascii === '') throw new Error('invalid domain')
    return { text: ascii }
  },
})
