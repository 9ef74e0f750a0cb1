import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Components, IriError, bytes, check, equivalent, find, host, isValid, normalize, parse, prepare, profiles,
  relative, resolve, rungs, schemes, toIri, toUri } from 'iri-grammar';
import * as core from 'iri-grammar/core';
import * as linter from 'iri-grammar/lint';
import { shared, ABSENT } from './shared.mjs';

const require = createRequire(import.meta.url);

test('a text is divided into its components', () => {
  const parsed = parse('http://user@[::1]:80/a/b?c#d');
  assert.ok(parsed instanceof Components);
  assert.deepEqual(parsed.toJSON(), {
    scheme: 'http', authority: 'user@[::1]:80', userinfo: 'user', host: '[::1]', port: '80', path: '/a/b', query: 'c', fragment: 'd',
  });
  assert.deepEqual([parsed.hostForm, parsed.span('authority')], ['IPv6address', { start: 7, end: 20 }]);
  const relative = parse('a');
  assert.deepEqual([relative.scheme, relative.authority, relative.hostForm, relative.path], [null, null, null, 'a']);
  assert.throws(() => parsed.span('hosts'), RangeError);
});

test('components show themselves, and are copied with their properties', () => {
  const parsed = parse('//é:80/a');
  const properties = {
    text: '//é:80/a', scheme: null, authority: 'é:80', userinfo: null, host: 'é', port: '80', path: '/a', query: null,
    fragment: null, hostForm: 'reg-name',
  };
  assert.deepEqual({ ...parsed }, properties);
  assert.deepEqual(structuredClone(parsed), properties);
  assert.equal(inspect(parsed), `Components ${inspect(properties)}`);
  assert.deepEqual(JSON.parse(JSON.stringify(parsed)), parsed.toJSON());
  assert.equal(`${parsed}`, '//é:80/a');
});

test('errors show themselves', () => {
  const error = check('a b');
  assert.match(inspect(error), /^IriError: a space is not allowed.*\n[^]*production: 'isegment-nz-nc'/);
  const properties = { name: 'IriError', message: error.message, ...error };
  assert.deepEqual(JSON.parse(JSON.stringify(error)), properties);
  assert.deepEqual(structuredClone(error.toJSON()), properties);
});

test('places count units of UTF-16, and octets when asked', () => {
  const text = 'http://a/𐌀é b';
  const error = check(text);
  assert.ok(error instanceof IriError && error instanceof Error);
  const { name, production, start, end, found, document, section } = error;
  assert.deepEqual([name, production, start, end, found, document, section],
    ['IriError', 'isegment', 12, 13, ' ', 'RFC 3987', '2.2']);
  assert.deepEqual(error.allowed, ['ipchar', '"/"', '"?"', '"#"', 'the end']);
  assert.equal(error.message, 'a space is not allowed; it can be percent-encoded; allowed in isegment: ipchar, "/", "?", "#" or the end (RFC 3987 section 2.2)');
  assert.deepEqual(error.bytes, { start: 15, end: 16 });
  assert.deepEqual(bytes('é', { start: 0, end: 1 }), { start: 0, end: 2 });
  assert.equal(text.slice(start, end), ' ');
  const parsed = parse('http://𐌀/é?𐌀#é');
  assert.deepEqual([parsed.host, parsed.path, parsed.query, parsed.fragment], ['𐌀', '/é', '𐌀', 'é']);
  const long = `http://a/${'é𐌀'.repeat(500)}?q`;
  assert.equal(parse(long).query, 'q');
});

test('a production is one of four', () => {
  assert.equal(isValid('http://a/é', 'URI'), false);
  assert.equal(isValid('http://a/é', 'IRI'), true);
  assert.equal(isValid('a', 'IRI'), false);
  assert.throws(() => isValid('a', 'Iri'), RangeError);
  assert.throws(() => resolve('http://a/', 'b', 'IRI-reference'), RangeError);
});

test('RFC 3629 section 3: a lone surrogate is no character', () => {
  assert.equal(isValid('a\uD800'), false);
  const error = check('a\uDC00b');
  assert.deepEqual([error.start, error.document, error.section], [1, 'RFC 3629', '3']);
  for (const work of [() => parse('\uD800'), () => toUri('\uD800'), () => resolve('http://a', '\uD800'), () => prepare('\uD800'), () => find('\uD800')]) {
    assert.throws(work, IriError);
  }
  assert.ok(isValid('𐌀'));
});

test('what is no string is a TypeError', () => {
  for (const value of [1, null, undefined, {}, new URL('http://a/')]) {
    assert.throws(() => isValid(value), TypeError);
    assert.throws(() => parse(value), TypeError);
    assert.throws(() => toUri(value), TypeError);
  }
});

