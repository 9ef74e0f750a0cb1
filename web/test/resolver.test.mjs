// Tests the `uriResolver` of Ajv: alone, in schemas, and with the tests of `$ref` and `$id` in JSON-Schema-Test-Suite.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { IriError } from 'iri-grammar';
import * as full from 'iri-grammar/ajv';
import * as core from 'iri-grammar/ajv-core';

/** The strict and the tolerant resolver of both modules. */
const RESOLVERS = Object.entries({ full, core }).flatMap(([name, module]) => [
  [`strict, ${name}`, module.uriResolver],
  [`tolerant, ${name}`, module.tolerantUriResolver],
]);

for (const [name, resolver] of RESOLVERS) {
  test(`components of identifiers: ${name}`, () => {
    assert.deepEqual(resolver.parse('http://u@[::1]:80/é?q#f'), {
      scheme: 'http', userinfo: 'u', host: '[::1]', port: '80', path: '/é', query: 'q', fragment: 'f',
    });
    const { scheme, host, path, fragment } = resolver.parse('#/a');
    assert.deepEqual([scheme, host, path, fragment], [undefined, undefined, '', '/a']);
    for (const text of ['', 'a', '#', '?', '//', '//h:/', 'urn:a:b', 'HTTP://u:p@A:80/%7e?q?#f', 'file:///é', '//[v1.a]:1']) {
      assert.equal(resolver.serialize(resolver.parse(text)), text);
    }
    assert.equal(resolver.serialize({ scheme: 'http', host: 'a', port: 80 }), 'http://a:80');
    assert.equal(resolver.serialize({}), '');
  });

  test(`RFC 3986 section 5.4: ${name}`, () => {
    const base = 'http://a/b/c/d;p?q';
    for (const [reference, target] of Object.entries({
      'g:h': 'g:h', g: 'http://a/b/c/g', './g': 'http://a/b/c/g', 'g/': 'http://a/b/c/g/', '/g': 'http://a/g', '//g': 'http://g',
      '?y': 'http://a/b/c/d;p?y', 'g?y': 'http://a/b/c/g?y', '#s': 'http://a/b/c/d;p?q#s', '': base, '.': 'http://a/b/c/',
      '..': 'http://a/b/', '../..': 'http://a/', '../../../g': 'http://a/g', '/./g': 'http://a/g', 'g;x=1/../y': 'http://a/b/c/y',
      'g?y/../x': 'http://a/b/c/g?y/../x', 'http:g': 'http:g',
    })) {
      assert.equal(resolver.resolve(base, reference), target, reference);
    }
    assert.equal(resolver.resolve('http://a', 'g'), 'http://a/g');
    assert.equal(resolver.resolve('urn:a:b?q', '#c'), 'urn:a:b?q#c');
    assert.equal(resolver.resolve('http://a/é', 'ü'), 'http://a/ü');
  });

  test(`a base without a scheme: ${name}`, () => {
    for (const [base, reference, target] of [
      ['', '', ''], ['', '#/a', '#/a'], ['', 'a/../b', 'b'], ['', 'http://a/../b', 'http://a/b'], ['a/b', 'c', 'a/c'], ['a/b', '../c', 'c'],
      ['a/b', '../../c', '../c'], ['../b', '../c', '../../c'], ['a/b', '..', './'], ['a/b', '../c:d', undefined], ['a/b', './c:d', 'a/c:d'],
      ['b', './c:d', './c:d'], ['a/b', '..//c', './/c'], ['/a/b', '../../c', '/c'], ['/a', '/.//c', '/.//c'], ['//h/a/b', '../c', '//h/c'],
      ['//h', 'c', '//h/c'], ['a?q', '#f', 'a?q#f'], ['a?q', '', 'a?q'], ['a', '?r', 'a?r'],
    ]) {
      assert.equal(resolver.resolve(base, reference), target ?? './c:d', `${base} ${reference}`);
    }
  });

  const ajv = () => new Ajv2020({ uriResolver: resolver, strict: false });

  test(`$ref, $id and $anchor: ${name}`, () => {
    const validate = ajv().compile({
      $id: 'http://example.org/schemas/root',
      $defs: {
        'a b': { const: 1 },
        relative: { $id: 'folder/item', $defs: { inner: { $anchor: 'inner', const: 2 }, up: { $ref: '../root#/$defs/anchored' } } },
        anchored: { $anchor: 'here', const: 3 },
        urn: { $id: 'urn:example:a', $defs: { b: { const: 4 } }, items: { $ref: '#/$defs/b' } },
        iri: { $id: 'http://example.org/é', const: 5 },
      },
      properties: {
        pointer: { $ref: '#/$defs/a%20b' }, inner: { $ref: 'folder/item#inner' }, up: { $ref: 'folder/item#/$defs/up' },
        anchor: { $ref: '#here' }, absolute: { $ref: 'http://example.org/schemas/root#here' }, urn: { $ref: 'urn:example:a' },
        iri: { $ref: '/é' },
      },
    });
    const right = { pointer: 1, inner: 2, up: 3, anchor: 3, absolute: 3, urn: [4], iri: 5 };
    assert.ok(validate(right), JSON.stringify(validate.errors));
    for (const key of Object.keys(right)) assert.ok(!validate({ [key]: key === 'urn' ? [0] : 0 }), key);
  });

  test(`schemas with relative ids refer to each other: ${name}`, () => {
    const schemas = [
      { $id: 'folder/a.json', $ref: 'b.json#/$defs/x' },
      { $id: 'folder/b.json', $defs: { x: { $ref: '../c.json' } } },
      { $id: 'c.json', type: 'number' },
    ];
    const validate = schemas.reduce((it, schema) => it.addSchema(schema), ajv()).getSchema('folder/a.json');
    assert.ok(validate(1) && !validate('a'));
    assert.throws(() => ajv().compile({ $id: 'http://a/b', $ref: 'c#d' }), ({ missingRef, missingSchema }) =>
      missingRef === 'http://a/c#d' && missingSchema === 'http://a/c');
  });

  test(`what one identifier names: ${name}`, () => {
    const compile = (first, second) => ajv().compile({ $id: 'http://a/', $defs: { first: { $id: first }, second: { $id: second } } });
    assert.ok(compile('x/../b', '//a/B'));
    assert.throws(() => compile('x/../b', '//a/b'), /"http:\/\/a\/b" resolves to more than one schema/);
    // In draft 7 an identifier that is only a fragment names a schema within the document, as $anchor does later.
    const draft7 = new Ajv({ uriResolver: resolver }).compile({ $id: 'http://a/b', definitions: { c: { $id: '#c', const: 1 } }, $ref: '#c' });
    assert.ok(draft7(1) && !draft7(2));
    // A number inlines simple schemas; the place to which a reference in it refers stays the same.
    for (const inlineRefs of [true, false, 1]) {
      const schema = { $id: '//h/a#', $ref: 'd/e#', $defs: { e: { $id: 'd/e', $ref: '../f' }, f: { $id: 'f', type: 'number' } } };
      const validate = new Ajv2020({ uriResolver: resolver, inlineRefs }).compile(schema);
      assert.ok(validate(1) && !validate('a'), inlineRefs);
    }
    assert.throws(() => ajv().compile({ $id: 'http://a/b/c', items: { $id: '../d/e', $ref: 'f' } }), ({ missingRef }) => missingRef === 'http://a/d/f');
    // What is written with capital letters is found as it is written.
    const validate = ajv().addSchema({ $id: 'HTTP://Example.ORG/%7eA', type: 'number' }).compile({ $ref: 'HTTP://Example.ORG/%7eA' });
    assert.ok(validate(1) && !validate('a'));
  });
}

