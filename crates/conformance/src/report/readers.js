// Shows how each implementation divides an identifier of the cases. `ways.js` is before it in the page.
const { cases, readers, members } = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const missing = readers.map((reader) => new Set(reader.missing));
let at = 0;

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
  const { right, others } = ways(at);
  const names = links(right, (reader) => reader.untold[id] ?? []);
  const first = {
    label: [make("b", by), right.length ? ": " : "", ...names],
    it: expected.error ? "an error" : expected,
    said: "as the document says",
  };
  draw(element("ways"), "implementations", members, [first, ...others.map(({ it, names }) => ({
    label: links(names, () => []),
    it,
    expected: expected.error ? null : expected,
    differs: true,
    said: "not as the document says",
  }))]);
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