test('references and their targets', () => {
  assert.equal(resolve('http://a/b/c/d;p?q', '../é#s'), 'http://a/b/é#s');
  assert.equal(relative('http://a/b/c', 'http://a/b/d'), 'd');
  const [base, target] = ['http://a/b/c/d', 'http://a/e'];
  for (const production of ['IRI', 'URI']) {
    const from = (options) => relative(base, target, production, options);
    assert.equal(from(), '/e');
    assert.equal(from({ noAbsolutePath: true }), '../../e');
    assert.equal(from({ noAbsolutePath: true, parents: 1 }), '//a/e');
    assert.equal(from({ noAbsolutePath: true, parents: 0, pathOnly: true }), target);
    assert.equal(relative('urn:a/b', 'urn:a/c', production), 'urn:a/c');
    assert.equal(relative('urn:a/b', 'urn:a/c', production, { shortest: true }), 'c');
    for (const parents of [-1, 1.5, NaN, '1', null, 2 ** 32]) {
      assert.throws(() => from({ parents }), RangeError);
    }
  }
  assert.throws(() => resolve('b', 'c'), (error) => error instanceof IriError && error.text === 'b');
  assert.throws(() => resolve('http://a', ' '), (error) => error.text === ' ' && error.start === 0);
  assert.throws(() => resolve('http://a', 'é', 'URI'), IriError);
});

test('mappings, host names, the ladder', () => {
  assert.equal(toUri('http://résumé.example/é'), 'http://r%C3%A9sum%C3%A9.example/%C3%A9');
  assert.equal(toUri('http://résumé.example/é', { host: 'idna2008' }), 'http://xn--rsum-bpad.example/%C3%A9');
  assert.equal(toIri('http://a/%C3%A9'), 'http://a/é');
  assert.equal(host('bücher.example'), 'xn--bcher-kva.example');
  assert.equal(host('xn--bcher-kva.example', { unicode: true }), 'bücher.example');
  assert.throws(() => host('a_b'), (error) => error instanceof IriError && error.document === 'RFC 5890' && error.section === '2.3.1');
  assert.throws(() => host('a', { profile: 'idna' }), RangeError);
  assert.equal(normalize('HTTP://EXAMPLE.org:80/%7euser'), 'http://example.org/~user');
  assert.equal(normalize('HTTP://EXAMPLE.org:80/%7euser', { rung: 'case' }), 'http://example.org:80/%7Euser');
  assert.throws(() => normalize('a', { rung: 'top' }), /there is no rung/);
  assert.equal(equivalent('http://a/%C3%A9', 'HTTP://a:80/é'), true);
  assert.equal(equivalent('http://a/%C3%A9', 'HTTP://a:80/é', { rung: 'string' }), false);
  assert.throws(() => equivalent('http://a/', 'b'), (error) => error.text === 'b' && error.section === '5.1');
  for (const rung of rungs) assert.equal(typeof normalize('http://a/', { rung }), 'string');
  const types = readFileSync(new URL('../js/full.d.ts', import.meta.url), 'utf8');
  const [, union] = types.match(/^export type Rung = (.*);$/m);
  assert.deepEqual(union.split(' | '), rungs.map((rung) => `'${rung}'`));
  assert.deepEqual([...profiles].sort(), ['idna2003', 'idna2008', 'uts46']);
});

test('a name that every object inherits is no name here', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    for (const work of [isValid, check, parse]) assert.throws(() => work('http://a/', name), RangeError);
    assert.throws(() => resolve('http://a/', 'b', name), RangeError);
    assert.throws(() => parse('http://a/').span(name), RangeError);
  }
});

test('an error about a host name has its place in the name, and in the identifier', () => {
  const place = (work) => {
    try {
      work();
    } catch ({ text, start, end, found, document, section }) {
      return [text.slice(start, end), start, found, document, section];
    }
  };
  assert.deepEqual(place(() => host('é.a_b')), ['_', 3, '_', 'RFC 5890', '2.3.1']);
  assert.deepEqual(place(() => host('𐌀.a..b')), ['', 5, null, 'RFC 1034', '3.1']);
  assert.deepEqual(place(() => host('b.xn--0', { unicode: true })), ['xn--0', 2, null, 'RFC 5891', '5.3']);
  const text = 'http://u@𐌀.a_b:80/';
  for (const profile of profiles) {
    const [found, start] = place(() => toUri(text, { host: profile }));
    assert.deepEqual([found, start], ['_', 13], profile);
  }
});

test('strings as people type them, and running text', () => {
  const prepared = prepare(' http://résumé.example/a b#%');
  assert.equal(prepared.text, 'http://xn--rsum-bpad.example/a%20b#%25');
  assert.deepEqual(prepared.notes.map((note) => note.code), ['trimmed', 'space', 'host-converted', 'lone-percent']);
  assert.equal(prepare(' http://résumé.example/a b', { iri: true }).text, 'http://résumé.example/a%20b');
  const text = '𐌀 (http://example.org/résumé), bitte.';
  const [found] = find(text);
  assert.equal(text.slice(found.start, found.end), 'http://example.org/résumé');
  assert.equal(find('www.example.org', { suffixReferences: true })[0].text, 'http://www.example.org');
});

