import { call, texts } from './error.js';

/** What the module of advice has, over it. */
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
