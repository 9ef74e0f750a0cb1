// Answers the questions of the page with the WebAssembly module inside this script.
import { lintFunctions } from '../js/lint_functions.js';
import { IriError } from '../js/error.js';
import { full } from '../js/full.js';
import { identifiers } from '../js/identifiers.js';
import { load } from '../js/load.js';
import * as glue from '../dist/wasm/page.js';
import hex from '../dist/wasm/page.hex.js';

const wasm = load(glue, hex);
const { check, parse } = identifiers(wasm);
const { toUri, toIri, normalize, host, prepare, rungs, profiles } = full(wasm);
const { lint, bidi, lintProfiles } = lintFunctions(wasm);

/** Returns the properties of an error as an object, because a message to the page cannot contain the class. */
function plain(error) {
  if (!(error instanceof IriError)) return { message: error.message };
  const { message, text, production, start, end, found, allowed, document, section } = error;
  return { message, text, production, start, end, found, allowed, document, section };
}

/** Returns the result of a function, or its error. A stack overflow is thrown. */
function outcome(work) {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof RangeError && !('text' in error) && /stack/.test(error.message)) throw error;
    return { error: plain(error) };
  }
}

const questions = {
  start: () => ({ documents: wasm.documents(), grammars: wasm.coreGrammars(), lintProfiles: [...lintProfiles] }),

  text({ text, grammar, production, profile }) {
    const tree = outcome(() => {
      try {
        return wasm.tree(text, grammar, production);
      } catch (error) {
        throw error instanceof Error ? error : new IriError(error);
      }
    });
    const rejectingRule = tree.error?.production && wasm.rule(grammar, tree.error.production);
    const isIri = check(text) === null;
    const components = isIri ? parse(text) : null;
    const name = components?.host;
    /** Returns the outcomes for all profiles of host names. */
    const byProfile = (work) => profiles.map((profile) => ({ name: profile, ...outcome(() => work(profile)) }));
    return {
      tree,
      rule: rejectingRule || null,
      components: components && components.toJSON(),
      hostForm: components && components.hostForm,
      prepared: prepare(text),
      mappings: isIri && {
        uri: [{ name: 'percent-encoded', ...outcome(() => toUri(text)) }, ...byProfile((host) => toUri(text, { host }))],
        iri: [{ name: 'unchanged', ...outcome(() => toIri(toUri(text))) }, ...byProfile((host) => toIri(toUri(text), { host }))],
      },
      rungs: isIri && rungs.map((rung) => ({ name: rung, ...outcome(() => normalize(text, { rung })) })),
      hosts: name && components.hostForm === 'reg-name'
        ? profiles.map((profile) => ({
            name: profile,
            ascii: outcome(() => host(name, { profile })),
            unicode: outcome(() => host(name, { profile, unicode: true })),
          }))
        : null,
      bidi: isIri && outcome(() => bidi(text)),
      findings: isIri && outcome(() => lint(text, { profile })),
    };
  },

  mistakes: ({ abnf }) => wasm.mistakes(abnf),
  ask: ({ abnf, rule, text }) => wasm.ask(abnf, rule, text),
  compare: ({ left, right }) => wasm.compare(left, right),
  railroad: ({ abnf, rule }) => wasm.railroad(abnf, rule),
  sample: ({ abnf, rule, seed, nearMisses }) => [...new Set(wasm.sample(abnf, rule, seed, 20, nearMisses))],
  ambiguities: ({ abnf, rule }) => wasm.ambiguities(abnf, rule),
};

onmessage = ({ data: { id, question, about } }) => {
  try {
    postMessage({ id, answer: questions[question](about) });
  } catch (error) {
    // After a trap the module cannot be used again.
    const isOver = error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /stack/.test(error.message));
    postMessage({ id, error: plain(error), isOver });
  }
};
