// The view of one text: the answer, a row for each reader, and more on request.

import { draw } from '../../crates/conformance/src/report/ways.js';
import { answer } from './answer.js';
import { ask } from './asking.js';
import * as details from './details.js';
import { code, element, highlight, note } from './element.js';
import { load } from './loading.js';
import { NO_NAME, columns, explain, fold, readByBrowser, readers, recordedReaders, untold } from './readers.js';

const byId = (id) => document.getElementById(id);
const [text, verdict, ways, recorded] = ['text', 'verdict', 'ways', 'recorded'].map(byId);
const FIRST = 'http://faß.de/';

/** Called after each change of the state. */
let notify = () => {};

export function begin(onChange) {
  notify = onChange;
  text.oninput = update;
  details.begin(replace);
}

export const state = () => ({ text: text.value });

export function restore(state) {
  text.value = state.text ?? FIRST;
  update();
}

/** Replaces the text, as typing does. */
function replace(replacement) {
  text.value = replacement;
  text.focus();
  update();
}

async function update() {
  notify();
  const typed = text.value;
  try {
    const reading = await ask('the identifier', 'read', { text: typed });
    if (reading) await show(typed, reading);
  } catch (error) {
    verdict.replaceChildren(note(error.message, 'bad'));
    ways.replaceChildren();
    recorded.replaceChildren();
  }
}

async function show(typed, reading) {
  const url = readByBrowser(typed);
  showAnswer(typed, reading, answer(typed, reading, url));
  const own = readers(typed, reading, url);
  showWays(own);
  details.show(typed, reading);
  const results = await load('recorded').catch(() => null);
  // A later text has replaced this one.
  if (text.value !== typed) return;
  const programs = results ? recordedReaders(typed, results) : [];
  if (programs.length) showWays([...own, ...programs]);
  showRecorded(results, programs);
}

function showAnswer(typed, { prepared }, { kind, sentence, start, end }) {
  const isPlaced = start !== null && start !== undefined;
  const canPrepare = prepared?.valid && prepared.text !== typed;
  verdict.replaceChildren(...[
    element('p', { class: `answer ${kind}` }, ...sentence),
    isPlaced && highlight(typed, start, end),
    canPrepare && element('p', {}, 'It could be written as ', code(prepared.text), ' ',
      element('button', { type: 'button', onclick: () => replace(prepared.text) }, 'Use this')),
  ].filter(Boolean));
}

/** Draws a row for each way, with the number and the names of its readers. */
function showWays(all) {
  const folded = fold(all);
  const members = columns(folded);
  const [reference] = folded;
  const isRead = typeof reference.it !== 'string';
  draw(ways, 'readers', members, folded.map((way) => ({
    label: names(way.readers, members),
    it: way.it,
    expected: isRead && way !== reference ? reference.it : null,
    differs: way !== reference && way.it !== NO_NAME,
    said: explain(way) ?? (way === reference ? 'as RFC 3987 divides it' : 'although RFC 3987 refuses it'),
  })));
}

/** Returns the names of readers. Those of programs are folded. */
function names(all, members) {
  const [programs, others] = [all.filter((it) => it.isProgram), all.filter((it) => !it.isProgram)];
  const number = all.length > 1 && element('span', { class: 'number' }, `${all.length} readers`);
  const list = programs.length > 0 && element('details', {},
    element('summary', {}, `${others.length ? 'and ' : ''}${count(programs.length, 'program')}: ${languages(programs)}`),
    element('ul', {}, programs.map((it) => {
      const missing = untold(it, members);
      return element('li', {}, `${it.language}: ${it.name}`, missing.length ? element('small', {}, ` does not tell ${missing.join(', ')}`) : null);
    })));
  return [number, others.length > 0 && element('b', {}, others.map((it) => it.name).join(', ')), list].filter(Boolean);
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const languages = (programs) => [...new Set(programs.map((it) => it.language))].sort().join(', ');

/** Says of which programs there is no recorded result, and lists the texts that have results. */
function showRecorded(results, found) {
  if (!results) {
    recorded.replaceChildren(note('The recorded results of programs could not be loaded.'));
    return;
  }
  const others = results.readers.filter((it) => !found.some((program) => program.name === it.name && program.language === it.language));
  const texts = Object.keys(results.texts);
  recorded.replaceChildren(
    others.length ? note(`${count(others.length, found.length ? 'other program' : 'program')} (${languages(others)}): no recorded result of this text.`) : '',
    element('details', {},
      element('summary', {}, `${count(texts.length, 'text')} with recorded results`),
      element('ul', { class: 'texts' }, texts.map((it) => element('li', {}, element('a', { href: `#identifier?${new URLSearchParams({ text: it })}` }, code(it)))))),
  );
}
