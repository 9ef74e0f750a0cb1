// Shows how each implementation divides an identifier of the cases.
const { cases, readers, members } = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const missing = readers.map((reader) => new Set(reader.missing));
let at = 0;

// Escapes characters that are invisible or move the text around them.
function visible(text) {
  return text.replace(/[\p{C}\p{Z}\p{M}]/gu, (c) => c === " " ? c : `\\u{${c.codePointAt(0).toString(16)}}`);
}

function make(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

// A value as an element: a text, or words about it.
function value(it) {
  if (it === undefined) return make("i", "not told");
  if (it === null) return make("i", "none");
  return it === "" ? make("i", "empty") : make("code", visible(it));
}

const words = (it) => it === undefined ? "not told" : it === null ? "none" : it === "" ? "empty" : visible(it);

// What an implementation answered that is not as expected: an object of members, or words in place of one.
function wrong(reader, { id }) {
  const got = reader.wrong[id];
  if (!got) return null;
  const trouble = ["error", "crash", "noise"].find((name) => typeof got[name] === "string");
  if (trouble) return `${trouble}: ${got[trouble]}`;
  return got.hang ? "no answer in time" : got;
}

// The implementations that divide it as the document says, and the other ways with theirs. What the text of an
// error is makes no difference.
function ways(n) {
  const right = [], others = new Map();
  readers.forEach((reader, at) => {
    if (missing[at].has(cases[n].id)) return;
    const it = wrong(reader, cases[n]);
    if (it === null) return right.push(reader);
    const key = typeof it === "string" ? it.split(":")[0] : JSON.stringify(members.map((member) => member in it ? it[member] : 0));
    if (!others.has(key)) others.set(key, { it, names: [] });
    others.get(key).names.push(reader);
  });
  return { right, others: [...others.values()].sort((a, b) => b.names.length - a.names.length) };
}

// Links to implementations. `told` says what one leaves out.
function links(names, told) {
  return names.flatMap((reader, n) => {
    const link = make("a", reader.name);
    link.href = reader.page;
    const untold = told(reader);
    return [n ? ", " : "", link, untold.length ? make("small", ` without ${untold.join(", ")}`) : ""];
  });
}

function show(n, keep) {
  at = (n + cases.length) % cases.length;
  const { id, text, document: by, expected, page } = cases[at];
  if (!keep) element("text").value = text;
  history.replaceState(null, "", "#" + id);
  const link = make("a", id);
  link.href = `${page}#${id}`;
  element("about").replaceChildren(make("code", visible(text)), ` by ${by}, case `, link);
  const head = make("thead", make("tr", ...["implementations", ...members, "in words"].map((name) => make("th", name))));
  const body = make("tbody");
  const add = (label, it, differs) => {
    const row = make("tr", make("td", ...label));
    const said = [];
    if (typeof it === "string") {
      const cell = make("td", make("i", visible(it)));
      cell.colSpan = members.length;
      if (differs) cell.className = "differs";
      row.append(cell);
    } else {
      for (const member of members) {
        const cell = make("td", value(it[member]));
        cell.dataset.name = member;
        if (differs && member in it && it[member] !== expected[member]) {
          cell.className = "differs";
          if (!expected.error) said.push(`${member}: ${words(it[member])}, not ${words(expected[member])}`);
        }
        row.append(cell);
      }
    }
    row.append(make("td", differs ? said.join("; ") || "not as the document says" : "as the document says"));
    body.append(row);
  };
  const { right, others } = ways(at);
  const names = links(right, (reader) => reader.untold[id] ?? []);
  add([make("b", by), right.length ? ": " : "", ...names], expected.error ? "an error" : expected, false);
  for (const { it, names } of others) add(links(names, () => []), it, true);
  element("ways").replaceChildren(head, body);
}

// Finds a case by its text, or by its identifier.
const find = (text) => cases.findIndex((it) => it.text === text || it.id === text);

element("texts").append(...[...new Set(cases.map((it) => it.text))].map((text) => {
  const option = document.createElement("option");
  option.value = text;
  return option;
}));
element("text").addEventListener("input", ({ target }) => {
  const n = find(target.value);
  if (n >= 0) show(n, true);
  else element("about").textContent = "This is none of the cases.";
});
element("before").addEventListener("click", () => show(at - 1));
element("after").addEventListener("click", () => show(at + 1));
const disputed = cases.map((_, n) => n).sort((a, b) => ways(b).others.length - ways(a).others.length);
let next = 0;
element("most").addEventListener("click", () => show(disputed[next++ % disputed.length]));
if (cases.length) {
  const n = find(decodeURIComponent(location.hash.slice(1)));
  show(n >= 0 ? n : disputed[next++]);
}