test('identifiers by the grammars of their schemes', () => {
  assert.deepEqual(schemes.check('MAILTO:a@example.org'), { scheme: 'mailto', document: 'RFC 6068', section: '2', error: null });
  for (const text of ['acme:x', '../a', '', 'coap', 'coaps', 'a/coap:x']) {
    assert.deepEqual(schemes.check(text), { scheme: null, document: null, section: null, error: null });
  }
  const places = ({ error }) => [error.production, error.text.slice(error.start, error.end), error.start, error.found, error.document, error.section];
  const coap = schemes.check('coap:///a');
  assert.ok(coap.error instanceof IriError);
  assert.deepEqual([coap.scheme, ...places(coap)], ['coap', 'host', '/', 7, '/', 'RFC 7252', '6.1']);
  assert.match(coap.error.message, /"[^"]*MUST NOT be empty[^"]*"/);
  // The place is counted in units of UTF-16, the character at it is a whole one.
  assert.deepEqual(places(schemes.check('tel:1;𐌀=𐌀')).slice(1, 4), ['𐌀', 6, '𐌀']);
  assert.ok(schemes.check('tel:1x').error.allowed.length > 0);
  assert.deepEqual(schemes.check('ws://h/#f').error.allowed, []);
  assert.deepEqual(places(schemes.check('a b')), ['isegment-nz-nc', ' ', 1, ' ', 'RFC 3987', '2.2']);
  const spaced = schemes.check('mailto:a b');
  assert.deepEqual([spaced.scheme, spaced.section, spaced.error.document], ['mailto', '2', 'RFC 3987']);
  assert.equal(schemes.check('\uD800').error.document, 'RFC 3629');

  assert.deepEqual(schemes.parts('coap://é.example/𐌀?b=1').map(({ name, text, start, end }) => [name, text, start, end]), [
    ['host', 'é.example', 7, 16], ['path-abempty', '/𐌀', 16, 19], ['query', 'b=1', 20, 23],
  ]);
  assert.deepEqual(schemes.parts('acme:x'), []);
  for (const work of [schemes.parts, schemes.parse]) {
    assert.throws(() => work('coap:///a'), (error) => error instanceof IriError && error.production === 'host');
    assert.throws(() => work('a b'), IriError);
    assert.throws(() => work('\uD800'), IriError);
    assert.throws(() => work(1), TypeError);
  }
  assert.throws(() => schemes.parse('http://a/'), (error) => error instanceof RangeError && /the scheme http has no type/.test(error.message));
  assert.throws(() => schemes.parse('mailto:%FF@a.example'), IriError);
  assert.ok(schemes.names.includes('mailto') && !schemes.names.includes('acme') && Object.isFrozen(schemes.names));
});

