// The view of one text: its tree, components, error, mappings, normalized forms and findings.

import { ask } from './asking.js';
import { code, documentOptions, element, highlight, note, options, part, table, tree, visible } from './element.js';

const byId = (id) => document.getElementById(id);
const [text, documents, production, profile] = ['text', 'document', 'production', 'profile'].map(byId);
const [verdict, parts] = ['verdict', 'parts'].map(byId);

/** Returns the citation of a message, unless the message contains it. */
function citation({ message, document, section }) {
  const cited = `${document} section ${section}`;
  return document && !message.includes(cited) ? ` (${cited})` : '';
}

/** Returns the element of a result or its error. */
const result = ({ value, error }) => (error ? element('span', { class: 'bad' }, visible(error.message)) : code(value));

let all = [];
/** Called after each change of the state. */
let notify = () => {};

export function begin(known, onChange) {
  all = known.documents;
  notify = onChange;
  options(documents, documentOptions(all));
  options(profile, known.lintProfiles.map((name) => [name]));
  documents.onchange = () => {
    showProductions();
    update();
  };
  for (const control of [production, profile]) control.onchange = update;
  text.oninput = update;
}

/** Shows the productions of the selected document, and selects one by its name if it is there. */
function showProductions(name) {
  const { productions, reference } = all.find((it) => it.name === documents.value);
  options(production, productions.map((it) => [it]), productions.includes(name) ? name : reference);
}

export const state = () => ({ text: text.value, document: documents.value, production: production.value, profile: profile.value });

export function restore(state) {
  text.value = state.text ?? 'http://résumé.example.org/a/../b?q=é#f';
  documents.value = all.some((it) => it.name === state.document) ? state.document : 'rfc3987';
  showProductions(state.production);
  if ([...profile.options].some((it) => it.value === state.profile)) profile.value = state.profile;
  else profile.value = 'rfc3987';
  update();
}

async function update() {
  notify();
  const input = { text: text.value, grammar: documents.value, production: production.value, profile: profile.value };
  try {
    const answer = await ask('the identifier', 'text', input);
    if (answer) show(input, answer);
  } catch (error) {
    verdict.replaceChildren(note(error.message, 'bad'));
    parts.replaceChildren();
  }
}

function show(input, answer) {
  showVerdict(input, answer);
  parts.replaceChildren(...[
    answer.components && part('Components', table(null, components(answer))),
    answer.tree.value && part('Tree', tree(answer.tree.value, input.text, 'Parse tree')),
    answer.mappings && part('As a URI (RFC 3987 section 3.1)', table(['host', 'URI'], answer.mappings.uri.map((it) => [it.name, result(it)]))),
    answer.mappings && part('As an IRI (RFC 3987 section 3.2)', table(['host', 'IRI'], answer.mappings.iri.map((it) => [it.name, result(it)]))),
    answer.rungs && part('Comparison ladder (RFC 3987 section 5.3)', table(['rung', 'normalized'], answer.rungs.map((it) => [it.name, result(it)]))),
    answer.hosts && part('Host name', table(['profile', 'ASCII', 'Unicode'], answer.hosts.map((it) => [it.name, result(it.ascii), result(it.unicode)]))),
    answer.bidi && part('Right to left (RFC 3987 section 4)', ...bidi(answer.bidi)),
    answer.findings && part('Findings', ...findings(input, answer.findings)),
    part('Prepared, as typed by a user', ...prepared(answer.prepared)),
  ].filter(Boolean));
}

function showVerdict({ text, production }, { tree: { error }, rule }) {
  if (!error) {
    verdict.replaceChildren(element('p', { class: 'good' }, `Valid ${production}.`));
    return;
  }
  verdict.replaceChildren(...[
    element('p', { class: 'bad' }, error.start === null || error.start === undefined ? '' : `Position ${error.start}: `, visible(error.message)),
    error.start !== null && error.start !== undefined && highlight(text, error.start, error.end),
    rule && element('pre', { class: 'text' }, rule.abnf),
  ].filter(Boolean));
}

function components({ components, hostForm }) {
  const rows = Object.entries(components).map(([name, value]) => [name, value === null ? element('span', { class: 'quiet' }, 'absent') : code(value)]);
  if (hostForm) rows.push(['host form', hostForm]);
  return rows;
}

function bidi({ value, error }) {
  if (error) return [note(error.message, 'bad')];
  return [
    table(null, [
      ['displayed', element('span', { class: 'text visual' }, value.visual)],
      ['read aloud', code(value.aloud)],
      ['marks needed', value.marks],
    ]),
    ...value.violations.map((it) => note(`${it.message}${citation(it)}`, 'bad')),
  ];
}

function findings({ text: original }, { value, error }) {
  if (error) return [note(error.message, 'bad')];
  if (!value.length) return [note('None.')];
  return value.map((it) => element('div', {},
    element('p', { class: it.severity === 'error' ? 'bad' : '' }, `${it.severity}: ${it.message} [${it.code}]${citation(it)}`),
    highlight(original, it.start, it.end),
    it.fix && element('button', { type: 'button', onclick: () => apply(it.fix) },
      `${it.fix.safe ? 'Fix' : 'Change'}: ${visible(original.slice(0, it.fix.start) + it.fix.replacement + original.slice(it.fix.end))}`)));
}

function apply(fix) {
  text.value = text.value.slice(0, fix.start) + fix.replacement + text.value.slice(fix.end);
  text.focus();
  update();
}

function prepared(it) {
  return [
    element('p', {}, code(it.text), it.valid ? '' : ' (not an IRI reference)'),
    element('ul', {}, it.notes.map((one) => element('li', {}, `${one.message}${citation(one)}`))),
  ];
}
