// Builds the site into dist/site/: the page, the reports on implementations and on browsers, the guide and the
// documentation of the crates, with one head and one search. Needs cargo, and what `npm ci` installs; builds the page
// by ../build.mjs if it is not there. The site needs no server, and requests nothing from elsewhere.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { parse } from 'node-html-parser';
import { articleOf, escape, framed, page, slug } from './frame.mjs';
import { entriesOfCrate, entriesOfPage } from './search_index.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const web = dirname(here.replace(/\/$/, ''));
const root = dirname(web);
const site = join(web, 'dist/site');
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');

/** The crates whose documentation has a guide, with the folder of its pages in the site. */
const GUIDES = [
  { crate: 'iri_grammar', folder: 'guide', title: 'Guide' },
  { crate: 'abnf_lab', folder: 'guide/laboratory', title: 'Guide to the laboratory' },
];

/** The published crates that have a library: the search finds their items. */
const CRATES = ['iri_grammar', 'iri_schemes', 'abnf_lab', 'iri_conformance', 'character_names', 'program_manual'];

/** The recorded runs of the browser suite. */
const RUNS = ['chromium', 'firefox'].map((it) => `crates/suite/src/runs/${it}.jsonl`);

/** Documents in Markdown, each with its page. */
const DOCUMENTS = [
  { source: 'README.md', path: 'about.html', title: 'About' },
  { source: 'crates/suite/README.md', path: 'browsers/index.html', title: 'Browsers', results: 'results.html' },
  { source: 'crates/conformance/README.md', path: 'implementations/suite.html', title: 'The conformance suite' },
  { source: 'python/README.md', path: 'guide/python.html', title: 'Python' },
  { source: 'web/README.md', path: 'guide/javascript.html', title: 'JavaScript' },
  { source: 'CHANGELOG.md', path: 'changelog.html', title: 'Changes' },
];

/** Runs cargo, which has to end with one of these statuses. */
function cargo(args, statuses = [0]) {
  const { status, error } = spawnSync('cargo', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!statuses.includes(status)) throw error ?? new Error(`cargo ${args.join(' ')}: status ${status}`);
}

function write(path, text) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const read = (path) => readFileSync(join(site, path), 'utf8');

/** The paths of the files below a folder of the site that end with `.html`. */
const pagesBelow = (folder) =>
  readdirSync(join(site, folder), { recursive: true })
    .filter((it) => it.endsWith('.html'))
    .map((it) => join(folder, it))
    .sort();

/** Writes the page of identifiers, the first page of the site. */
function copyPage() {
  const built = join(web, 'dist/page');
  if (!existsSync(built)) {
    const env = { CARGO_TARGET_DIR: join(root, 'target/web'), ...process.env };
    execFileSync('node', ['build.mjs', 'reading', 'laboratory', 'html'], { cwd: web, env, stdio: 'inherit' });
  }
  cpSync(built, site, { recursive: true });
}

function writeReport() {
  cargo(['run', '--quiet', '-p', 'iri-conformance', '--', 'report', '--output', join(site, 'implementations')]);
}

/** Writes the report on browsers; the status is 1 where they differ. */
function writeResults() {
  const report = join(site, 'browsers/results.html');
  mkdirSync(dirname(report), { recursive: true });
  cargo(['run', '--quiet', '-p', 'iri-suite', '--', 'report', '--html', report, ...RUNS], [0, 1]);
}

function writeDocumentation() {
  cargo(['doc', '--workspace', '--all-features', '--no-deps', '--target-dir', target]);
  cpSync(join(target, 'doc'), join(site, 'doc'), { recursive: true });
}