/** An identifier of each scheme with a type, and its parts. */
const TYPED = [
  ['cid:foo4*foo1@bar.net', { scheme: 'cid', contentId: 'foo4*foo1@bar.net' }],
  ['coap://example.org:5683/%7Esensors/temp?a&b', { scheme: 'coap', host: 'example.org', port: '5683', path: ['~sensors', 'temp'], query: ['a', 'b'] }],
  ['data:text/plain;charset=utf-8;base64,SGVsbG8=', { scheme: 'data', mediaType: 'text/plain', parameters: [['charset', 'utf-8']], base64: true, octets: new TextEncoder().encode('Hello') }],
  ['file://localhost/a%20b', { scheme: 'file', host: 'localhost', path: '/a%20b' }],
  ['geo:48.2010,16.3695,183;u=40', { scheme: 'geo', coordinates: ['48.2010', '16.3695', '183'], crs: null, uncertainty: '40', parameters: [] }],
  ['ldap://ldap1.example.net/c=GB?objectClass?ONE??!e=1', { scheme: 'ldap', host: 'ldap1.example.net', port: null, dn: 'c=GB', attributes: ['objectClass'], scope: 'one', filter: null, extensions: [{ isCritical: true, name: 'e', value: '1' }] }],
  ['mailto:a@example.org?subject=Caf%C3%A9', { scheme: 'mailto', addresses: ['a@example.org'], fields: [['subject', 'Café']] }],
  ['mid:960830.1639@XIson.com/partA.960830.1639@XIson.com', { scheme: 'mid', messageId: '960830.1639@XIson.com', contentId: 'partA.960830.1639@XIson.com' }],
  ['news:rec.aviation.ballooning', { scheme: 'news', server: null, article: null, newsgroups: 'rec.aviation.ballooning' }],
  ['ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q', { scheme: 'ni', authority: null, algorithm: 'sha-256', value: 'UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q', query: null }],
  ['nntp://news.example/example.group/12', { scheme: 'nntp', server: 'news.example', group: 'example.group', articleNumber: '12' }],
  ['SIPS:alice:pw@example.com:5061;transport=tcp;lr?subject=a%20b', { scheme: 'sips', user: 'alice', password: 'pw', host: 'example.com', port: '5061', parameters: [['transport', 'tcp'], ['lr', null]], headers: [['subject', 'a b']] }],
  ['tag:timothy@example.com,2001:web/externalHome', { scheme: 'tag', authority: 'timothy@example.com', date: '2001', specific: 'web/externalHome', fragment: null }],
  ['tel:7042;phone-context=example.com', { scheme: 'tel', number: '7042', isGlobal: false, isdnSubaddress: null, extension: null, context: 'example.com', parameters: [] }],
  ['urn:example:foo-bar-baz-qux?=a=b', { scheme: 'urn', nid: 'example', nss: 'foo-bar-baz-qux', rComponent: null, qComponent: 'a=b', fComponent: null }],
  ['xmpp:node@example.com/home?message;subject=a', { scheme: 'xmpp', account: null, address: { node: 'node', domain: 'example.com', resource: 'home' }, query: { name: 'message', pairs: [['subject', 'a']] }, fragment: null }],
];
test('identifiers of schemes as objects, which can be cloned', () => {
  for (const [text, value] of TYPED) {
    assert.deepEqual(schemes.parse(text), value, text);
    assert.deepEqual(structuredClone(schemes.parse(text)), value, text);
    assert.ok(schemes.names.includes(value.scheme), text);
  }
  const types = readFileSync(new URL('../js/schemes.d.ts', import.meta.url), 'utf8');
  const [, union] = types.match(/^export type Typed =\n([^;]*);$/m);
  assert.equal(union.split('|').length - 1, TYPED.length);
});

test('what is legal but unwise, and right-to-left identifiers', () => {
  const text = 'http://example.org:80/𐌀';
  const [finding] = linter.lint(text).filter((it) => it.code === 'default-port');
  assert.equal(text.slice(finding.start, finding.end), ':80');
  assert.deepEqual(finding.fix, { start: 18, end: 21, replacement: '', safe: true });
  assert.throws(() => linter.lint('a b'), IriError);
  assert.throws(() => linter.lint('a', { profile: 'none' }), /there is no/);
  assert.equal(linter.bidi('http://ab.אבג.ef/').visual, 'http://ab.גבא.ef/');
  assert.equal(linter.bidi('http://אa.example/').violations[0].section, '4.2');
  assert.ok(linter.lintProfiles.includes('security'));
});

test('the modules agree, and share the class of errors', () => {
  const error = core.check('a b');
  assert.ok(error instanceof IriError);
  assert.deepEqual({ ...error }, { ...check('a b') });
});

test('CommonJS has the same', () => {
  for (const name of ['iri-grammar', 'iri-grammar/core', 'iri-grammar/lint', 'iri-grammar/ajv', 'iri-grammar/ajv-core']) {
    const file = require.resolve(name);
    assert.match(file, /dist.cjs/);
  }
  assert.equal(require('iri-grammar').parse('http://é/').host, 'é');
  assert.ok(require('iri-grammar/core').check('a b') instanceof require('iri-grammar').IriError);
});

test('no file and no network: the modules import nothing', () => {
  const source = ['index', 'core', 'lint', 'ajv', 'ajv-core'].map((name) => require.resolve(`iri-grammar/${name}`.replace('/index', '')));
  for (const file of source) {
    const script = `const m = require('node:module'); m.builtinModules.forEach((n) => { require.cache[n] = null });
      const load = m._load; m._load = function (name, ...rest) { if (m.builtinModules.includes(name)) throw new Error(name); return load.call(this, name, ...rest) };
      globalThis.fetch = undefined; require(${JSON.stringify(file)});`;
    execFileSync(process.execPath, ['-e', script]);
  }
});

const cases = shared('cases/valid.jsonl');
test('components make the text again', { skip: cases ? false : ABSENT }, () => {
  for (const { input } of cases.map((line) => JSON.parse(line))) {
    const error = core.check(input);
    if (error) {
      assert.ok(error.start <= error.end && error.end <= input.length, input);
      continue;
    }
    const parts = core.parse(input);
    const authority = parts.authority === null ? '' : `//${parts.authority}`;
    const [scheme, query, fragment] = [parts.scheme, parts.query, parts.fragment];
    assert.equal(
      (scheme === null ? '' : `${scheme}:`) + authority + parts.path + (query === null ? '' : `?${query}`) + (fragment === null ? '' : `#${fragment}`),
      input,
    );
  }
});
