// The answer in one sentence, with the place in the text that it speaks of.

import { citation, code } from './element.js';
import { BROWSER, PROFILES, hasDomain } from './readers.js';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const capitalized = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * Returns the answer about a text: its kind (`bad`, `doubtful` or `good`), the nodes of the sentence, and
 * where the place begins and ends, if there is one.
 */
export function answer(text, reading, url) {
  const components = reading.documents.rfc3987.value;
  if (!components) return refusal(text, reading.documents.rfc3987.error, url);
  return [hostsThatDiffer, hostRefused, directions, refusedByBrowser, unwise, changedByBrowser]
    .map((find) => find({ ...reading, text, components, url })).find(Boolean) ?? nothing(components);
}

/** The grammar refuses the text. */
function refusal(text, { reason, start, end }, url) {
  const browser = url ? ['; a browser reads it all the same', ...(url.href === text ? [] : [', as ', code(url.href)])] : ['; a browser refuses it, too'];
  return { kind: 'bad', sentence: [capitalized(reason), ...browser, '.'], start, end };
}

/** The place of the host. */
function placeOfHost({ scheme, userinfo, host }) {
  const start = (scheme === null ? 0 : scheme.length + 1) + '//'.length + (userinfo === null ? 0 : userinfo.length + 1);
  return { start, end: start + host.length };
}

/** The profiles of IDNA and the browser do not lead to the same host. Its case makes no difference. */
function hostsThatDiffer({ components, hosts, url }) {
  if (!hosts) return null;
  const names = new Map();
  const add = (host, reader) => names.set(host.toLowerCase(), [...(names.get(host.toLowerCase()) ?? []), reader]);
  for (const [profile, { value }] of Object.entries(hosts)) if (value) add(value, PROFILES[profile]);
  if (url && hasDomain(url)) add(url.hostname, `the ${BROWSER}`);
  if (names.size < 2) return null;
  const each = [...names].flatMap(([host, readers], at) => [at ? ', and ' : '', code(host), ` by ${list.format(readers)}`]);
  return { kind: 'bad', sentence: [`It leads to ${names.size} different hosts: `, ...each, '.'], ...placeOfHost(components) };
}

/** A profile of IDNA refuses the host. */
function hostRefused({ components, hosts }) {
  const refused = Object.entries(hosts ?? {}).filter(([, { error }]) => error);
  if (!refused.length) return null;
  const [[, { error }]] = refused;
  const place = placeOfHost(components);
  const isInside = error.start !== null && error.start !== undefined && error.end > error.start;
  const inside = isInside ? { start: place.start + error.start, end: place.start + error.end } : place;
  const names = list.format(refused.map(([profile]) => PROFILES[profile]));
  return { kind: 'doubtful', sentence: [`${names} ${refused.length > 1 ? 'refuse' : 'refuses'} the host: ${error.message}.`], ...inside };
}

/** A component mixes directions, so it is displayed in another order. */
function directions({ bidi }) {
  const [violation] = bidi?.violations ?? [];
  if (!violation) return null;
  const { message, start, end } = violation;
  return { kind: 'doubtful', sentence: [`It is valid, but hard to read: ${message}${citation(violation)}.`], start, end };
}

/** RFC 3987 accepts the text, and the browser does not. */
function refusedByBrowser({ components, url }) {
  if (url || components.scheme === null) return null;
  return { kind: 'doubtful', sentence: ['RFC 3987 accepts it, and a browser refuses it.'] };
}

/** A document advises against something in the text. */
function unwise({ findings }) {
  const finding = findings.find((it) => it.severity === 'error') ?? findings.find((it) => it.severity === 'warning');
  if (!finding) return null;
  const { message, start, end } = finding;
  return { kind: 'doubtful', sentence: [`It is valid, but unwise: ${message}${citation(finding)}.`], start, end };
}

/** The browser reads something else than what is written. */
function changedByBrowser({ text, url }) {
  if (!url || url.href === text) return null;
  return { kind: 'good', sentence: ['Nothing is wrong; a browser turns it into ', code(url.href), '.'] };
}

function nothing({ scheme }) {
  const sentence = scheme === null
    ? 'Nothing is wrong: it is a relative reference, which needs a base.'
    : 'Nothing is wrong: all readers divide it in the same way.';
  return { kind: 'good', sentence: [sentence] };
}