/** Writes the pages of a guide from the documentation of its crate, where rustdoc has resolved the links. */
function writeGuide({ crate, folder, title }) {
  const source = `doc/${crate}/guide`;
  const names = readdirSync(join(site, source), { withFileTypes: true }).filter((it) => it.isDirectory()).map((it) => it.name);
  const place = (name) => join(folder, `${name}.html`);
  for (const name of ['index', ...names]) {
    const from = join(source, name === 'index' ? 'index.html' : `${name}/index.html`);
    const article = articleOf(read(from));
    for (const link of article.querySelectorAll('a[href]')) {
      const [path, fragment] = link.getAttribute('href').split('#');
      if (path === '' || /^[a-z]+:/.test(path)) continue;
      const absolute = join(dirname(from), path);
      const another = absolute.match(`^${source}/(?:(\\w+)/)?index\\.html$`);
      const to = another ? place(another[1] ?? 'index') : absolute;
      link.setAttribute('href', relative(folder, to) + (fragment ? `#${fragment}` : ''));
    }
    const heading = article.querySelector('h1');
    const begin = heading ? '' : `<h1>${escape(title)}</h1>\n`;
    write(place(name), page(place(name), heading?.text ?? title, begin + article.innerHTML));
  }
}

/** Writes a document in Markdown as a page. A link to a file that is no page of the site leads to the repository. */
function writeDocument({ source, path, title, results }) {
  const markdown = new MarkdownIt({ html: true });
  const article = parse(markdown.render(readFileSync(join(root, source), 'utf8')));
  for (const heading of article.querySelectorAll('h1, h2, h3')) heading.setAttribute('id', slug(heading.text));
  for (const [name, attribute] of [['a', 'href'], ['img', 'src']]) {
    for (const element of article.querySelectorAll(`${name}[${attribute}]`)) {
      const value = element.getAttribute(attribute);
      if (/^([a-z]+:|#)/.test(value)) continue;
      element.setAttribute(attribute, placeOf(join(dirname(source), value), path));
    }
  }
  if (results) article.querySelector('h1').insertAdjacentHTML('afterend', `<p><a href="${results}">All results of the recorded runs</a></p>`);
  write(path, page(path, title, article.innerHTML));
}

/** The place of a file of the repository, as a reference from a page of the site. */
function placeOf(file, from) {
  const [name, fragment] = file.split('#');
  const suffix = fragment ? `#${fragment}` : '';
  const document = DOCUMENTS.find((it) => it.source === name || it.source === join(name, 'README.md'));
  const guide = name.match(/^(src|crates\/lab\/src)\/guide\/(\w+)\.md$/);
  if (document) return relative(dirname(from), document.path) + suffix;
  if (guide) return relative(dirname(from), join(guide[1] === 'src' ? 'guide' : 'guide/laboratory', `${guide[2]}.html`)) + suffix;
  if (/\.(svg|png)$/.test(name)) {
    write(join('pictures', name), readFileSync(join(root, name)));
    return relative(dirname(from), join('pictures', name));
  }
  return `${repository()}/blob/main/${name}${suffix}`;
}

/** The address of the repository, from the one place that has it. */
const repository = () => readFileSync(join(root, 'Cargo.toml'), 'utf8').match(/^repository = "(.*)"/m)[1];

/** Gives the pages that other programs wrote the head of the site. */
function addHeads() {
  for (const path of ['index.html', ...['implementations', 'browsers', 'doc'].flatMap(pagesBelow)]) {
    write(path, framed(path, read(path)));
  }
}

function writeSearch() {
  const own = ['about.html', 'changelog.html', 'browsers/index.html', 'browsers/results.html', ...pagesBelow('guide'), ...pagesBelow('implementations')];
  const entries = own.flatMap((path) => entriesOfPage(path, read(path)));
  for (const crate of CRATES) {
    const path = `doc/${crate}/all.html`;
    entries.push(...entriesOfCrate(path, read(path)));
  }
  write('search-index.js', `window.SEARCH_INDEX = ${JSON.stringify(entries)};\n`);
  cpSync(join(here, 'search.js'), join(site, 'search.js'));
  write('search.html', page('search.html', 'Search', readFileSync(join(here, 'search.html'), 'utf8')));
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
copyPage();
cpSync(join(here, 'site.css'), join(site, 'site.css'));
writeReport();
writeResults();
writeDocumentation();
GUIDES.forEach(writeGuide);
// Before the documents, of which two are beside reports: they have the head.
addHeads();
DOCUMENTS.forEach(writeDocument);
writeSearch();
console.log(`${pagesBelow('.').length} pages: ${join(site, 'index.html')}`);
