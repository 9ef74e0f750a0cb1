// The view of grammars: findings, questions about a rule, and the comparison with another grammar.

import { ask } from './asking.js';
import { code, diagram, documentOptions, element, highlight, note, options, table, tree, visible } from './element.js';

const byId = (id) => document.getElementById(id);
const [left, right, leftSource, rightSource, rule, asked] = ['left', 'right', 'left-source', 'right-source', 'rule', 'asked'].map(byId);
const [mistakes, askAnswer, answer, comparison] = ['mistakes', 'ask-answer', 'answer', 'comparison'].map(byId);

/** The option for a grammar that the user has written. */
const OWN = 'own';
/** The text of each known grammar. */
let sources = new Map();
/** Called after each change of the state. */
let notify = () => {};
let seed = 0;

export function begin(onChange) {
  notify = onChange;
  rule.onchange = () => {
    forget(askAnswer, answer);
    notify();
  };
  asked.oninput = () => {
    forget(askAnswer);
    notify();
  };
  byId('ask').onsubmit = (event) => {
    event.preventDefault();
    askInto(askAnswer, 'the text', 'ask', { abnf: left.value, rule: rule.value, text: asked.value }, showMatch);
  };
  for (const button of document.querySelectorAll('[data-question]')) button.onclick = () => QUESTIONS[button.dataset.question]();
}

/** Lists the known grammars. */
function listGrammars(known) {
  // RFC 3986 and RFC 3987 are in both lists.
  const own = known.documents.map((it) => it.name);
  const all = [...known.documents, ...known.grammars.filter((it) => !own.includes(it.name))];
  sources = new Map(all.map((it) => [it.name, it.abnf]));
  for (const [select, area] of [[leftSource, left], [rightSource, right]]) {
    options(select, [...documentOptions(all), [OWN, 'your own']]);
    select.onchange = () => {
      if (sources.has(select.value)) area.value = sources.get(select.value);
      onEdit(area);
    };
    area.oninput = () => {
      select.value = OWN;
      onEdit(area);
    };
  }
}

function onEdit(area) {
  forget(comparison);
  if (area === left) {
    forget(askAnswer, answer);
    update();
  } else {
    notify();
  }
}

/** Removes answers about a grammar, rule or text that has changed. */
function forget(...elements) {
  for (const it of elements) it.replaceChildren();
}

const QUESTIONS = {
  railroad: () => askInto(answer, 'the diagram', 'railroad', about(), showRailroad),
  sample: () => askInto(answer, 'the samples', 'sample', { ...about(), seed: seed++, nearMisses: false }, showTexts),
  misses: () => askInto(answer, 'the near misses', 'sample', { ...about(), seed: seed++, nearMisses: true }, showTexts),
  ambiguities: () => askInto(answer, 'the ambiguities', 'ambiguities', about(), showAmbiguities),
  compare: () => askInto(comparison, 'the comparison', 'compare', { left: left.value, right: right.value }, showComparison),
};

const about = () => ({ abnf: left.value, rule: rule.value });

/** Asks a question, and shows the answer or the error in an element. */
async function askInto(target, purpose, question, input, show) {
  try {
    const answer = await ask(purpose, question, input);
    if (answer !== null) target.replaceChildren(...show(answer, input));
  } catch (error) {
    target.replaceChildren(note(error.message, 'bad'));
  }
}

/** Returns the state for the link, which names a known grammar, and contains the text of a grammar of the user. */
export function state() {
  const ownText = (select, area) => (select.value === OWN ? area.value : null);
  return {
    'left-source': leftSource.value, left: ownText(leftSource, left),
    'right-source': rightSource.value, right: ownText(rightSource, right),
    rule: rule.value, asked: asked.value,
  };
}

export async function restore(state) {
  if (!sources.size) listGrammars(await ask('the grammars', 'grammars'));
  for (const [name, select, area, first] of [['left', leftSource, left, 'rfc3987'], ['right', rightSource, right, 'rfc3986']]) {
    const own = state[name] !== undefined && state[`${name}-source`] === OWN;
    select.value = own ? OWN : sources.has(state[`${name}-source`]) ? state[`${name}-source`] : first;
    area.value = own ? state[name] : sources.get(select.value);
  }
  asked.value = state.asked ?? 'http://example.org/';
  update(state.rule);
}

async function update(wanted = rule.value) {
  notify();
  try {
    const { rules, findings } = (await ask('the grammar', 'mistakes', { abnf: left.value })) ?? {};
    // A later question has replaced this one.
    if (!rules) return;
    const selected = [wanted, 'IRI-reference', 'URI-reference'].find((it) => rules.includes(it)) ?? rules[0];
    options(rule, rules.map((it) => [it]), selected);
    mistakes.replaceChildren(...showMistakes(findings));
    notify();
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
    const lineStart = left.value.lastIndexOf('\n', it.start - 1) + 1;
    const line = left.value.slice(lineStart).split('\n', 1)[0];
    const from = it.start - lineStart;
    return element('li', {},
      element('span', { class: it.level === 'error' ? 'bad' : '' }, `${it.level}: `, visible(it.message), ' '),
      element('button', { type: 'button', onclick: show }, it.where),
      ' ', it.fix && element('button', { type: 'button', onclick: () => apply(it.fix) }, `Fix: ${visible(it.fix.replacement)}`),
      highlight(line, from, Math.min(line.length, from + it.end - it.start)));
  }))];
}

function apply(fix) {
  left.value = left.value.slice(0, fix.start) + fix.replacement + left.value.slice(fix.end);
  leftSource.value = OWN;
  left.focus();
  onEdit(left);
}

function showMatch(match, { rule: name, text }) {
  if (match.takes) {
    return [
      element('p', { class: 'good' }, `${name} accepts the text, with ${match.count === '1' ? 'one parse tree' : `${match.count} parse trees`}.`),
      trees(match.trees, text),
    ];
  }
  return [
    element('p', { class: 'bad' }, `${name} does not accept the text. Position ${match.start}: `, ...expected(match)),
    highlight(text, match.start, match.end),
    match.open.length ? table(['open rules', 'expected next'], match.open.map((it) => [it.rules.join(' › '), code(it.expected)])) : null,
  ].filter(Boolean);
}

function expected({ expected, mayEnd }) {
  if (!expected) return [mayEnd ? 'expected the end.' : 'no text of the rule begins like this.'];
  return [mayEnd ? 'expected the end, or: ' : 'expected: ', code(expected)];
}

function trees(all, text) {
  return element('div', { class: 'two' }, all.map((nodes, index) => tree(nodes, text, all.length > 1 ? `Tree ${index + 1}` : 'Parse tree')));
}

const showRailroad = (svg, { rule: name }) => [diagram(svg, name)];

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
  const describe = {
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
    table(['rule', 'shortest difference'], all.map((it) => [name(it), describe[it.verdict](it)])),
  ];
}
