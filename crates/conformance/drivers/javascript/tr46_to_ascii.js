// tr46: "An JavaScript implementation of Unicode Technical Standard #46".
'use strict'
const { Unsupported, packages, serve } = require('./driver')
const tr46 = packages('tr46')

serve('tr46', {
  name: 'tr46',
  source: 'https://github.com/jsdom/tr46',
  claims: ['UTS 46'],
  call: 'tr46.toASCII(host)',
}, {
  'to-ascii': ({ input }) => {
    if (input.idna !== 'uts46') throw new Unsupported('UTS #46')
    const ascii = tr46.toASCII(input.host)
    // "null in the case of an error"
    if (ascii === null) throw new Error('toASCII returned null')
    return { text: ascii }
  },
})
