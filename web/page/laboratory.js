// The view of grammars: findings, questions about a rule, and the comparison with another grammar.

import { ask } from './asking.js';
import { code, element, marked, note, options, table, titled, tree, visible } from './element.js';

const byId = (id) => document.getElementById(id);
const [left, right, leftSource, rightSource, rule, asked] = ['left', 'right', 'left-source', 'right-source', 'rule', 'asked'].map(byId);
const [mistakes, askAnswer, answer, comparison] = ['mistakes', 'ask-answer', 'answer', 'comparison'].map(byId);

const OWN = 'own';
let sources = new Map();
let changed = () => {};
let seed = 0;

export function begin(known, onChange) {
  changed = onChange;
  // RFC 3986 and RFC 3987 are in both lists.
  const own = known.documents.map((it) => it.name);
  const all = [...known.documents, ...known.grammars.filter((it) => !own.includes(it.name))];
  sources = new Map(all.map((it) => [it.name, it.abnf]));
  for (const [select, area] of [[leftSource, left], [rightSource, right]]) {
    options(select, [...titled(all), [OWN, 'your own']]);
    select.onchange = () => {
      if (sources.has(select.value)) area.value = sources.get(select.value);
      edited(area);
    };
    area.oninput = () => {
      select.value = OWN;
      edited(area);
    };
  }
  rule.onchange = () => {
    forget(askAnswer, answer);
    changed();
  };
  asked.oninput = () => {
    forget(askAnswer);
    changed();
  };
  byId('ask').onsubmit = (event) => {
    event.preventDefault();
    put(askAnswer, 'the text', 'ask', { abnf: left.value, rule: rule.value, text: asked.value }, showAsked);
  };
  for (const button of document.querySelectorAll('[data-question]')) button.onclick = () => QUESTIONS[button.dataset.question]();
}

function edited(area) {
  forget(comparison);
  if (area === left) {
    forget(askAnswer, answer);
    update();
  } else {
    changed();
  }
}

/** Removes answers about a grammar, rule or text that is no longer there. */
function forget(...places) {
  for (const place of places) place.replaceChildren();
}

const QUESTIONS = {
  railroad: () => put(answer, 'the diagram', 'railroad', about(), showRailroad),
  sample: () => put(answer, 'the samples', 'sample', { ...about(), seed: seed++, nearMisses: false }, showTexts),
  misses: () => put(answer, 'the near misses', 'sample', { ...about(), seed: seed++, nearMisses: true }, showTexts),
  ambiguities: () => put(answer, 'the ambiguities', 'ambiguities', about(), showAmbiguities),
  compare: () => put(comparison, 'the comparison', 'compare', { left: left.value, right: right.value }, showComparison),
};

const about = () => ({ abnf: left.value, rule: rule.value });

async function put(place, purpose, question, of, show) {
  try {
    const given = await ask(purpose, question, of);
    if (given !== null) place.replaceChildren(...show(given, of));
  } catch (error) {
    place.replaceChildren(note(error.message, 'bad'));
  }
}

/** The link names the grammar of a document, and holds the text of any other. */
export function state() {
  const of = (select, area) => (select.value === OWN ? area.value : null);
  return {
    'left-source': leftSource.value, left: of(leftSource, left),
    'right-source': rightSource.value, right: of(rightSource, right),
    rule: rule.value, asked: asked.value,
  };
}

export function restore(state) {
  for (const [name, select, area, first] of [['left', leftSource, left, 'rfc3987'], ['right', rightSource, right, 'rfc3986']]) {
    const own = state[name] !== undefined && state[`${name}-source`] === OWN;
    select.value = own ? OWN : sources.has(state[`${name}-source`]) ? state[`${name}-source`] : first;
    area.value = own ? state[name] : sources.get(select.value);
  }
  asked.value = state.asked ?? 'http://example.org/';
  update(state.rule);
}

