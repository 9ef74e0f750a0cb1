import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv';
import Ajv2019 from 'ajv/dist/2019.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { host } from 'iri-grammar';
import { addIriFormats } from 'iri-grammar/ajv';

const FORMATS = ['iri', 'iri-reference', 'uri', 'uri-reference', 'idn-hostname'];

test('a format is asked of strings', () => {
  const ajv = addIriFormats(new Ajv({ strictTypes: false }));
  const validate = ajv.compile({ properties: { a: { format: 'iri' }, b: { format: 'uri-reference' } } });
  assert.ok(validate({ a: 'http://[2001:db8::1]/é', b: '../a' }));
  assert.ok(!validate({ a: 'http://[::1::]/' }));
  assert.equal(validate.errors[0].params.format, 'iri');
  assert.ok(!validate({ b: 'é' }));
  assert.ok(!validate({ a: '\uD800' }));
  for (const value of [1, null, {}, [], 1.5, true]) assert.ok(validate({ a: value, b: value }));
});

test('formats are added by name', () => {
  const ajv = addIriFormats(new Ajv({ strictTypes: false }), ['iri']);
  assert.throws(() => ajv.compile({ format: 'uri' }), /unknown format/);
  assert.throws(() => addIriFormats(new Ajv({ strictTypes: false }), ['date']), /there is no format date/);
});

test('verdicts that other packages do not have', () => {
  const ajv = addIriFormats(new Ajv({ strictTypes: false }));
  for (const [text, valid] of [['x://[V1.a]', true], ['x://[::01.1.1.1]', false], ['x:a\n', false]]) {
    assert.equal(ajv.validate({ format: 'uri' }, text), valid, text);
  }
});

test('RFC 3490 section 3.1: a host name divides at four dots', () => {
  const ajv = addIriFormats(new Ajv({ strictTypes: false }));
  for (const dot of ['.', '\u3002', '\uFF0E', '\uFF61']) {
    assert.ok(ajv.validate({ format: 'idn-hostname' }, `bücher${dot}example`));
    assert.ok(!ajv.validate({ format: 'idn-hostname' }, `bücher${dot}${dot}example`));
    assert.ok(!ajv.validate({ format: 'idn-hostname' }, `bücher${dot}example${dot}`));
  }
});

test('a host name with the dot of the root is one in the library, but not in the format', () => {
  const ajv = addIriFormats(new Ajv({ strictTypes: false }));
  assert.equal(host('bücher.example.'), 'xn--bcher-kva.example.');
  assert.ok(!ajv.validate({ format: 'idn-hostname' }, 'bücher.example.'));
});

// The suite is the folder `json` in the source archive of the Python package jsonschema.
const suite = process.env.IRI_JSON_SCHEMA_SUITE;
const folders = suite ? readdirSync(join(suite, 'tests')).filter((it) => /^draft(3|4|6|7|2019-09|2020-12)$/.test(it)) : [];
test('JSON-Schema-Test-Suite', { skip: suite ? false : 'SKIPPED: IRI_JSON_SCHEMA_SUITE names no folder of it' }, (t) => {
  const wrong = [];
  let count = 0;
  for (const folder of folders) {
    for (const format of FORMATS) {
      const file = join(suite, 'tests', folder, 'optional/format', `${format}.json`);
      if (!existsSync(file)) continue;
      const ajv = addIriFormats(new ({ 'draft2019-09': Ajv2019, 'draft2020-12': Ajv2020 }[folder] ?? Ajv)({ strict: false }));
      for (const { schema, tests } of JSON.parse(readFileSync(file, 'utf8'))) {
        const validate = ajv.compile(folder === 'draft4' || folder === 'draft6' ? { ...schema, $schema: undefined } : schema);
        for (const { description, data, valid } of tests) {
          count += 1;
          if (validate(data) !== valid) wrong.push([folder, format, description, data]);
        }
      }
    }
  }
  t.diagnostic(`${count} tests`);
  assert.ok(count > 50);
  assert.deepEqual(wrong, []);
});
