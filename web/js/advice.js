import { call, texts } from './error.js';

/** The functions of the module of advice. */
export function advice(wasm) {
  function lint(text, { profile = 'rfc3987' } = {}) {
    texts(text);
    return call(() => wasm.lint(text, profile));
  }

  function bidi(text) {
    texts(text);
    return call(() => wasm.bidi(text));
  }

  return { lint, bidi, lintProfiles: Object.freeze(wasm.lintProfiles()) };
}
