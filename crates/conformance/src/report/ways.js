// Draws a table of the ways in which readers divide an identifier. The report of implementations has it, and
// the page of web/.

/** Escapes characters that are invisible or move the text around them, and marks that are on no letter. */
export function visible(text) {
  const escape = (c) => c === " " ? c : `\\u{${c.codePointAt(0).toString(16)}}`;
  return text.replace(/[\p{C}\p{Z}]|(?<![\p{L}\p{M}])\p{M}/gu, escape);
}

export function make(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Returns a component as an element: a text, or words about it. */
function value(it) {
  if (typeof it !== "string" || it === "") return make("i", words(it));
  return make("code", visible(it));
}

/** Returns a component in words. */
function words(it) {
  return it === undefined ? "not told" : it === null ? "none" : it === "" ? "empty" : visible(it);
}

/** Returns the components that a way has and that are not the expected ones. */
export function differing(it, expected, members) {
  if (typeof it === "string" || !expected) return [];
  return members.filter((member) => member in it && it[member] !== expected[member]);
}

/**
 * Returns the row of a way: who divides it so (nodes), the components that they give or words in place of
 * them, the expected components if there are any, and whether the way differs from what is expected. The last
 * cell says how; `said` is in it if no component differs.
 */
function row({ label, it, expected, differs, said }, members) {
  const made = make("tr", make("td", ...label));
  const other = differing(it, expected, members);
  if (typeof it === "string") {
    const cell = make("td", make("i", visible(it)));
    cell.colSpan = members.length;
    if (differs) cell.className = "differs";
    made.append(cell);
  } else {
    for (const member of members) {
      const cell = make("td", value(it[member]));
      cell.dataset.name = member;
      if (expected ? other.includes(member) : differs && member in it) cell.className = "differs";
      else if (it[member] === null) cell.className = "none";
      made.append(cell);
    }
  }
  const all = other.map((member) => `${member}: ${words(it[member])}, not ${words(expected[member])}`);
  made.append(make("td", all.join("; ") || said));
  return made;
}

/** Draws the ways into a table. The first column has the heading `readers`. */
export function draw(table, readers, members, ways) {
  const head = make("thead", make("tr", ...[readers, ...members, "in words"].map((name) => make("th", name))));
  table.replaceChildren(head, make("tbody", ...ways.map((way) => row(way, members))));
}
