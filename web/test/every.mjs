// Calls each function of the package once; `deno.test.mjs` runs it without any permission.
import * as ajv from 'iri-grammar/ajv';
import * as ajvCore from 'iri-grammar/ajv-core';
import * as core from 'iri-grammar/core';
import * as full from 'iri-grammar';
import * as lint from 'iri-grammar/lint';

const CALLS = {
  isValid: (it) => it.isValid('http://a/é') === true,
  check: (it) => it.check('a b').start === 1,
  parse: (it) => it.parse('http://é/').host === 'é',
  resolve: (it) => it.resolve('http://a/b', '../é') === 'http://a/é',
  bytes: (it) => it.bytes('éa', { start: 1, end: 2 }).start === 2,
  Components: (it, { parse }) => parse('a') instanceof it.Components,
  IriError: (it, { check }) => check('a b') instanceof it.IriError,
  relative: (it) => it.relative('http://a/b', 'http://a/c') === 'c',
  toUri: (it) => it.toUri('http://é/') === 'http://%C3%A9/',
  toIri: (it) => it.toIri('http://a/%C3%A9') === 'http://a/é',
  normalize: (it) => it.normalize('HTTP://A:80') === 'http://a/',
  equivalent: (it) => it.equivalent('http://a', 'HTTP://A/') === true,
  host: (it) => it.host('é.example') === 'xn--9ca.example',
  prepare: (it) => it.prepare('a b').text === 'a%20b',
  find: (it) => it.find('see http://a/.').length === 1,
  schemes: (it) => it.schemes.check('coap:///a').error.start === 7 && it.schemes.parse('tel:+1').isGlobal,
  rungs: (it) => it.rungs.includes('scheme'),
  profiles: (it) => it.profiles.includes('idna2008'),
  lint: (it) => it.lint('http://a:80/')[0].code === 'default-port',
  bidi: (it) => it.bidi('http://a/').visual === 'http://a/',
  lintProfiles: (it) => it.lintProfiles.includes('strict'),
  addIriFormats(it) {
    const formats = {};
    it.addIriFormats({ addFormat: (name, { validate }) => { formats[name] = validate; } });
    return formats.iri('http://é/') && !formats.uri('http://é/') && (formats['idn-hostname']?.('é.example') ?? it === ajvCore);
  },
  uriResolver: (it) => it.uriResolver.resolve('http://a/b', 'c#d') === 'http://a/c#d',
  tolerantUriResolver: (it) => it.tolerantUriResolver.resolve('a b', '#<') === 'a b#<',
};

for (const [name, module] of Object.entries({ core, full, lint, ajv, ajvCore })) {
  for (const item of Object.keys(module)) {
    if (CALLS[item](module, core) !== true) throw new Error(`${item} of ${name}`);
  }
}
console.log('each function gives what it should');
