// What the page says about a text on request. Each part is computed when it is open.

import { ask } from './asking.js';
import { citation, code, diagram, element, highlight, note, table, tree, visible } from './element.js';

const PARTS = { scheme: showScheme, rungs: showRungs, findings: showFindings, tree: showTree, rule: showRule };
const boxes = [...document.querySelectorAll('#more details')];

/** The text, and how the documents read it. */
let current = null;
/** Replaces the text of the view. */
let replace = () => {};

export function begin(onReplace) {
  replace = onReplace;
  for (const box of boxes) box.ontoggle = () => fill(box);
}

/** Shows another text. */
export function show(text, reading) {
  current = { text, reading };
  const { error } = reading.documents.rfc3987;
  for (const box of boxes) {
    box.lastElementChild.replaceChildren();
    if (box.dataset.part === 'rule') box.hidden = !error?.production;
    fill(box);
  }
}

async function fill(box) {
  const content = box.lastElementChild;
  if (!box.open || box.hidden || !current || content.hasChildNodes()) return;
  const about = current;
  try {
    const nodes = await PARTS[box.dataset.part](about);
    if (about === current && nodes) content.replaceChildren(...nodes);
  } catch (error) {
    if (about === current) content.replaceChildren(note(error.message, 'bad'));
  }
}

async function showScheme({ text, reading }) {
  const { value } = reading.documents.rfc3987;
  if (!value) return [note('RFC 3987 refuses the text, so it has no scheme.')];
  if (value.scheme === null) return [note('It has no scheme: a relative reference has that of its base.')];
  const it = await ask('the scheme', 'scheme', { text, scheme: value.scheme });
  if (!it) return null;
  const facts = it.facts.map(({ name, source }) => element('li', {}, `${name} (${source})`));
  return [facts.length ? element('ul', {}, facts) : note('Nothing is known of this scheme for normalization.'), ...showGrammar(text, it)];
}

/** Shows what the grammar of the scheme says. */
function showGrammar(text, { scheme, document, section, parts, error }) {
  if (!scheme) return [note('There is no grammar of this scheme here.')];
  if (error) return [note(`The scheme refuses it: ${error.message}`, 'bad'), highlight(text, error.start, error.end)];
  return [
    note(`The grammar of the scheme (${document} section ${section}) accepts it.`, 'good'),
    parts.length ? table(['part', 'text'], parts.map((it) => [it.name, code(it.text)])) : '',
  ];
}

async function showRungs({ text, reading }) {
  if (!reading.documents.rfc3987.value) return [note('RFC 3987 refuses the text, so it has no normal form.')];
  const rungs = await ask('the normal forms', 'rungs', { text });
  if (!rungs) return null;
  return [table(['level', 'normalized (RFC 3987 section 5.3)'], foldLevels(rungs).map(({ names, result }) => [names.join(', '), result]))];
}

/** Folds levels with the same result. */
function foldLevels(rungs) {
  const levels = [];
  for (const { name, value, error } of rungs) {
    const key = error ? error.message : value;
    if (levels.at(-1)?.key === key) levels.at(-1).names.push(name);
    else levels.push({ key, names: [name], result: error ? element('span', { class: 'bad' }, visible(key)) : code(key) });
  }
  return levels;
}

function showFindings({ text, reading: { documents, findings } }) {
  if (!documents.rfc3987.value) return [note('RFC 3987 refuses the text. Only what it accepts can be unwise.')];
  if (!findings.length) return [note('None.')];
  return findings.map((it) => element('div', {},
    element('p', { class: it.severity === 'error' ? 'bad' : '' }, `${it.severity}: ${it.message} [${it.code}]${citation(it)}`),
    highlight(text, it.start, it.end),
    it.fix && element('button', { type: 'button', onclick: () => replace(fixed(text, it.fix)) },
      `${it.fix.safe ? 'Fix' : 'Change'}: ${visible(fixed(text, it.fix))}`)));
}

const fixed = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);

async function showTree({ text, reading }) {
  if (!reading.documents.rfc3987.value) return [note('RFC 3987 refuses the text, so it has no tree.')];
  const nodes = await ask('the tree', 'tree', { text });
  return nodes && [tree(nodes, text, 'Parse tree')];
}

async function showRule({ reading: { documents } }) {
  const { production, message } = documents.rfc3987.error;
  const rule = await ask('the rule', 'rule', { production });
  return rule && [
    note(message),
    element('pre', { class: 'text' }, rule.abnf),
    diagram(rule.svg, production),
  ];
}
