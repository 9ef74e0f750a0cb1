// Tests the report of conformance as local files, in Chromium and Firefox: by keyboard, printed, and at two widths.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { browsers, excess, open as openAt } from './browsers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['index.html', 'rust-url.html', 'cases.html', 'cases-split-rfc3986.html', 'readers.html', 'search.html'];
/** The width of A4 without margins of 1 cm, in CSS pixels. */
const PAPER = 718;

/** Writes the report of the committed results into a folder. */
function report(folder) {
  const run = spawnSync('cargo', ['run', '--quiet', '--package', 'iri-conformance', '--', 'report', '--output', folder], { cwd: root, encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr ?? String(run.error));
}

for (const { name: browserName, schemes, skip, launch } of browsers) {
  const hasCargo = spawnSync('cargo', ['--version']).status === 0;

  describe(`the report in ${browserName}`, { skip: skip || (hasCargo ? false : 'SKIPPED: there is no cargo') }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'iri-report-'));
    let program;
    before(async () => {
      report(folder);
      program = await puppeteer.launch(launch);
    });
    after(async () => {
      await program?.close();
      rmSync(folder, { recursive: true });
    });

    const open = (name, options = {}) => openAt(program, pathToFileURL(join(folder, name)).href, { schemes, ...options });

    /** Closes a page, and fails if it had errors. */
    async function done(page) {
      assert.deepEqual(page.errors, []);
      await page.close();
    }

    /** Returns what has the focus; fails if it is not marked. */
    const focused = (page) =>
      page.evaluate(() => {
        const it = document.activeElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        if (outlineStyle === 'none' || outlineWidth === '0px') throw new Error(`no outline: ${it.outerHTML.slice(0, 100)}`);
        return { id: it.id, text: it.textContent.trim(), href: it.getAttribute('href') };
      });

    /** Presses Tab until an element has the focus that fulfils a condition. */
    async function tabTo(page, is) {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        const it = await focused(page);
        if (is(it)) return it;
      }
      throw new Error(`not reached by Tab: ${is}`);
    }

    /** Presses Enter on a link, and waits for its page. */
    const follow = (page) => Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);

    for (const width of [360, 1280]) {
      for (const scheme of schemes) {
        test(`nothing is wider than ${width} pixels, ${scheme}`, async () => {
          for (const name of PAGES) {
            const page = await open(name, { width, scheme });
            assert.equal(await excess(page), 0, name);
            await done(page);
          }
        });
      }
    }

    test('each page of the menu is reached by keyboard, in the order of the menu', async () => {
      const page = await open('index.html');
      const menu = await page.$$eval('nav a', (all) => all.map((it) => it.getAttribute('href')));
      assert.ok(menu.length > 3, `${menu}`);
      for (const href of menu) assert.equal((await tabTo(page, () => true)).href, href);
      await done(page);
      for (const href of menu) {
        const page = await open('index.html');
        await tabTo(page, (it) => it.href === href);
        if (href !== 'index.html') await follow(page);
        assert.equal(await page.$eval('nav a[aria-current]', (it) => it.getAttribute('href')), href);
        await done(page);
      }
    });

    test('a case is searched and opened by keyboard', async () => {
      const page = await open('search.html');
      assert.equal((await focused(page)).id, 'query', 'the field has the focus from the start');
      await page.keyboard.type('split 2.2 rfc3986');
      await page.waitForSelector('#found a');
      const { href } = await tabTo(page, (it) => /#/.test(it.href ?? ''));
      await follow(page);
      const id = href.slice(href.indexOf('#') + 1);
      assert.equal(await page.$eval(':target', (it) => it.id), id);
      await done(page);
    });

    test('identifiers are chosen by keyboard, and each reader of them is a link', async () => {
      const page = await open('readers.html');
      for (const [id, key] of [['after', 'Enter'], ['most', ' ']]) {
        const before = await page.evaluate(() => location.hash);
        await tabTo(page, (it) => it.id === id);
        await page.keyboard.press(key);
        await page.waitForFunction((it) => location.hash !== it, {}, before);
      }
      await page.focus('#text');
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      const text = await page.$eval('#texts option', (it) => it.value);
      await page.keyboard.type(text);
      await page.waitForFunction((it) => document.querySelector('#about code')?.textContent === it, {}, text);
      // The list of proposals, if there is one, is closed.
      await page.keyboard.press('Escape');
      await tabTo(page, (it) => it.id === 'most');
      assert.match((await tabTo(page, (it) => it.href)).href, /\.html/);
      await done(page);
    });

    test('a printed page has its text, without the menu, and nothing is cut off', async () => {
      for (const name of PAGES) {
        const page = await open(name, { width: PAPER });
        const pdf = Buffer.from(await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } }));
        assert.equal(pdf.subarray(0, 5).toString(), '%PDF-', name);
        if (browserName === 'Chromium') {
          // WebDriver BiDi has no way to show a page as it is printed.
          await page.emulateMediaType('print');
          assert.equal(await excess(page), 0, name);
          const shown = (selector) => page.$$eval(selector, (all) => all.filter((it) => it.checkVisibility()).length);
          assert.equal(await shown('nav, .tools'), 0, name);
          assert.ok((await shown('h1')) === 1 && (await shown('main')) === 1, name);
        }
        await done(page);
      }
    });
  });
}