test('what is no IRI reference: the strict resolver throws, the tolerant one divides it', () => {
  const schema = { definitions: { 'List<a>': { const: 1 } }, $ref: '#/definitions/List<a>' };
  for (const { uriResolver, tolerantUriResolver } of [full, core]) {
    assert.throws(() => new Ajv({ uriResolver }).compile(schema), (error) =>
      error instanceof IriError && error.production === 'ifragment' && error.found === '<');
    const validate = new Ajv({ uriResolver: tolerantUriResolver }).compile(schema);
    assert.ok(validate(1) && !validate(2));
    for (const name of ['"', "'", 'a b', '{é}', '\\', '^|`']) {
      const quoted = { definitions: { [name]: { const: 1 } }, $ref: `#/definitions/${name}` };
      const validate = new Ajv({ uriResolver: tolerantUriResolver }).compile(quoted);
      assert.ok(validate(1) && !validate(2), name);
    }

    assert.throws(() => uriResolver.parse('http://[::1'), IriError);
    assert.throws(() => uriResolver.resolve('a', 'b c'), IriError);
    assert.throws(() => uriResolver.resolve('a b', 'c'), IriError);
    const { scheme, host, path } = tolerantUriResolver.parse('ht%p://a b:x/<');
    assert.deepEqual([scheme, host, path], ['ht%p', 'a b', '/<']);
    for (const text of ['http://[::1', 'a b', '%', '::', 'a:b@c://d e?f\\#g#h', '\n', '\uD800']) {
      assert.equal(tolerantUriResolver.serialize(tolerantUriResolver.parse(text)), text.toWellFormed(), text);
      assert.equal(tolerantUriResolver.resolve(`http://a/${text}`, ''), `http://a/${text}`.toWellFormed().replace(/#.*/, ''));
    }
    assert.equal(tolerantUriResolver.resolve('http://a b/c d/', '../e f'), 'http://a b/e f');
  }
});

/** The files of the suite whose tests depend on resolution. */
const FILES = ['ref', 'refRemote', 'id', 'anchor', 'defs', 'definitions', 'dynamicRef', 'recursiveRef', 'infinite-loop-detection',
  'optional/id', 'optional/anchor', 'optional/refOfUnknownKeyword', 'optional/unknownKeyword', 'optional/cross-draft'];
const CLASSES = { draft6: Ajv, draft7: Ajv, 'draft2019-09': Ajv2019, 'draft2020-12': Ajv2020 };
const suite = process.env.IRI_JSON_SCHEMA_SUITE;

/** Returns the remote schemas of the suite for a draft, with their addresses. */
function readRemotes(draft) {
  const folder = join(suite, 'remotes');
  const files = readdirSync(folder, { recursive: true }).map((it) => join(folder, it)).filter((it) => it.endsWith('.json') && statSync(it).isFile());
  const names = files.map((it) => [relative(folder, it).split(sep).join('/'), it]);
  return names.filter(([name]) => !/^draft/.test(name) || name.startsWith(`${draft}/`))
    .map(([name, file]) => [`http://localhost:1234/${name}`, JSON.parse(readFileSync(file, 'utf8'))]);
}

const read = new Map();

function remotes(draft) {
  if (!read.has(draft)) read.set(draft, readRemotes(draft));
  return read.get(draft);
}

/** Returns the verdicts that Ajv with a resolver gives to the tests of a group; for a schema that it rejects, the message. */
function verdicts(draft, schema, tests, uriResolver) {
  const ajv = new CLASSES[draft]({ strict: false, logger: false, validateSchema: false, ...(uriResolver && { uriResolver }) });
  if (draft === 'draft6') ajv.addMetaSchema(JSON.parse(readFileSync(new URL('../node_modules/ajv/dist/refs/json-schema-draft-06.json', import.meta.url))));
  try {
    for (const [address, remote] of JSON.stringify(schema).includes('//localhost') ? remotes(draft) : []) {
      try {
        ajv.addSchema(remote, address, undefined, false);
      } catch {
        // A remote schema with an identifier that Ajv has already.
      }
    }
    const validate = ajv.compile(schema);
    return tests.map(({ data }) => validate(data));
  } catch (error) {
    return tests.map(() => error.message);
  }
}

test('JSON-Schema-Test-Suite: what Ajv does right with its own resolver, it does with these', { skip: suite ? false : 'SKIPPED: IRI_JSON_SCHEMA_SUITE names no folder of it' }, (t) => {
  const right = { ajv: 0 };
  const worse = [];
  let count = 0;
  for (const draft of Object.keys(CLASSES)) {
    for (const file of FILES.map((it) => join(suite, 'tests', draft, `${it}.json`)).filter((it) => existsSync(it))) {
      for (const { description, schema, tests } of JSON.parse(readFileSync(file, 'utf8'))) {
        const own = verdicts(draft, schema, tests);
        count += tests.length;
        right.ajv += tests.filter(({ valid }, at) => own[at] === valid).length;
        for (const [name, resolver] of Object.entries(core).filter(([name]) => /resolver$/i.test(name))) {
          verdicts(draft, schema, tests, resolver).forEach((verdict, at) => {
            const { valid, description: what } = tests[at];
            if (verdict === valid) right[name] = (right[name] ?? 0) + 1;
            else if (own[at] === valid) worse.push([name, draft, relative(suite, file), description, what, verdict]);
          });
        }
      }
    }
  }
  t.diagnostic(`${count} tests; right with each resolver: ${JSON.stringify(right)}`);
  assert.ok(count > 300, `${count}`);
  assert.deepEqual(worse, []);
});
