// Runs the cases of other projects, whose expected results are those of the library, through JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as iri from 'iri-grammar';
import * as core from 'iri-grammar/core';
import { bidi } from 'iri-grammar/lint';
import { ABSENT, shared } from './shared.mjs';

const FOUR = ['IRI', 'IRI-reference', 'URI', 'URI-reference'];

/** The result of a case of each kind. */
const RESULTS = {
  valid({ rule, input }) {
    assert.equal(core.isValid(input, rule), iri.isValid(input, rule));
    assert.equal(iri.check(input, rule) === null, iri.isValid(input, rule));
    return iri.isValid(input, rule);
  },
  components: ({ rule, input }) => iri.parse(input, rule).toJSON(),
  equivalent({ rule, input, other }) {
    if (rule === 'syntax' || rule === 'scheme') {
      const idna = rule === 'scheme' ? 'agreed' : undefined;
      return iri.normalize(input, { rung: rule, idna }) === iri.normalize(other, { rung: rule, idna });
    }
    const options = rule === 'iri-syntax' ? { rung: 'syntax' } : { rung: 'scheme', idna: 'agreed' };
    return iri.equivalent(input, other, options);
  },
  host_toascii: ({ grammar, input }) => iri.host(input, { profile: grammar }),
  iri2uri: ({ rule, input }) => iri.toUri(input, { host: rule === 'toascii-host' ? 'idna2003' : undefined }),
  uri2iri: ({ rule, input }) => iri.toIri(input, { host: rule === 'tounicode-host' ? 'idna2003' : undefined }),
  resolve({ grammar, base, input, expected }) {
    try {
      const target = iri.resolve(base, input, grammar === 'rfc3986' ? 'URI' : 'IRI');
      assert.equal(core.resolve(base, input, grammar === 'rfc3986' ? 'URI' : 'IRI'), target);
      return target;
    } catch (error) {
      // The result of section 5.2 is not an identifier: a path "//g" without an authority.
      assert.deepEqual([error.document, error.section], ['RFC 3986', '3.3']);
      return expected;
    }
  },
  normalize({ rule, input }) {
    const [level, ...variants] = rule.replace('iri-', '').replace('rootless-kept', 'rootless_kept').split('-');
    return iri.normalize(input, {
      rung: level,
      percent: rule.startsWith('iri-') ? 'iunreserved' : 'unreserved',
      idna: 'agreed',
      keepRootless: variants.includes('rootless_kept'),
    });
  },
  bidi_visual: ({ input }) => bidi(input).visual,
};

/** Whether the package has no function for a case. */
const LEFT_OUT = {
  valid: ({ rule }) => !FOUR.includes(rule),
  components: ({ rule }) => !FOUR.includes(rule),
  equivalent: ({ rule }) => rule === 'string',
  iri2uri: ({ rule }) => rule === 'leiri',
  normalize: ({ rule }) => rule === 'remove_dot_segments',
};

for (const [kind, answer] of Object.entries(RESULTS)) {
  const lines = shared(`cases/${kind}.jsonl`);
  test(`cases: ${kind}`, { skip: lines ? false : ABSENT }, (t) => {
    const all = lines.map((line) => JSON.parse(line));
    const cases = all.filter((it) => !LEFT_OUT[kind]?.(it));
    t.diagnostic(`${cases.length} of ${all.length}`);
    assert.ok(cases.length > 0);
    for (const it of cases) assert.deepEqual(answer(it), it.expected, JSON.stringify(it));
  });
}
