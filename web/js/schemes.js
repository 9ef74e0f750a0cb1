import { IriError, call, isText, requireTexts, surrogateError } from './error.js';

/** Returns the functions that use the grammars of schemes. */
export function schemes(wasm) {
  function check(text) {
    if (!isText(text)) return { scheme: null, document: null, section: null, error: surrogateError(text) };
    const verdict = wasm.checkScheme(text);
    return { ...verdict, error: verdict.error && new IriError(verdict.error) };
  }

  function parse(text) {
    requireTexts(text);
    return call(() => wasm.parseScheme(text));
  }

  function parts(text) {
    requireTexts(text);
    return call(() => wasm.schemeParts(text));
  }

  return Object.freeze({ check, parse, parts, names: Object.freeze(wasm.schemeNames()) });
}
