// Finds the entries of the index that have all words of the query: those first whose title has them, pages before
// items of the crates, which have no text.
const query = new URLSearchParams(location.search).get('q') ?? '';
const MOST = 50;

function rank([title, , text], words) {
  const [inTitle, inText] = [title.toLowerCase(), text.toLowerCase()];
  if (!words.every((word) => inTitle.includes(word) || inText.includes(word))) return 0;
  const whole = inTitle.split(/[^\p{L}\p{N}_-]+/u);
  return (text ? 2 : 1) + words.reduce((sum, word) => sum + (whole.includes(word) ? 3 : inTitle.includes(word) ? 1 : 0), 0);
}

function show() {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return;
  const ranked = window.SEARCH_INDEX.map((entry) => ({ entry, rank: rank(entry, words) })).filter((it) => it.rank > 0);
  ranked.sort((a, b) => b.rank - a.rank || a.entry[0].length - b.entry[0].length);
  document.getElementById('count').textContent =
    ranked.length > MOST ? `${ranked.length} found, the first ${MOST} are shown` : `${ranked.length} found`;
  document.getElementById('found').append(
    ...ranked.slice(0, MOST).map(({ entry: [title, address, text] }) => {
      const item = document.createElement('li');
      const link = Object.assign(document.createElement('a'), { href: address, textContent: title });
      const extract = Object.assign(document.createElement('p'), { textContent: text });
      item.append(link, ...(text ? [extract] : []));
      return item;
    }),
  );
}

document.getElementById('query').value = query;
show();
