import { IriError, call, isText, requireTexts, surrogateError } from './error.js';

const PRODUCTIONS = { IRI: 0, 'IRI-reference': 1, URI: 2, 'URI-reference': 3 };

/** Returns the number of a production by its name. */
export function production(name) {
  if (!Object.hasOwn(PRODUCTIONS, name)) {
    throw new RangeError(`there is no production ${name} here; there are ${Object.keys(PRODUCTIONS).join(', ')}`);
  }
  return PRODUCTIONS[name];
}

/** In place of the position of an absent component. */
const ABSENT = 0xffffffff;
/** The indices of starts among the positions; ends follow them. The last one is the number of the host's form. */
const [SCHEME, USERINFO, HOST, PORT, PATH, QUERY, FRAGMENT, FORM] = [0, 2, 4, 6, 8, 10, 12, 14];
const AT = { scheme: SCHEME, userinfo: USERINFO, host: HOST, port: PORT, path: PATH, query: QUERY, fragment: FRAGMENT };
const FORMS = ['IPv6address', 'IPvFuture', 'IPv4address', 'reg-name'];

/** The components of a text. An absent component is null. Spread and structuredClone copy the properties. */
export class Components {
  #places;

  constructor(text, places) {
    const part = (at) => (places[at] === ABSENT ? null : text.slice(places[at], places[at + 1]));
    this.#places = places;
    const authority = this.span('authority');
    this.text = text;
    this.scheme = part(SCHEME);
    /** Userinfo, host and port, with their delimiters. */
    this.authority = authority && text.slice(authority.start, authority.end);
    this.userinfo = part(USERINFO);
    this.host = part(HOST);
    this.port = part(PORT);
    this.path = part(PATH);
    this.query = part(QUERY);
    this.fragment = part(FRAGMENT);
    /** IPv6address, IPvFuture, IPv4address or reg-name. */
    this.hostForm = FORMS[places[FORM]] ?? null;
  }

  /** Returns start and end of a component, in UTF-16 code units; null if it is absent. */
  span(component) {
    const places = this.#places;
    if (component === 'authority') {
      if (places[HOST] === ABSENT) return null;
      const first = places[USERINFO] === ABSENT ? HOST : USERINFO;
      const last = places[PORT] === ABSENT ? HOST : PORT;
      return { start: places[first], end: places[last + 1] };
    }
    if (!Object.hasOwn(AT, component)) throw new RangeError(`there is no component ${component}`);
    const at = AT[component];
    return places[at] === ABSENT ? null : { start: places[at], end: places[at + 1] };
  }

  toString() {
    return this.text;
  }

  toJSON() {
    const { scheme, authority, userinfo, host, port, path, query, fragment } = this;
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  }
}

/** Returns the functions that the core and the full module share, for one of these modules. */
export function identifiers(wasm) {
  const { memory } = wasm;
  const [components, forms] = [wasm.components(), wasm.hostForms()];
  if (`${components}` !== `${Object.keys(AT)}` || `${forms}` !== `${FORMS}`) {
    throw new Error('the module is of another version');
  }
  const address = wasm.places();
  // The positions that `divide` writes.
  let places = new Uint32Array(memory.buffer, address, FORM + 1);

  function isValid(text, name = 'IRI-reference') {
    return isText(text) && wasm.takes(text, production(name));
  }

  function check(text, name = 'IRI-reference') {
    if (!isText(text)) return surrogateError(text);
    const error = wasm.explain(text, production(name));
    return error === undefined ? null : new IriError(error);
  }

  function parse(text, name = 'IRI-reference') {
    if (!isText(text) || !wasm.divide(text, production(name))) throw check(text, name);
    // The buffer is replaced when the memory grows.
    if (places.buffer !== memory.buffer) places = new Uint32Array(memory.buffer, address, FORM + 1);
    return new Components(text, places.slice());
  }

  function resolve(base, reference, name = 'IRI') {
    requireTexts(base, reference);
    return call(() => wasm.resolve(base, reference, production(name)));
  }

  return { isValid, check, parse, resolve };
}
