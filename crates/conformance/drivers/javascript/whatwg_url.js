// whatwg-url: "a full implementation of the WHATWG URL Standard".
'use strict'
const { absolute, componentsOfUrl, packages, serve } = require('./driver')
const { URL } = packages('whatwg-url')

serve('whatwg-url', {
  name: 'whatwg-url',
  source: 'https://github.com/jsdom/whatwg-url',
  claims: ['URL Standard'],
  call: 'new URL(text)',
}, {
  split: ({ input }) => componentsOfUrl(new URL(absolute(input.text))),
  resolve: ({ input }) => ({ text: new URL(input.reference, input.base).href }),
})
