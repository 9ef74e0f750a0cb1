// Tests the site in dist/site/, which `npm run site` builds: its links by `iri find --links`, and its pages as local
// files in Chromium and Firefox. With IRI_PAGE_SHOTS, a folder, pictures of the pages are written to it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { browsers, excess, open } from './browsers.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const site = join(web, 'dist/site');
const skip = existsSync(join(site, 'search.html')) ? false : 'SKIPPED: dist/site is not built: npm run site';
const PAGES = ['index.html', 'about.html', 'search.html?q=resolve', 'guide/index.html', 'guide/commands.html',
  'guide/laboratory/laboratory.html', 'implementations/index.html', 'browsers/index.html', 'browsers/results.html', 'changelog.html', 'doc/iri_grammar/index.html'];
/** What is searched for, and the page that is found. */
const FOUND = [['which idna', 'guide/which_idna.html'], ['Ladder', 'doc/iri_grammar/ladder/struct.Ladder.html'],
  ['Greeting', 'doc/iri_conformance/protocol/struct.Greeting.html'], ['semantic versioning', 'changelog.html']];
const WIDTHS = [360, 800, 1280];
/** The most octets, compressed by brotli, that the first page loads. */
const MOST = 400_000;

/** The links of pages of the site: objects of `iri find --links`. */
function linksOf(pages) {
  // The pages are in the workspace of `web/`, which does not have the program.
  const args = ['run', '--quiet', '--manifest-path', join(web, '../Cargo.toml'), '--package', 'iri-cli', '--', 'find', '--links', '--format', 'jsonl', ...pages];
  const run = spawnSync('cargo', args, { cwd: site, encoding: 'utf8', maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, run.stderr ?? String(run.error));
  return run.stdout.trim().split('\n').map((line) => JSON.parse(line));
}

describe('the site', { skip }, () => {
  test('each link leads to a page, and to a place of it', { skip: spawnSync('cargo', ['--version']).status === 0 ? false : 'there is no cargo' }, () => {
    const own = readdirSync(site, { recursive: true }).filter((it) => it.endsWith('.html') && !it.startsWith('doc/'));
    const links = linksOf(own);
    assert.ok(links.length > 1000, `${links.length}`);
    const names = new Map();
    const namesOf = (file) => {
      if (!names.has(file)) names.set(file, new Set(readFileSync(file, 'utf8').match(/(?<=\s(?:id|name)=")[^"]*/g)));
      return names.get(file);
    };
    const lost = links.filter(({ file, details: { link } }) => {
      const [path, fragment] = link.reference.split('#');
      if (/^[a-z][a-z+.-]*:/.test(path)) return false;
      const target = path === '' ? join(site, file) : join(site, dirname(file), decodeURIComponent(path.split('?')[0]));
      if (!existsSync(target)) return true;
      // A link of documentation can name lines, and the page of identifiers shows what its fragment holds.
      if (!fragment || !target.endsWith('.html') || target.includes('/src/') || target === join(site, 'index.html')) return false;
      return !namesOf(target).has(decodeURIComponent(fragment));
    });
    assert.deepEqual(lost.map(({ file, details }) => `${file}: ${details.link.reference}`), []);
  });

  for (const { name: browserName, schemes, skip, launch } of browsers) {
    describe(`in ${browserName}`, { skip }, () => {
      let program;
      before(async () => { program = await puppeteer.launch(launch); });
      after(() => program?.close());
      const address = (page) => pathToFileURL(site).href + '/' + page;

      for (const width of WIDTHS) {
        test(`no page is wider than ${width} pixels`, async () => {
          for (const name of PAGES) {
            const page = await open(program, address(name), { width, schemes });
            if (name === 'index.html') await page.waitForSelector('#verdict .answer');
            assert.equal(await excess(page), 0, name);
            assert.deepEqual(page.errors, []);
            if (process.env.IRI_PAGE_SHOTS) {
              mkdirSync(process.env.IRI_PAGE_SHOTS, { recursive: true });
              await page.screenshot({ path: join(process.env.IRI_PAGE_SHOTS, `${browserName}-${width}-${name.replace(/\W/g, '-')}.png`) });
            }
            await page.close();
          }
        });
      }

      test('the search finds pages of the guide, items of the libraries and the changes', async () => {
        for (const [query, target] of FOUND) {
          const page = await open(program, address('guide/index.html'), { schemes });
          await page.type('.site-head input', query);
          await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
          const found = await page.$$eval('#found a', (links) => links.map((link) => link.getAttribute('href').split('#')[0]));
          assert.ok(found.includes(target), `${query}: ${found.slice(0, 5)}`);
          assert.deepEqual(page.errors, []);
          await page.close();
        }
      });

      // Firefox tells of no request for a file.
      const tells = browserName === 'Chromium' ? false : 'only Chromium tells which files it reads';
      test('the first page loads at most 400 KB, compressed by brotli', { skip: tells }, async () => {
        const page = await program.newPage();
        const loaded = new Set();
        page.on('request', (request) => request.url().startsWith('file:') && loaded.add(fileURLToPath(request.url().split(/[?#]/)[0])));
        await page.goto(address('index.html'));
        await page.waitForNetworkIdle();
        const size = [...loaded].filter((it) => statSync(it).isFile()).reduce((sum, it) => sum + brotliCompressSync(readFileSync(it)).length, 0);
        assert.ok(size > 0 && size <= MOST, `${size}: ${[...loaded].map((it) => it.slice(site.length))}`);
        await page.close();
      });
    });
  }
});
