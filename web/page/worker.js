// Answers the questions of the page with the WebAssembly module inside this script.
import { lintFunctions } from '../js/lint_functions.js';
import { IriError, requireTexts } from '../js/error.js';
import { full } from '../js/full.js';
import { identifiers } from '../js/identifiers.js';
import { load } from '../js/load.js';
import { schemes } from '../js/schemes.js';
import * as glue from '../dist/wasm/page.js';
import hex from '../dist/wasm/page.hex.js';

const wasm = load(glue, hex);
const { parse } = identifiers(wasm);
const { normalize, host, prepare, rungs, profiles } = full(wasm);
const { lint, bidi } = lintFunctions(wasm);
const { check, parts } = schemes(wasm);

/** The document that decides, and its production for identifiers and references. */
const [GRAMMAR, PRODUCTION] = ['rfc3987', 'IRI-reference'];

/** Returns the properties of an error as an object, because a message to the page cannot contain the class. */
function plain(error) {
  if (error instanceof Error && !(error instanceof IriError)) return { message: error.message };
  const { message, reason, text, production, start, end, found, allowed, document, section } = error;
  return { message, reason, text, production, start, end, found, allowed, document, section };
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

/** Returns the outcome for each of some names. */
const outcomes = (names, work) => Object.fromEntries(names.map((name) => [name, outcome(() => work(name))]));

/**
 * Returns the host by each profile of IDNA; null if the host is not a registered name. A domain name may be
 * percent-encoded (RFC 3986 section 3.2.2).
 */
function hosts(text) {
  const { host: name, hostForm } = parse(text);
  if (!name || hostForm !== 'reg-name') return null;
  const decoded = decode(name);
  const all = outcomes(profiles, (profile) => host(decoded, { profile }));
  // The places of errors are those in the decoded name.
  if (decoded !== name) for (const { error } of Object.values(all)) if (error) error.start = error.end = null;
  return all;
}

/** Decodes percent-encodings; returns the text as it is if it is not UTF-8. */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const questions = {
  read({ text }) {
    requireTexts(text);
    const documents = outcomes(['rfc3986', GRAMMAR, 'rfc3987bis'], (grammar) => wasm.divideBy(text, grammar));
    if (documents[GRAMMAR].error) return { documents, prepared: prepare(text), findings: [] };
    return { documents, hosts: hosts(text), bidi: bidi(text), findings: lint(text) };
  },
  scheme({ text, scheme }) {
    const { error, ...checked } = check(text);
    const isAccepted = checked.scheme !== null && error === null;
    return { ...checked, error: error && plain(error), facts: wasm.schemeFacts(scheme), parts: isAccepted ? parts(text) : [] };
  },
  rungs: ({ text }) => rungs.map((rung) => ({ name: rung, ...outcome(() => normalize(text, { rung })) })),
  tree: ({ text }) => wasm.tree(text, GRAMMAR, PRODUCTION),
  rule({ production }) {
    const { abnf } = wasm.documents().find((it) => it.name === GRAMMAR);
    return { ...wasm.rule(GRAMMAR, production), svg: wasm.railroad(abnf, production) };
  },

  grammars: () => ({ documents: wasm.documents(), grammars: wasm.coreGrammars() }),
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
