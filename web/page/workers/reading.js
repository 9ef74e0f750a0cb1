// Answers the first question of the page: how is a text read?
import { requireTexts } from '../../js/error.js';
import { lintFunctions } from '../../js/lint_functions.js';
import * as glue from '../../dist/wasm/reading.js';
import { answer, outcome } from './answering.js';

/** Decodes percent-encodings; returns the text as it is if it is not UTF-8. */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

answer(glue, (wasm) => {
  const { lint, bidi } = lintFunctions(wasm);

  /**
   * Returns the host by each profile of IDNA; null if the host is not a registered name. A domain name may be
   * percent-encoded (RFC 3986 section 3.2.2).
   */
  function hosts({ host: name, hostForm }) {
    if (!name || hostForm !== 'reg-name') return null;
    const decoded = decode(name);
    const all = Object.fromEntries(wasm.profiles().map((profile) => [profile, outcome(() => wasm.host(decoded, profile, false))]));
    // The places of errors are those in the decoded name.
    if (decoded !== name) for (const { error } of Object.values(all)) if (error) error.start = error.end = null;
    return all;
  }

  return {
    read({ text }) {
      requireTexts(text);
      const documents = wasm.divide(text);
      const { value } = documents.rfc3987;
      if (!value) return { documents, prepared: wasm.prepare(text, false), findings: [] };
      return { documents, hosts: hosts(value), bidi: bidi(text), findings: lint(text) };
    },
  };
});
