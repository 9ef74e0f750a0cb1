const NAMES = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];

/** Returns the components that are present; Ajv expects the others to be undefined. */
function present(values) {
  return Object.fromEntries(NAMES.map((name, at) => [name, values[at] ?? undefined]));
}

/** Recomposes components (RFC 3986 section 5.3). */
function serialize({ scheme, userinfo, host, port, path = '', query, fragment }) {
  const put = (before, part, after = '') => (part === undefined ? '' : `${before}${part}${after}`);
  const authority = host === undefined ? '' : `//${put('', userinfo, '@')}${host}${put(':', port)}`;
  return put('', scheme, ':') + authority + path + put('?', query) + put('#', fragment);
}

/** Returns the strict and the tolerant `uriResolver` of Ajv, for a module. */
export function uriResolvers(wasm, { parse, resolve }) {
  const strict = {
    parse(text) {
      const components = parse(text);
      return present(NAMES.map((name) => components[name]));
    },

    resolve(base, reference) {
      const { scheme } = parse(base);
      if (scheme !== null) return resolve(base, reference);
      parse(reference);
      return wasm.resolveAny(base, reference);
    },

    serialize,
  };

  const tolerant = {
    parse: (text) => present(wasm.splitAny(text)),
    resolve: (base, reference) => wasm.resolveAny(base, reference),
    serialize,
  };

  return { uriResolver: strict, tolerantUriResolver: tolerant };
}
