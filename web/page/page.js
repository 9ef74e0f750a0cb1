// The page: two views, and a link that holds the state of the visible one.

import * as identifier from './identifier.js';
import * as laboratory from './laboratory.js';

const byId = (id) => document.getElementById(id);
const VIEWS = { identifier, laboratory };
let view = null;
/** The view that is being restored from the link. */
let restored = null;
/** The views that were visible before. */
const visited = new Set();

/** Returns the view and its state from the fragment of the page's address: `#identifier?text=...`. */
function read() {
  const [name, query = ''] = location.hash.slice(1).split(/\?(.*)/s);
  return [Object.hasOwn(VIEWS, name) ? name : 'identifier', Object.fromEntries(new URLSearchParams(query))];
}

function link() {
  const entries = Object.entries(VIEWS[view].state()).filter(([, value]) => value !== null);
  return `#${view}?${new URLSearchParams(entries)}`;
}

/** Writes the state of the visible view to the address. */
function write() {
  if (view && restored !== view) history.replaceState(null, '', link());
}

async function show() {
  const [name, state] = read();
  view = name;
  for (const it of Object.keys(VIEWS)) {
    byId(it).hidden = it !== name;
    const to = byId(`to-${it}`);
    if (it === name) to.setAttribute('aria-current', 'page');
    else to.removeAttribute('aria-current');
  }
  // A view keeps its state while the other one is visible.
  if (visited.has(name) && !Object.keys(state).length) {
    write();
    return;
  }
  visited.add(name);
  restored = name;
  try {
    await VIEWS[name].restore(state);
  } catch (error) {
    byId('status').textContent = error.message;
    visited.delete(name);
  }
  restored = null;
}

byId('copy').onclick = async () => {
  write();
  try {
    await navigator.clipboard.writeText(location.href);
    byId('status').textContent = 'Link copied.';
  } catch {
    byId('status').textContent = 'The browser does not allow copying. The address of the page is the link.';
  }
};

for (const it of Object.values(VIEWS)) it.begin(write);
addEventListener('hashchange', show);
show();
