// Finds cases whose identifier, input, rule or section contains all words of the query.
const rows = JSON.parse(document.getElementById("data").textContent);
const lower = rows.map((row) => row.join(" ").toLowerCase());
const [query, count, found] = ["query", "count", "found"].map((id) => document.getElementById(id));
const SHOWN = 200;

function show() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const at = [];
  if (words.length) {
    lower.forEach((text, n) => { if (words.every((word) => text.includes(word))) at.push(n); });
  }
  count.textContent = !words.length ? `${rows.length} cases`
    : at.length > SHOWN ? `${at.length} cases, of which the first ${SHOWN} are listed` : `${at.length} cases`;
  found.replaceChildren(...at.slice(0, SHOWN).map((n) => {
    const [id, input, rule, file] = rows[n];
    const [item, link, code] = ["li", "a", "code"].map((name) => document.createElement(name));
    link.href = `${file}#${id}`;
    code.textContent = visible(input) || "the empty text";
    link.append(code);
    item.append(link, ` ${rule}, ${id}`);
    return item;
  }));
}

// Escapes characters that are invisible or move the text around them.
function visible(text) {
  return text.replace(/[\p{C}\p{Z}\p{M}]/gu, (c) => c === " " ? c : `\\u{${c.codePointAt(0).toString(16)}}`);
}

query.value = decodeURIComponent(location.hash.slice(1));
query.addEventListener("input", show);
show();
