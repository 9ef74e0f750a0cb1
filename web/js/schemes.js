import { IriError, call, isText, requireTexts, surrogateError } from './error.js';

const NO_RULE = { scheme: null, document: null, section: null };

/** Returns the functions that use the grammars of schemes. */
export function schemes(wasm) {
  /** For each scheme with a grammar: its name, and the section with the rule of its identifiers. */
  const rules = new Map(wasm.schemeRules().map((rule) => [rule.scheme, rule]));

  function check(text) {
    if (!isText(text)) return { ...NO_RULE, error: surrogateError(text) };
    const error = wasm.explainScheme(text);
    const [, name = ''] = text.match(/^([^:/?#]+):/) ?? [];
    const { scheme, document, section } = rules.get(name.toLowerCase()) ?? NO_RULE;
    return { scheme, document, section, error: error === undefined ? null : new IriError(error) };
  }

  function parse(text) {
    requireTexts(text);
    return call(() => wasm.parseScheme(text));
  }

  function parts(text) {
    requireTexts(text);
    return call(() => wasm.schemeParts(text));
  }

  return Object.freeze({ check, parse, parts, names: Object.freeze([...rules.keys()]) });
}
