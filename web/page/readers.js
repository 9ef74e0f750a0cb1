// The readers of a text, and the ways in which they divide it.

/** The components in the order of the table. The authority is the host with its userinfo and port. */
const MEMBERS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
/** These have a column also if no reader finds them. */
const ALWAYS = ['scheme', 'host', 'path'];
const DOCUMENTS = { rfc3986: 'RFC 3986', rfc3987: 'RFC 3987', rfc3987bis: '3987bis' };
export const PROFILES = { idna2003: 'IDNA2003', idna2008: 'IDNA2008', uts46: 'UTS 46' };
export const BROWSER = 'URL Standard';
const REFUSAL = 'refuses it';
/** In place of the components of a profile of IDNA, where there is nothing to convert. */
export const NO_NAME = 'no domain name';
/** The schemes whose hosts the URL Standard converts to domains: its special schemes. */
const SPECIAL = ['ftp:', 'file:', 'http:', 'https:', 'ws:', 'wss:'];

/** Returns how the browser reads a text: an object of class URL, or null if it refuses it. */
export function readByBrowser(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether the host of a URL is a domain, which the URL Standard converts. */
export const hasDomain = (url) => SPECIAL.includes(url.protocol) && url.hostname !== '';

/** Returns the components of a URL. Its properties are empty for a component that is absent, too. */
function components(url) {
  const [beforeFragment] = url.href.split('#', 1);
  const rest = url.href.slice(url.protocol.length);
  const userinfo = url.password ? `${url.username}:${url.password}` : url.username;
  return {
    scheme: url.protocol.slice(0, -1),
    userinfo: userinfo || null,
    host: rest.startsWith('//') ? url.hostname : null,
    port: url.port || null,
    path: url.pathname,
    query: beforeFragment.includes('?') ? url.search.slice(1) : null,
    fragment: url.href.includes('#') ? url.hash.slice(1) : null,
  };
}

/**
 * Returns the readers: each with its name, and `it`, the components that it finds or words in place of them.
 * `said` explains the words, and `cited` is the section.
 */
export function readers(text, { documents, hosts }, url) {
  const ofDocuments = Object.entries(DOCUMENTS).map(([grammar, name]) => {
    const { value, error } = documents[grammar];
    return { name, it: value ?? REFUSAL, said: error?.reason, cited: error && ` (${error.document} section ${error.section})` };
  });
  const isRelative = documents.rfc3987.value?.scheme === null;
  const browser = {
    name: BROWSER,
    it: url ? components(url) : REFUSAL,
    said: url ? undefined : isRelative ? 'a relative reference needs a base' : 'this browser finds no valid URL in it',
  };
  const ofHosts = Object.entries(PROFILES).map(([profile, name]) => {
    const host = hosts?.[profile];
    if (!host) return { name, it: NO_NAME, said: 'there is no name to convert' };
    return { name, it: host.error ? REFUSAL : { ...documents.rfc3987.value, host: host.value }, said: host.error?.message };
  });
  return [...ofDocuments, browser, ...ofHosts];
}

/**
 * Returns the programs of the recorded results that read this very text, as readers. Those that tell most come
 * first, so that the others agree with them.
 */
export function recordedReaders(text, { readers: programs, texts }) {
  if (!Object.hasOwn(texts, text)) return [];
  const all = texts[text].flatMap(([it, numbers]) => numbers.map((number) => ({ ...programs[number], isProgram: true, ...recorded(it) })));
  const told = ({ it }) => MEMBERS.length - untold({ it }, MEMBERS).length;
  return all.sort((a, b) => told(b) - told(a));
}

/** Returns a recorded way as one of a reader. */
function recorded(way) {
  if (way.error) return { it: REFUSAL, said: typeof way.error === 'string' ? way.error : null };
  if (way.crash) return { it: 'crashes', said: way.crash };
  if (way.hang) return { it: 'does not answer', said: 'no answer in time' };
  if (way.noise) return { it: 'answers something else', said: way.noise };
  return { it: way };
}

/** Whether a reader gives nothing that is not in a way. A reader may leave out components. */
function agrees(it, way) {
  if (typeof it === 'string' || typeof way === 'string') return it === way;
  return MEMBERS.every((member) => !(member in it) || it[member] === way[member]);
}

/**
 * Folds readers that divide the text alike into one way each. The way of RFC 3987, with which the others are
 * compared, is the first one. The other ways of documents follow, then those of programs alone; of each, those
 * with most readers first.
 */
export function fold(all) {
  const reference = all.find((it) => it.name === DOCUMENTS.rfc3987);
  const ways = [{ it: reference.it, readers: [] }];
  for (const reader of all) {
    const same = ways.find((way) => agrees(reader.it, way.it));
    if (same) same.readers.push(reader);
    else ways.push({ it: reader.it, readers: [reader] });
  }
  const [first, ...others] = ways;
  const isOfPrograms = (way) => Number(way.readers.every((it) => it.isProgram));
  others.sort((a, b) => isOfPrograms(a) - isOfPrograms(b) || b.readers.length - a.readers.length);
  return [first, ...others];
}

/** Explains a way that is words: the reasons, each with its readers if there are several; null without any. */
export function explain({ readers: all }) {
  const reasons = new Map();
  const own = all.filter((it) => !it.isProgram);
  for (const { name, said, cited } of own.length ? own : all.slice(0, 1)) {
    if (!said) continue;
    if (reasons.has(said)) reasons.get(said).names.push(name);
    else reasons.set(said, { names: [name], text: said + (cited ?? '') });
  }
  const each = [...reasons.values()];
  return each.map(({ names, text }) => (each.length > 1 ? `${names.join(', ')}: ${text}` : text)).join('; ') || null;
}

/** Returns the components that have a column. */
export function columns(ways) {
  const isFound = (member) => ways.some(({ it }) => typeof it !== 'string' && typeof it[member] === 'string');
  return MEMBERS.filter((member) => ALWAYS.includes(member) || isFound(member));
}

/** Returns the components that a reader leaves out. */
export const untold = ({ it }, shown) => (typeof it === 'string' ? [] : shown.filter((member) => !(member in it)));
