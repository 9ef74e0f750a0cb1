import { call, texts } from './error.js';
import { production } from './identifiers.js';

/** The functions that only the full module has. */
export function full(wasm) {
  function relative(base, target, name = 'IRI') {
    texts(base, target);
    return call(() => wasm.relative(base, target, production(name)));
  }

  function toUri(text, { host } = {}) {
    texts(text);
    return call(() => wasm.toUri(text, host));
  }

  function toIri(text, { host } = {}) {
    texts(text);
    return call(() => wasm.toIri(text, host));
  }

  function normalize(text, { rung = 'scheme', percent = 'unreserved', idna, keepRootless = false, alone = false } = {}) {
    texts(text);
    return call(() => wasm.normalize(text, rung, percent, idna, keepRootless, alone));
  }

  function equivalent(left, right, { rung = 'scheme', idna } = {}) {
    texts(left, right);
    return call(() => wasm.equivalent(left, right, rung, idna));
  }

  function host(name, { profile = 'idna2008', unicode = false } = {}) {
    texts(name);
    return call(() => wasm.host(name, profile, unicode));
  }

  function prepare(text, { iri = false } = {}) {
    texts(text);
    return wasm.prepare(text, iri);
  }

  function find(text, { suffixReferences = false, nearMisses = false } = {}) {
    texts(text);
    return wasm.find(text, suffixReferences, nearMisses);
  }

  const [rungs, profiles] = [wasm.rungs(), wasm.profiles()].map(Object.freeze);
  return { relative, toUri, toIri, normalize, equivalent, host, prepare, find, rungs, profiles };
}
