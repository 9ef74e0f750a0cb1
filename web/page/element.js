// Makes elements of the page. Texts are never parsed as markup.

import { visible } from '../../crates/conformance/src/report/ways.js';

export { visible };

/** Returns an element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith('on')) created[key] = value;
    // The policy of the page allows styles that scripts set, and no attributes of style.
    else if (key === 'style') created.style.cssText = value;
    else created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return created;
}

export const code = (text) => element('code', { class: 'text', dir: 'ltr' }, visible(text));

/** Returns the citation of a message, unless the message contains it. */
export function citation({ message, document, section }) {
  const cited = `${document} section ${section}`;
  return document && !message.includes(cited) ? ` (${cited})` : '';
}

/** Returns a text whose part from start to end is highlighted. */
export function highlight(text, start, end) {
  return element('div', { class: 'text', dir: 'ltr' },
    visible(text.slice(0, start)), element('mark', {}, visible(text.slice(start, end))), visible(text.slice(end)));
}

/** Returns a table. The first cell of each row is its heading. */
export function table(headings, rows) {
  return element('table', {},
    headings && element('thead', {}, element('tr', {}, headings.map((it) => element('th', { scope: 'col' }, it)))),
    element('tbody', {}, rows.map(([name, ...cells]) =>
      element('tr', {}, element('th', { scope: 'row' }, name), cells.map((cell) => element('td', {}, cell))))));
}

export const note = (text, kind = 'quiet') => element('p', { class: kind }, text);

/** Returns the nodes of a tree, each with its production and its text. */
export function tree(nodes, text, label) {
  return element('ul', { class: 'tree scroll', 'aria-label': label, tabindex: 0 }, nodes.map((node) =>
    element('li', { style: `--depth: ${node.depth}`, 'aria-level': node.depth + 1 },
      `${node.production} `, code(text.slice(node.start, node.end)))));
}

/** Returns the railroad diagram of a rule. */
export function diagram(svg, rule) {
  // The policy of the page allows only styles that scripts set, also where a text is parsed.
  const inert = svg.replace(/<(\/?)style/g, '<$1metadata').replace(' style=', ' data-style=');
  const drawn = document.importNode(new DOMParser().parseFromString(inert, 'image/svg+xml').documentElement, true);
  const css = drawn.querySelector('metadata');
  css.remove();
  adoptStyle(css.textContent);
  drawn.style.cssText = drawn.dataset.style;
  return element('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': `Railroad diagram of ${rule}` }, drawn);
}

let isAdopted = false;

/** Adds the style of diagrams, which is the same in all of them, to the page. */
function adoptStyle(css) {
  if (isAdopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isAdopted = true;
}

/** Returns the options for a list of documents. The names are shown, since two documents have the same title. */
export const documentOptions = (documents) => documents.map(({ name, title }) => [name, `${name}: ${title}`]);

/** Replaces the options of a select by pairs of value and label. */
export function options(select, entries, chosen) {
  select.replaceChildren(...entries.map(([value, label]) => element('option', { value, selected: value === chosen }, label ?? value)));
}
