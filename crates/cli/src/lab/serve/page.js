"use strict";

const $ = (id) => document.getElementById(id);

/** An element with these attributes and contents. */
function made(name, attributes = {}, ...contents) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...contents);
  return element;
}

const button = (text, click, attributes = {}) =>
  made("button", { type: "button", click, ...attributes }, text);

/** Says something where it is not said already: what is said again is read aloud again. */
function say(id, text, kind = "") {
  const place = $(id);
  if (place.textContent !== text) place.textContent = text;
  place.className = `status ${kind}`;
}

const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Calls after a pause; a newer call takes the place of one that waits. */
function paused(milliseconds, call) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}

// Questions. One of a kind at a time: a newer one ends the older, here and in the server.

const page = crypto.randomUUID();
const asking = new Map();

/** The answer; null where a newer question took its place, or the server does not answer. */
async function ask(kind, question) {
  asking.get(kind)?.abort();
  const controller = new AbortController();
  asking.set(kind, controller);
  try {
    const response = await fetch(`ask/${kind}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ page, ...question }),
      signal: controller.signal,
    });
    if (response.status === 413) return { error: { message: "The text is too long: a question has 1 MiB at most." } };
    const answer = await response.json();
    if (controller.signal.aborted || answer.error?.kind === "superseded") return null;
    $("trouble").hidden = true;
    return answer;
  } catch (error) {
    if (error.name === "AbortError") return null;
    $("trouble").textContent = "The server does not answer. What stands here stays in the address of the page.";
    $("trouble").hidden = false;
    return null;
  }
}

// Editors: text areas, with marks below their text.

class Editor {
  constructor(id) {
    this.area = $(id);
    this.backdrop = this.area.previousElementSibling;
    this.marks = [];
    this.area.addEventListener("scroll", () => this.follow());
    this.area.addEventListener("input", () => this.mark([]));
  }

  get value() {
    return this.area.value.toWellFormed();
  }

  set value(text) {
    this.area.value = text;
    this.mark([]);
  }

  follow() {
    this.backdrop.scrollTop = this.area.scrollTop;
  }

  /** Marks these places, {from, to, kind}; where two overlap, the first has it. */
  mark(marks) {
    this.marks = marks;
    const text = this.area.value;
    const parts = [];
    let at = 0;
    for (let { from, to, kind } of [...marks].sort((a, b) => a.from - b.from)) {
      // What is missing is marked at the character before it.
      if (from >= to) [from, to] = from < text.length ? [from, from + 1] : [text.length - 1, text.length];
      from = Math.max(from, at);
      if (from >= to) continue;
      parts.push(text.slice(at, from), made("mark", { class: kind }, text.slice(from, to)));
      at = to;
    }
    // A line break at the end has a line after it.
    this.backdrop.replaceChildren(...parts, text.slice(at), "\u200b");
    this.follow();
  }

  /** Brings the cursor to a place. */
  go(from, to = from) {
    this.area.focus();
    this.area.setSelectionRange(from, to);
    const mark = this.backdrop.querySelector("mark");
    if (mark) this.area.scrollTop = mark.offsetTop - this.area.clientHeight / 2;
  }
}

const grammar = new Editor("grammar");
const text = new Editor("text");
const other = new Editor("other");
const corpus = new Editor("corpus");

const written = () => ({ text: grammar.value, notation: $("notation").value });
const writtenOther = () => ({ text: other.value, notation: $("other-notation").value });

// What the server said last.

let rules = [];
let tree = [];
let shownRule = null;
let seed = 0;

/** Characters that are not seen, escaped. */
const visible = (string) =>
  string.replace(/[^\P{C}]|[\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (c) => `\\u{${c.codePointAt(0).toString(16)}}`);

function quoted(string) {
  const characters = [...string];
  const short = characters.length > 60 ? [...characters.slice(0, 40), " … ", ...characters.slice(-15)] : characters;
  return `"${visible(short.join(""))}"`;
}

// The grammar.

async function askGrammar() {
  const question = { grammar: written() };
  askLint(question);
  const answer = await ask("grammar", question);
  if (!answer) return;
  const wrong = answer.error || !answer.rules;
  for (const part of ["text-part", "rule-part", "samples-part", "difference-part"]) {
    $(part).classList.toggle("stale", Boolean(wrong));
  }
  // What is wrong is told at once; what is doubtful takes longer to find.
  const linted = grammar.linted === JSON.stringify(question);
  if (!linted || (wrong && !grammar.lintedWrong)) showMistakes(answer.error ? [] : answer.mistakes, answer.error?.message);
  if (wrong) return;
  rules = answer.rules;
  const names = rules.map((rule) => rule.name);
  const chosen = $("rule").dataset.wanted || $("rule").value;
  const rule = names.includes(chosen) ? chosen : answer.first;
  $("rule").dataset.wanted = "";
  $("rule").replaceChildren(...names.map((name) => made("option", { value: name }, name)));
  $("rule").value = rule ?? "";
  askAll();
}

async function askLint(question) {
  const answer = await ask("lint", question);
  const { text: asked, notation } = question.grammar;
  if (!answer?.mistakes || asked !== grammar.value || notation !== $("notation").value) return;
  const errors = answer.mistakes.some((mistake) => mistake.severity === "error");
  // Where the reader of all mistakes finds none, that of the first one has the word.
  if (!errors && grammar.area.getAttribute("aria-invalid") === "true") return;
  grammar.linted = JSON.stringify(question);
  grammar.lintedWrong = errors;
  showMistakes(answer.mistakes);
}

function showMistakes(mistakes, trouble) {
  const errors = mistakes.filter((mistake) => mistake.severity === "error");
  const remarks = mistakes.length - errors.length;
  const also = remarks ? `; ${counted(remarks, "remark")}` : "";
  if (trouble) say("grammar-status", trouble, "bad");
  else if (errors.length) say("grammar-status", `${counted(errors.length, "mistake")}${also}; line ${errors[0].line}: ${errors[0].message}`, "bad");
  else say("grammar-status", `No mistake${also}`, remarks ? "warn" : "good");
  grammar.area.setAttribute("aria-invalid", String(errors.length > 0));
  const marked = mistakes.filter((mistake) => mistake.severity !== "note");
  grammar.mark(marked.map(({ place: [from, to], severity }) => ({ from, to, kind: severity })));
  // The grave ones first, which are what is to be mended.
  const others = mistakes.filter((mistake) => mistake.severity !== "error");
  $("mistakes").replaceChildren(...[...errors, ...others].map(mistakeItem));
}

/** A mistake, which leads to its place, with its remedy where there is one. */
function mistakeItem({ line, column, severity, message, place, fix }) {
  const go = button("", () => grammar.go(...place), { class: severity });
  go.append(made("span", { class: "where" }, `${line}:${column} ${severity} `), message);
  const item = made("li", {}, go);
  if (fix) {
    const name = fix.text ? `Write ${quoted(fix.text)}` : "Leave out";
    item.append(button(name, () => {
      grammar.area.setRangeText(fix.text, ...fix.place, "end");
      grammar.area.focus();
      grammarChanged();
    }));
  }
  return item;
}

/** Whether a part waits for a grammar that can be read, whose mistakes stand there: it stays as
    it was, greyed. */
function waits(part, answer) {
  if (answer.error?.kind !== "grammar") return false;
  $(part).classList.add("stale");
  return true;
}

function askAll() {
  askText();
  const kept = rules.some((rule) => rule.name === shownRule) ? shownRule : $("rule").value;
  const rule = (document.activeElement === grammar.area && ruleAtCursor()) || kept;
  shownRule = null;
  showRule(rule, [rule]);
  askSamples();
  askDifference();
}

/** The rule of the grammar that the cursor is in. */
function ruleAtCursor() {
  const cursor = grammar.area.selectionStart;
  return rules.find(({ place }) => place && place[0] <= cursor && cursor <= place[1])?.name;
}

// The text.

async function askText() {
  const value = text.value;
  const cursor = text.area.selectionStart;
  const rule = $("rule").value;
  if (!rule) return;
  const answer = await ask("text", { grammar: written(), rule, text: value, cursor });
  if (!answer || value !== text.value || waits("text-part", answer)) return;
  if (answer.error) {
    say("text-status", answer.error.message, "bad");
    $("follow").replaceChildren();
    showTree([], 0);
    return text.mark([]);
  }
  $("text-part").classList.remove("stale");
  const { valid, wrong, follow } = answer;
  if (valid) {
    const ways = answer.trees && answer.trees !== "1" ? `, in ${answer.trees} ways` : "";
    say("text-status", `${rule} takes the text${ways}`, "good");
  } else {
    const what = wrong?.found ? `${wrong.found} cannot follow` : "it cannot end";
    const where = wrong ? `: at column ${wrong.column} ${what}` : "";
    say("text-status", `${rule} does not take the text${where}`, "bad");
  }
  text.area.setAttribute("aria-invalid", String(!valid));
  showFollow(follow, cursor, answer.none);
  showTree(answer.tree?.nodes ?? [], answer.tree?.more ?? 0, valid);
  text.wrong = wrong ? [{ from: wrong.place[0], to: wrong.place[1], kind: "wrong" }] : [];
  text.mark(text.wrong);
  if (document.activeElement === text.area) underCursor(cursor, follow);
}

function showFollow(follow, cursor, none) {
  if (!follow) return $("follow").replaceChildren(made("p", { class: "warn" }, none));
  const { column, place, expected, may_end: mayEnd, open } = follow;
  const where = place < cursor ? `Up to column ${column} the text can be completed. There may follow: ` : "At the cursor may follow: ";
  const path = ({ rules: names }) => (names.length > 5 ? ["…", ...names.slice(-5)] : names).join(" › ");
  const what = expected.empty ? [mayEnd ? "the end" : "nothing"] : [mayEnd ? "the end, or " : "", set(expected.shown)];
  const only = open.length === 1 ? [made("span", { class: "quiet" }, ` in ${path(open[0])}`)] : [];
  const lines = open.map((each) => made("li", {}, set(each.expected.shown), made("span", { class: "quiet" }, ` in ${path(each)}`)));
  $("follow").replaceChildren(made("p", {}, where, ...what, ...only));
  if (lines.length > 1) $("follow").append(made("ul", {}, ...lines));
}

/** How many ranges of a set are shown at first. */
const RANGES = 8;

function set(shown) {
  const ranges = shown.split(" ");
  if (ranges.length <= RANGES + 1) return made("code", {}, shown);
  const rest = ranges.slice(RANGES);
  const all = made("details", { class: "set" }, made("summary", {}, made("code", {}, ranges.slice(0, RANGES).join(" ")), ` and ${rest.length} more ranges`));
  all.append(made("code", {}, rest.join(" ")));
  return all;
}

/** The innermost node with more than one character at the cursor, as the rule that is shown. */
function underCursor(cursor, follow) {
  const path = [];
  for (const [depth, rule, from, to] of tree) {
    const holds = from <= cursor && (cursor < to || (cursor === to && cursor === text.area.value.length));
    if (holds && depth === path.length) path.push({ rule, from, to });
  }
  if (path.length === 0) {
    const names = follow?.open[0]?.rules ?? [];
    if (names.length) showRule(names.at(-1), names);
    return;
  }
  const long = path.findLastIndex(({ from, to }) => to - from > 1);
  const at = long < 0 ? path.length - 1 : long;
  const names = path.map((node) => node.rule);
  selectNode(tree.findIndex(([depth, rule, from, to]) => depth === at && rule === path[at].rule && from === path[at].from && to === path[at].to));
  showRule(names[at], names);
}

// The tree: one place to stop at for the keyboard, with arrows within.

function showTree(nodes, more, valid) {
  tree = nodes;
  const open = [made("ul", { role: "none" })];
  nodes.forEach(([depth, rule, from, to], index) => {
    const string = text.area.value.slice(from, to);
    const row = made("div", { class: "tree-row" }, made("span", {}, rule), made("span", { class: "text" }, quoted(string)));
    const item = made(
      "li",
      { role: "treeitem", tabindex: index === 0 ? 0 : -1, "data-index": index, "aria-level": depth + 1, "aria-selected": "false", "aria-label": `${rule} ${quoted(string)}` },
      row,
    );
    if (nodes[index + 1]?.[0] > depth) {
      // Of one character it is known what it is.
      item.setAttribute("aria-expanded", String([...string].length > 1 || depth === 0));
      open[depth + 1] = made("ul", { role: "group" });
      item.append(open[depth + 1]);
    }
    open[depth].append(item);
  });
  $("tree").replaceChildren(...(nodes.length ? [open[0]] : []));
  const none = valid ? "The rule leaves no node." : "There is no tree: the rule does not take the text.";
  $("tree-none").textContent = more ? `${counted(more, "more node")} not shown` : nodes.length ? "" : none;
}

const items = () => [...$("tree").querySelectorAll("[role=treeitem]")];

function selectNode(index) {
  for (const item of items()) {
    const selected = Number(item.dataset.index) === index;
    if ((item.getAttribute("aria-selected") === "true") !== selected) item.setAttribute("aria-selected", String(selected));
  }
  const item = $("tree").querySelector(`[data-index="${index}"]`);
  if (!item) return;
  for (let outer = item.parentElement.closest("[aria-expanded]"); outer; outer = outer.parentElement.closest("[aria-expanded]")) {
    outer.setAttribute("aria-expanded", "true");
  }
  const row = item.firstElementChild;
  const box = $("tree").getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) $("tree").scrollTop += place.top - box.top - box.height / 3;
  const [, , from, to] = tree[index];
  text.mark([...(text.wrong ?? []), { from, to, kind: "here" }]);
}

/** Brings the keyboard to a node. */
function goToNode(item) {
  if (!item) return;
  for (const each of items()) each.tabIndex = each === item ? 0 : -1;
  item.focus();
  chooseNode(item);
}

function chooseNode(item) {
  const index = Number(item.dataset.index);
  selectNode(index);
  const path = [];
  for (let outer = item; outer; outer = outer.parentElement.closest("[role=treeitem]")) path.unshift(tree[Number(outer.dataset.index)][1]);
  showRule(path.at(-1), path);
}

$("tree").addEventListener("keydown", (event) => {
  const item = event.target.closest("[role=treeitem]");
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
  const seen = items().filter((it) => !it.parentElement.closest('[aria-expanded="false"]'));
  const at = seen.indexOf(item);
  const expanded = item.getAttribute("aria-expanded");
  const moves = {
    ArrowDown: () => goToNode(seen[at + 1]),
    ArrowUp: () => goToNode(seen[at - 1]),
    Home: () => goToNode(seen[0]),
    End: () => goToNode(seen.at(-1)),
    ArrowRight: () => (expanded === "false" ? item.setAttribute("aria-expanded", "true") : expanded && goToNode(seen[at + 1])),
    ArrowLeft: () => (expanded === "true" ? item.setAttribute("aria-expanded", "false") : goToNode(item.parentElement.closest("[role=treeitem]"))),
    Enter: () => text.go(...tree[Number(item.dataset.index)].slice(2)),
    " ": () => chooseNode(item),
  };
  if (!moves[event.key]) return;
  event.preventDefault();
  moves[event.key]();
});

$("tree").addEventListener("click", (event) => {
  const item = event.target.closest("[role=treeitem]");
  if (!item) return;
  const expanded = item.getAttribute("aria-expanded");
  if (expanded && event.offsetX < 20 && event.target.classList.contains("tree-row")) item.setAttribute("aria-expanded", String(expanded !== "true"));
  goToNode(item);
});

// The rule.

async function showRule(rule, path) {
  if (!rule) return;
  const around = path.length > 1 ? path : [];
  $("path").replaceChildren(
    ...around.map((name) =>
      made("li", {}, button(name, () => showRule(name, path), name === rule ? { "aria-current": "true" } : {})),
    ),
  );
  if (shownRule === rule) return;
  shownRule = rule;
  $("rule-name").textContent = rule;
  const answer = await ask("rule", { grammar: written(), rule });
  if (!answer) return;
  if (waits("rule-part", answer)) return (shownRule = null);
  if (answer.error) {
    $("definition").textContent = "";
    $("diagram").replaceChildren();
    return $("facts").replaceChildren(made("p", { class: "bad" }, answer.error.message));
  }
  $("rule-part").classList.remove("stale");
  $("definition").textContent = answer.definition;
  showDiagram(answer.diagram);
  const facts = [];
  if (answer.states !== null) facts.push(made("p", {}, `Its minimal automaton has ${counted(answer.states, "state")}.`));
  if (answer.none) facts.push(made("p", { class: "warn" }, answer.none));
  if (answer.shortest) facts.push(made("p", {}, "A shortest string: ", tryIt(answer.shortest)));
  const link = (name) => button(name, () => showRule(name, [name]));
  if (answer.uses.length) facts.push(made("p", {}, "Uses ", ...answer.uses.map(link)));
  if (answer.users.length) facts.push(made("p", {}, "Used by ", ...answer.users.map(link)));
  $("facts").replaceChildren(...facts);
}

/** A picture brings styles within, which the page may not have; a style sheet it may. */
function showDiagram(picture) {
  const styles = [];
  const bare = picture
    .replace(/<style[^>]*>([^]*?)<\/style>/g, (_, style) => (styles.push(style.replace(/<!\[CDATA\[|\]\]>/g, "")), ""))
    .replace(/(<svg[^>]*?) style="([^"]*)"/, "$1 data-style=\"$2\"");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join("\n"));
  document.adoptedStyleSheets = [sheet];
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  const svg = document.adoptNode(parsed);
  svg.style.cssText = svg.dataset.style ?? "";
  $("diagram").replaceChildren(svg);
}

$("diagram").addEventListener("click", (event) => {
  const name = event.target.closest(".nonterminal")?.textContent.trim();
  if (rules.some((rule) => rule.name === name)) showRule(name, [name]);
});

/** A string that can be tried as the text. */
function tryIt({ text: string, shown }) {
  return button(shown, () => {
    text.value = string;
    textChanged();
  }, { title: "Put it into the text" });
}

// Samples.

async function askSamples() {
  const rule = $("rule").value;
  if (!rule) return;
  $("samples-name").textContent = rule;
  const answer = await ask("samples", { grammar: written(), rule, seed });
  if (!answer || waits("samples-part", answer)) return;
  if (answer.error) say("samples-status", answer.error.message, "bad");
  else say("samples-status", answer.samples.length ? "" : "There is no such string.");
  $("samples-part").classList.remove("stale");
  for (const [id, strings] of [["accepted", answer.samples], ["missed", answer.near_misses]]) {
    $(id).replaceChildren(...(strings ?? []).map((string) => made("li", { "data-text": string.text }, tryIt(string))));
  }
}

// The difference.

async function askDifference() {
  $("corpus-rule").textContent = $("rule").value;
  if (!other.value.trim()) {
    say("difference-status", "Write the old grammar, or begin with one: the grammar above is compared with it.");
    $("difference").replaceChildren();
    return $("effect").replaceChildren();
  }
  const question = { grammar: written(), other: writtenOther(), rule: $("rule").value, corpus: corpus.value };
  const answer = await ask("difference", question);
  if (!answer) return;
  if (answer.error) {
    say("difference-status", answer.error.message, "bad");
    $("difference-part").classList.add("stale");
    const place = answer.error.place;
    return other.mark(place ? [{ from: place[0], to: place[1], kind: "error" }] : []);
  }
  $("difference-part").classList.remove("stale");
  const count = answer.changed.length;
  const same = `${answer.equal} of ${counted(answer.rules, "rule")} equal`;
  say("difference-status", count ? same : `The grammars are equal: ${same}`, count ? "warn" : "good");
  $("difference").replaceChildren(...(count ? [changes(answer.changed)] : []));
  $("effect").replaceChildren(...(answer.corpus ? effect(answer.corpus) : []));
}

function table(head, rows) {
  const header = made("tr", {}, ...head.map((name) => made("th", { scope: "col" }, name)));
  return made("table", {}, made("thead", {}, header), made("tbody", {}, ...rows));
}

function changes(changed) {
  const rows = changed.map((rule) => {
    const renamed = rule.old && rule.new && rule.old !== rule.new ? `${rule.old}, now ${rule.new}` : (rule.new ?? rule.old);
    const name = rules.some((it) => it.name === rule.new) ? button(renamed, () => showRule(rule.new, [rule.new])) : made("code", {}, renamed);
    const why = rule.undecided ?? (rule.up_to ? `compared up to ${counted(rule.up_to, "character")}` : null) ?? (!rule.is_cause && rule.follows.length ? `follows ${rule.follows.join(", ")}` : "");
    const cell = (witness, characters, whole) => {
      const contents = [witness ? tryIt(witness) : whole ? "the whole rule" : rule.undecided ? "not known" : "nothing"];
      if (characters) contents.push(made("div", { class: "quiet" }, characters));
      return made("td", {}, ...contents);
    };
    return made(
      "tr",
      {},
      made("td", {}, name, ...(why ? [made("div", { class: "quiet" }, why)] : [])),
      cell(rule.gained, rule.characters_gained, rule.change === "added"),
      cell(rule.lost, rule.characters_lost, rule.change === "removed"),
    );
  });
  return table(["Rule", "Only in the new", "Only in the old"], rows);
}

function effect({ old, new: name, lines, both, neither, gained, lost, gained_examples: more, lost_examples: less }) {
  const row = (what, count, examples = []) =>
    made("tr", {}, made("th", { scope: "row" }, what), made("td", { class: "count" }, String(count)), made("td", {}, ...examples.map(tryIt)));
  const title = `Effect on the corpus, ${old === name ? name : `${old} and ${name}`}`;
  return [
    made("h3", {}, title),
    made("table", {}, made("tbody", {}, row("Lines", lines), row("In both", both), row("In neither", neither), row("Only in the new", gained, more), row("Only in the old", lost, less))),
  ];
}

// The link: all that is written here, compressed, in the fragment of the address.

const LONGEST_LINK = 100_000;
const LONGEST_STATE = 4_000_000;
const builtIn = new Map();
let names = [];
let written_link = "";

async function builtInText(name) {
  if (!names.includes(name)) return null;
  if (!builtIn.has(name)) builtIn.set(name, await (await fetch(`grammars/${name}.abnf`)).text());
  return builtIn.get(name);
}

/** A grammar as it stands in the link: one that is built in by its name. */
function named(string) {
  for (const [name, whole] of builtIn) if (whole === string) return { name };
  return string;
}

const state = () => ({
  g: named(grammar.value),
  n: $("notation").value,
  r: $("rule").value || $("rule").dataset.wanted,
  t: text.value,
  o: named(other.value),
  m: $("other-notation").value,
  c: corpus.value,
  s: seed,
});

function toBase64(octets) {
  const characters = Array.from(octets, (octet) => String.fromCharCode(octet));
  return btoa(characters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromBase64(string) {
  return Uint8Array.from(atob(string.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
}

async function packed(value) {
  const octets = new TextEncoder().encode(JSON.stringify(value));
  if (!("CompressionStream" in window)) return `0${toBase64(octets)}`;
  const stream = new Blob([octets]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `1${toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

async function unpacked(string) {
  const octets = fromBase64(string.slice(1));
  if (string[0] === "0") return JSON.parse(new TextDecoder().decode(octets));
  const stream = new Blob([octets]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const decoder = new TextDecoder();
  let json = "";
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(json + decoder.decode());
    json += decoder.decode(value, { stream: true });
    if (json.length > LONGEST_STATE) throw new Error("too long");
  }
}

async function writeLink() {
  const link = await packed(state());
  if (link.length > LONGEST_LINK) return say("copied", "Too long for a link");
  written_link = `#${link}`;
  history.replaceState(null, "", written_link);
}

async function readLink() {
  if (location.hash.length < 2 || location.hash === written_link) return false;
  try {
    const found = await unpacked(location.hash.slice(1));
    const string = (value) => (typeof value === "string" ? value : "");
    const whole = async (value) => (typeof value === "object" && value ? ((await builtInText(value.name)) ?? "") : string(value));
    grammar.value = await whole(found.g);
    other.value = await whole(found.o);
    $("begin").value = found.g?.name ?? "";
    $("other-begin").value = found.o?.name ?? "";
    text.value = string(found.t);
    corpus.value = string(found.c);
    for (const [id, notation] of [["notation", found.n], ["other-notation", found.m]]) {
      if ([...$(id).options].some((option) => option.value === notation)) $(id).value = notation;
    }
    $("rule").dataset.wanted = string(found.r);
    seed = Number.isSafeInteger(found.s) && found.s >= 0 ? found.s : 0;
    return true;
  } catch {
    $("trouble").textContent = "The link cannot be read: it is not whole.";
    $("trouble").hidden = false;
    return false;
  }
}

// What is typed and chosen.

const linkChanged = paused(400, writeLink);
const grammarLater = paused(150, askGrammar);
const textLater = paused(60, askText);
const differenceLater = paused(300, askDifference);

function grammarChanged() {
  grammarLater();
  linkChanged();
}

function textChanged() {
  textLater();
  linkChanged();
}

grammar.area.addEventListener("input", () => {
  $("begin").value = "";
  grammarChanged();
});
other.area.addEventListener("input", () => ($("other-begin").value = ""));
$("notation").addEventListener("change", grammarChanged);
text.area.addEventListener("input", textChanged);
for (const area of [other.area, corpus.area]) {
  area.addEventListener("input", () => {
    differenceLater();
    linkChanged();
  });
}
$("other-notation").addEventListener("change", () => {
  askDifference();
  linkChanged();
});
$("rule").addEventListener("change", () => {
  shownRule = null;
  askAll();
  linkChanged();
});
for (const [choice, editor, notation, changed] of [
  ["begin", grammar, "notation", grammarChanged],
  ["other-begin", other, "other-notation", () => (differenceLater(), linkChanged())],
]) {
  $(choice).addEventListener("change", async () => {
    const whole = await builtInText($(choice).value);
    if (whole === null) return;
    editor.value = whole;
    $(notation).value = "abnf";
    changed();
  });
}
$("more-samples").addEventListener("click", () => {
  seed += 1;
  askSamples();
  linkChanged();
});
$("keep-samples").addEventListener("click", () => {
  const strings = [...document.querySelectorAll("#accepted li, #missed li")].map((item) => item.dataset.text);
  const lines = strings.filter((string) => !/[\r\n]/.test(string));
  const before = corpus.value && !corpus.value.endsWith("\n") ? `${corpus.value}\n` : corpus.value;
  corpus.value = `${before}${lines.join("\n")}\n`;
  say("samples-status", `${counted(lines.length, "line")} added to the corpus`);
  differenceLater();
  linkChanged();
});
$("copy").addEventListener("click", async () => {
  await writeLink();
  try {
    await navigator.clipboard.writeText(location.href);
    say("copied", "Copied");
  } catch {
    say("copied", "It is the address of the page");
  }
});
for (const to of document.querySelectorAll("[data-to]")) {
  to.addEventListener("click", () => {
    $(to.dataset.to).focus();
    $(to.dataset.to).scrollIntoView({ block: "nearest" });
  });
}

// The cursor: the rule that stands there, and what may follow.

let cursors = "";
document.addEventListener("selectionchange", () => {
  const area = document.activeElement;
  const at = `${area?.id} ${area?.selectionStart}`;
  if (at === cursors) return;
  cursors = at;
  if (area === text.area) textLater();
  if (area === grammar.area) {
    const rule = ruleAtCursor();
    if (rule) showRule(rule, [rule]);
  }
});

addEventListener("hashchange", async () => {
  if (await readLink()) askGrammar();
});

(async () => {
  const { begin, grammars } = await (await fetch("begin")).json();
  names = grammars.map((it) => it.name);
  for (const id of ["begin", "other-begin"]) {
    $(id).append(...grammars.map((it) => made("option", { value: it.name, title: it.title }, it.name)));
  }
  if (!(await readLink())) {
    grammar.value = begin.text;
    $("notation").value = begin.notation;
    if (names.includes(begin.name)) {
      builtIn.set(begin.name, begin.text);
      $("begin").value = begin.name;
      text.value = "http://r\u00e9sum\u00e9.example.org/a?b#c";
    }
  }
  await askGrammar();
})();
