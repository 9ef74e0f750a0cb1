// Tests the page as a local file, in Chromium and Firefox, at three widths.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { browsers, excess, open as openAt } from './browsers.mjs';

const address = pathToFileURL(fileURLToPath(new URL('../dist/page/index.html', import.meta.url))).href;
const shots = process.env.IRI_PAGE_SHOTS;
const WIDTHS = [360, 800, 1280];

/** Returns the fragment of the address that restores a state of a view. */
const hashOf = (view, state) => `#${view}?${new URLSearchParams(state)}`;

const button = (page, name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const innerText = (page, selector) => page.$eval(selector, (it) => it.innerText);
const innerTexts = (page, selector) => page.$$eval(selector, (all) => all.map((it) => it.innerText));

/** Replaces the text of an input, as typing does. */
const fill = (page, selector, text) => page.locator(selector).fill(text);

for (const { name: browserName, schemes, skip, launch } of browsers) {
  describe(`the page in ${browserName}`, { skip }, () => {
    let program;
    before(async () => {
      if (shots) mkdirSync(shots, { recursive: true });
      program = await puppeteer.launch(launch);
    });
    after(() => program?.close());

    /** Opens a page whose errors fail the test. */
    async function open(hash = '', width = 1280, scheme = null) {
      const page = await openAt(program, address + hash, { width, schemes, scheme });
      if (scheme) assert.ok(await page.evaluate((it) => matchMedia(`(prefers-color-scheme: ${it})`).matches, scheme));
      return page;
    }

    /** Closes a page, and fails if it had errors. */
    async function done(page) {
      assert.deepEqual(page.errors, []);
      await page.close();
    }

    /** Fails if something is wider than the page. Takes a screenshot if a folder for screenshots is given. */
    async function look(page, name) {
      const wide = await excess(page);
      assert.equal(wide, 0, 'pixels too wide');
      if (shots) await page.screenshot({ path: join(shots, `${browserName}-${name}.png`), fullPage: true });
      await done(page);
    }

    for (const width of WIDTHS) {
      for (const scheme of schemes) {
        test(`an identifier at ${width} pixels, ${scheme}`, async () => {
          const page = await open(hashOf('identifier', { text: 'http://user@אבג.example:80/a/../%7Eb?é#f' }), width, scheme);
          await page.waitForSelector('#verdict .good');
          await page.waitForSelector('#parts ::-p-text(Findings)');
          await look(page, `identifier-${width}-${scheme}`);
        });

        test(`the laboratory at ${width} pixels, ${scheme}`, async () => {
          const own = 'a = b / c\nb = 1*DIGIT\nc = %x30-35 / "x" / d\n';
          const page = await open(hashOf('laboratory', { 'left-source': 'own', left: own, rule: 'a', asked: '1' }), width, scheme);
          await page.waitForSelector('#mistakes li');
          await button(page, 'Railroad');
          await page.waitForSelector('#answer svg');
          await look(page, `laboratory-${width}-${scheme}`);
        });
      }
    }

    test('a text that is refused has its place marked, and is in the link', async () => {
      const page = await open();
      await page.waitForSelector('#verdict .good');
      await fill(page, '#text', 'http://example.org/a b');
      await page.waitForSelector('#verdict mark');
      assert.match(await innerText(page, '#verdict'), /Position 20: a space is not allowed.*RFC 3987 section 2\.2/s);
      assert.match(await innerText(page, '#verdict pre'), /isegment\s+= \*ipchar/);
      const link = await page.evaluate(() => location.href);
      const again = await open(link.slice(link.indexOf('#')));
      await again.waitForSelector('#verdict mark');
      assert.equal(await again.$eval('#text', (it) => it.value), 'http://example.org/a b');
      await done(again);
      await done(page);
    });

    test('mappings, rungs and profiles of a text', async () => {
      const page = await open(hashOf('identifier', { text: 'HTTP://résumé.example:80/é' }));
      await page.waitForSelector('#verdict .good');
      const shown = await innerText(page, '#parts');
      for (const it of ['HTTP://xn--rsum-bpad.example:80/%C3%A9', 'http://résumé.example/é', 'HTTP://r%C3%A9sum%C3%A9.example:80/%C3%A9', 'xn--rsum-bpad.example']) {
        assert.ok(shown.includes(it), it);
      }
      const fix = await page.evaluateHandle(() => [...document.querySelectorAll('#parts button')].find((it) => /^Fix: (?!.*:80)/.test(it.textContent)));
      await fix.click();
      await page.waitForFunction(() => !document.getElementById('text').value.includes(':80'));
      await done(page);
    });

    test('a rule matches a text, is sampled, compared and found ambiguous, by keyboard', async () => {
      const own = 's = "(" a ")"\na = b / c\nb = "x"\nc = %x78 / "y"\n';
      const page = await open(hashOf('laboratory', { 'left-source': 'own', left: own, rule: 's', asked: '(x)', 'right-source': 'own', right: own.replace('"y"', '"z"') }));
      await page.waitForFunction(() => document.querySelector('#mistakes li') || /None\./.test(document.getElementById('mistakes').innerText));
      await page.focus('#asked');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#ask-answer .good');
      assert.match(await innerText(page, '#ask-answer'), /s accepts the text, with 2 parse trees/);
      await fill(page, '#asked', '(q');
      await page.focus('#asked');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#ask-answer mark');
      assert.match(await innerText(page, '#ask-answer'), /does not accept the text\. Position 1: expected: X Y x y/);
      const press = async (name) => {
        await (await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`)).focus();
        await page.keyboard.press('Enter');
      };
      await press('Ambiguity');
      await page.waitForFunction(() => document.querySelectorAll('#answer .tree').length > 1);
      await press('Samples');
      // The answer about ambiguity, which has lists and codes too, stays until the samples are there.
      await page.waitForFunction(() => !document.querySelector('#answer .tree') && document.querySelector('#answer li code'));
      assert.match((await innerTexts(page, '#answer li code')).join(), /^(\([xXyY]\),?)+$/);
      await press('Compare');
      await page.waitForSelector('#comparison table');
      assert.match(await innerText(page, '#comparison'), /only the first grammar accepts y|only the other grammar accepts z/i);
      await done(page);
    });

    test('a change removes the answers that it makes wrong', async () => {
      const page = await open(hashOf('laboratory', { 'left-source': 'own', left: 'a = *a\nb = b\n', rule: 'a', asked: 'x' }));
      const ask = async (expected) => {
        await button(page, 'Match');
        await page.waitForFunction((it) => document.getElementById('ask-answer').innerText.includes(it), {}, expected);
      };
      const isEmpty = (id) => page.waitForFunction((it) => !document.getElementById(it).hasChildNodes(), {}, id);
      await page.waitForSelector('#mistakes li');
      await ask('Position 0: expected the end.');
      await page.select('#rule', 'b');
      await isEmpty('ask-answer');
      await ask('Position 0: no text of the rule begins like this.');
      await fill(page, '#asked', 'y');
      await isEmpty('ask-answer');
      await button(page, 'Samples');
      await page.waitForSelector('#answer ::-p-text(There are none.)');
      await page.select('#left-source', 'rfc6570');
      await isEmpty('answer');
      await done(page);
    });

    test('no two documents have one name', async () => {
      const page = await open();
      await page.waitForSelector('#verdict .good');
      for (const list of ['document', 'left-source']) {
        const names = await page.$$eval(`#${list} option`, (all) => all.map((it) => it.textContent));
        assert.deepEqual(names, [...new Set(names)]);
        assert.ok(names.some((it) => it.startsWith('rfc3987bis: ')), `${names}`);
      }
      await done(page);
    });

    test('the documents themselves are compared', async () => {
      const page = await open(hashOf('laboratory', { 'left-source': 'rfc3987', 'right-source': 'rfc3986', rule: 'IRI-reference' }));
      await page.waitForFunction(() => document.getElementById('rule').value === 'IRI-reference');
      await button(page, 'Compare');
      await page.waitForSelector('#comparison table');
      assert.match(await innerText(page, '#comparison'), /IPv6address\s+equal/);
      await done(page);
    });

    test('a computation stops at its limit, or when the user stops it', async () => {
      const hard = 'r = *("a" / "b") "a" 24("a" / "b")\n';
      const page = await open(hashOf('laboratory', { 'left-source': 'own', left: hard, rule: 'r', 'right-source': 'own', right: hard.replace('24', '23') }));
      await page.waitForSelector('#work', { visible: true });
      assert.match(await innerText(page, '#work'), /s of 20 s/);
      await button(page, 'Stop');
      assert.match(await innerText(page, '#status'), /^Stopped the grammar\.$/);
      await page.evaluate(() => { document.getElementById('limit').value = 1; });
      await button(page, 'Compare');
      await page.waitForFunction(() => /limit of 1 s/.test(document.getElementById('status').textContent));
      // The next question is answered.
      await page.evaluate(() => { document.getElementById('limit').value = 60; });
      await fill(page, '#left', 'r = "a"\n');
      await page.waitForFunction(() => /None\./.test(document.getElementById('mistakes').innerText));
      await done(page);
    });

    test('every control has a name, and the headings are in order', async () => {
      const page = await open();
      await page.waitForSelector('#verdict .good');
      for (const hash of ['#identifier', '#laboratory']) {
        await page.evaluate((to) => { location.hash = to; }, hash);
        await page.waitForFunction((to) => !document.querySelector(to).hidden, {}, hash);
        const unnamed = await page.evaluate(() =>
          [...document.querySelectorAll('input, select, textarea, button')].filter((it) => !it.labels?.length && !it.textContent.trim() && !it.ariaLabel).map((it) => it.id));
        assert.deepEqual(unnamed, []);
        const levels = await page.evaluate(() => [...document.querySelectorAll('h1, h2, h3')].filter((it) => it.offsetParent).map((it) => Number(it.tagName[1])));
        levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, `${levels}`));
      }
      await done(page);
    });
  });
}