async function update(wanted = rule.value) {
  changed();
  try {
    const given = await ask('the grammar', 'mistakes', { abnf: left.value });
    if (!given) return;
    const chosen = [wanted, 'IRI-reference', 'URI-reference'].find((it) => given.rules.includes(it)) ?? given.rules[0];
    options(rule, given.rules.map((it) => [it]), chosen);
    mistakes.replaceChildren(...showMistakes(given.findings));
    changed();
  } catch (error) {
    mistakes.replaceChildren(note(error.message, 'bad'));
  }
}

function showMistakes(findings) {
  if (!findings.length) return [note('None.')];
  return [element('ul', {}, findings.map((it) => {
    const show = () => {
      left.focus();
      left.setSelectionRange(it.start, it.end);
    };
    const line = left.value.slice(left.value.lastIndexOf('\n', it.start - 1) + 1).split('\n', 1)[0];
    const from = it.start - (left.value.lastIndexOf('\n', it.start - 1) + 1);
    return element('li', {},
      element('span', { class: it.level === 'error' ? 'bad' : '' }, `${it.level}: `, visible(it.message), ' '),
      element('button', { type: 'button', onclick: show }, it.where),
      ' ', it.fix && element('button', { type: 'button', onclick: () => apply(it.fix) }, `Fix: ${visible(it.fix.replacement)}`),
      marked(line, from, Math.min(line.length, from + it.end - it.start)));
  }))];
}

function apply(fix) {
  left.value = left.value.slice(0, fix.start) + fix.replacement + left.value.slice(fix.end);
  leftSource.value = OWN;
  left.focus();
  edited(left);
}

function showAsked(given, { rule: of, text }) {
  if (given.takes) {
    return [
      element('p', { class: 'good' }, `${of} accepts the text, with ${given.count === '1' ? 'one parse tree' : `${given.count} parse trees`}.`),
      trees(given.trees, text),
    ];
  }
  return [
    element('p', { class: 'bad' }, `${of} does not accept the text. Position ${given.start}: `, ...expected(given)),
    marked(text, given.start, given.end),
    given.open.length ? table(['open rules', 'expected next'], given.open.map((it) => [it.rules.join(' › '), code(it.expected)])) : null,
  ].filter(Boolean);
}

function expected({ expected, mayEnd }) {
  if (!expected) return [mayEnd ? 'expected the end.' : 'no text of the rule begins like this.'];
  return [mayEnd ? 'expected the end, or: ' : 'expected: ', code(expected)];
}

function trees(all, text) {
  return element('div', { class: 'two' }, all.map((nodes, index) => tree(nodes, text, all.length > 1 ? `Tree ${index + 1}` : 'Parse tree')));
}

function showRailroad(svg, { rule: of }) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return [element('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': `Railroad diagram of ${of}` }, document.importNode(parsed, true))];
}

const showTexts = (texts) => (texts.length ? [element('ul', {}, texts.map((it) => element('li', {}, it === '' ? note('the empty text') : code(it))))] : [note('There are none.')]);

function showAmbiguities(all) {
  if (!all.length) return [note('No text has two parse trees.')];
  return all.flatMap((it) => [
    element('p', {}, visible(it.message)),
    it.sentence ? element('div', {}, element('p', {}, 'In a whole text: ', code(it.sentence.text)), trees(it.sentence.trees, it.sentence.text)) : null,
  ].filter(Boolean));
}

const SIDES = { left: 'the first grammar', right: 'the other grammar' };

function showComparison(all) {
  const said = {
    equal: () => 'equal',
    'no difference': (it) => `no difference up to ${it.upTo} characters`,
    differs: (it) => element('span', {}, `only ${SIDES[it.side]} accepts `, it.text === '' ? 'the empty text' : code(it.text)),
    'only in': (it) => `only in ${SIDES[it.side]}`,
    undecided: (it) => it.why,
  };
  const name = (it) => (it.rightName && it.rightName !== it.name ? `${it.name} / ${it.rightName}` : it.name);
  const count = (verdict) => all.filter((it) => it.verdict === verdict).length;
  return [
    element('p', {}, `${count('equal')} rules are equal, ${count('differs')} differ.`),
    table(['rule', 'shortest difference'], all.map((it) => [name(it), said[it.verdict](it)])),
  ];
}
