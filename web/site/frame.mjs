// The frame of the pages of the site: the head with its menu and its search.
import { dirname, relative } from 'node:path';
import { parse } from 'node-html-parser';

/** The entries of the menu. */
const MENU = [
  ['index.html', 'Identifier'],
  ['index.html#laboratory', 'Laboratory'],
  ['implementations/index.html', 'Implementations'],
  ['browsers/index.html', 'Browsers'],
  ['guide/index.html', 'Guide'],
  ['doc/iri_grammar/index.html', 'API'],
];

export const escape = (text) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** The name by which a heading is linked, as GitHub makes it. */
export const slug = (heading) => heading.trim().toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

/** The place of a page of the site, as a reference from another. */
const from = (path, to) => relative(dirname(path), to) || to;

/** The entry of the menu to which a page belongs: the one of the longest folder that the page is in. */
function currentOf(path) {
  const folder = (entry) => (entry.includes('/') ? `${entry.split('/')[0]}/` : entry);
  return MENU.map(([target]) => target).find((target) => path.startsWith(folder(target)));
}

function head(path) {
  const current = currentOf(path);
  const entries = MENU.map(([target, label]) => {
    const mark = target === current ? ' aria-current="page"' : '';
    return `<a href="${from(path, target)}"${mark}>${label}</a>`;
  });
  return `<header class="site-head"><nav aria-label="Site">${entries.join(' ')}</nav>
<form role="search" action="${from(path, 'search.html')}"><input type="search" name="q" aria-label="Search the site" placeholder="Search"></form></header>`;
}

const style = (path) => `<link rel="stylesheet" href="${from(path, 'site.css')}">`;

/** A page that another program wrote, with the head of the site. */
export const framed = (path, html) =>
  html.replace('</head>', () => `${style(path)}\n</head>`).replace(/<body[^>]*>/, (body) => `${body}\n${head(path)}`);

/** A page of the site. `title` is a text, `body` markup. */
export const page = (path, title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
${style(path)}
</head>
<body class="site-page">
${head(path)}
<main>
${body}
</main>
</body>
</html>
`;

/** What an author wrote of a page of rustdoc, without the marks that rustdoc adds to headings and examples. */
export function articleOf(html) {
  const article = parse(html, { comment: false }).querySelector('.docblock');
  for (const mark of article.querySelectorAll('a.doc-anchor, .tooltip, .example-wrap > a.test-arrow')) mark.remove();
  return article;
}
