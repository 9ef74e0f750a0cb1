// Answers what the page is asked on request: about a text, and about grammars.
import { full } from '../../js/full.js';
import { schemes } from '../../js/schemes.js';
import * as glue from '../../dist/wasm/laboratory.js';
import { answer, outcome, plain } from './answering.js';

/** The document that decides, and its production for identifiers and references. */
const [GRAMMAR, PRODUCTION] = ['rfc3987', 'IRI-reference'];

answer(glue, (wasm) => {
  const { normalize, rungs } = full(wasm);
  const { check, parts } = schemes(wasm);

  return {
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
});
