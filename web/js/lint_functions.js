import { call, requireTexts } from './error.js';

/** Returns the functions of the module `lint`. */
export function lintFunctions(wasm) {
  function lint(text, { profile = 'rfc3987' } = {}) {
    requireTexts(text);
    return call(() => wasm.lint(text, profile));
  }

  function bidi(text) {
    requireTexts(text);
    return call(() => wasm.bidi(text));
  }

  return { lint, bidi, lintProfiles: Object.freeze(wasm.lintProfiles()) };
}
