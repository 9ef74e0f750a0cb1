import { call, requireTexts } from './error.js';
import { production } from './identifiers.js';

/** Returns the functions that only the full module has. */
export function full(wasm) {
  function relative(base, target, name = 'IRI', options = {}) {
    requireTexts(base, target);
    const { shortest = false, pathOnly = false, noAbsolutePath = false, parents } = options;
    if (parents !== undefined && !(Number.isInteger(parents) && parents >= 0 && parents < 2 ** 32)) {
      throw new RangeError(`parents must be an integer from 0 to 2^32 - 1, not ${parents}`);
    }
    return call(() => wasm.relative(base, target, production(name), shortest, pathOnly, noAbsolutePath, parents));
  }

  function toUri(text, { host } = {}) {
    requireTexts(text);
    return call(() => wasm.toUri(text, host));
  }

  function toIri(text, { host } = {}) {
    requireTexts(text);
    return call(() => wasm.toIri(text, host));
  }

  function normalize(text, { rung = 'scheme', percent = 'unreserved', idna, keepRootless = false, alone = false } = {}) {
    requireTexts(text);
    return call(() => wasm.normalize(text, rung, percent, idna, keepRootless, alone));
  }

  function equivalent(left, right, { rung = 'scheme', idna } = {}) {
    requireTexts(left, right);
    return call(() => wasm.equivalent(left, right, rung, idna));
  }

  function host(name, { profile = 'idna2008', unicode = false } = {}) {
    requireTexts(name);
    return call(() => wasm.host(name, profile, unicode));
  }

  function prepare(text, { iri = false } = {}) {
    requireTexts(text);
    return wasm.prepare(text, iri);
  }

  function find(text, { suffixReferences = false, nearMisses = false } = {}) {
    requireTexts(text);
    return wasm.find(text, suffixReferences, nearMisses);
  }

  const [rungs, profiles] = [wasm.rungs(), wasm.profiles()].map(Object.freeze);
  return { relative, toUri, toIri, normalize, equivalent, host, prepare, find, rungs, profiles };
}
