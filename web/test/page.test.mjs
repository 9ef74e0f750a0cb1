// The page as a person opens it, from a folder, at three widths.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((it) => existsSync(it));
const skip = browser ? false : 'there is no Chromium';
const address = pathToFileURL(fileURLToPath(new URL('../dist/page/index.html', import.meta.url))).href;
const shots = process.env.IRI_PAGE_SHOTS;
const WIDTHS = [360, 800, 1280];
const TIMEOUT = 60_000;

let context;
let folder;

before(async () => {
  if (skip) return;
  folder = mkdtempSync(join(tmpdir(), 'iri-page-'));
  if (shots) mkdirSync(shots, { recursive: true });
  context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync'],
  });
  context.setDefaultTimeout(TIMEOUT);
});

after(async () => {
  await context?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A page whose errors are errors of the test. */
async function open(hash = '', width = 1280) {
  const page = await context.newPage();
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
  page.on('request', (request) => /^https?:/.test(request.url()) && page.errors.push(`request: ${request.url()}`));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address + hash);
  return page;
}

async function done(page) {
  assert.deepEqual(page.errors, []);
  await page.close();
}

const of = (view, state) => `#${view}?${new URLSearchParams(state)}`;

for (const width of WIDTHS) {
  for (const colorScheme of ['light', 'dark']) {
    test(`an identifier at ${width} pixels, ${colorScheme}`, { skip }, async () => {
      const page = await open(of('identifier', { text: 'http://user@אבג.example:80/a/../%7Eb?é#f' }), width);
      await page.emulateMedia({ colorScheme });
      await page.locator('#verdict .good').waitFor();
      await page.locator('#parts >> text=Findings').waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      if (shots) await page.screenshot({ path: join(shots, `identifier-${width}-${colorScheme}.png`), fullPage: true });
      await done(page);
    });

    test(`the laboratory at ${width} pixels, ${colorScheme}`, { skip }, async () => {
      const own = 'a = b / c\nb = 1*DIGIT\nc = %x30-35 / "x" / d\n';
      const page = await open(of('laboratory', { 'left-source': 'own', left: own, rule: 'a', asked: '1' }), width);
      await page.emulateMedia({ colorScheme });
      await page.locator('#mistakes li').first().waitFor();
      await page.getByRole('button', { name: 'Railroad' }).click();
      await page.locator('#answer svg').waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      if (shots) await page.screenshot({ path: join(shots, `laboratory-${width}-${colorScheme}.png`), fullPage: true });
      await done(page);
    });
  }
}

test('a text that is refused has its place marked, and is in the link', { skip }, async () => {
  const page = await open();
  await page.locator('#verdict .good').waitFor();
  await page.fill('#text', 'http://example.org/a b');
  await page.locator('#verdict mark').waitFor();
  assert.match(await page.locator('#verdict').innerText(), /At 20: a space is not allowed.*RFC 3987 section 2\.2/s);
  assert.match(await page.locator('#verdict pre').innerText(), /isegment\s+= \*ipchar/);
  const link = page.url();
  const again = await open(link.slice(link.indexOf('#')));
  await again.locator('#verdict mark').waitFor();
  assert.equal(await again.inputValue('#text'), 'http://example.org/a b');
  await done(again);
  await done(page);
});

test('mappings, rungs and profiles of a text', { skip }, async () => {
  const page = await open(of('identifier', { text: 'HTTP://résumé.example:80/é' }));
  await page.locator('#verdict .good').waitFor();
  const shown = await page.locator('#parts').innerText();
  for (const it of ['HTTP://xn--rsum-bpad.example:80/%C3%A9', 'http://résumé.example/é', 'HTTP://r%C3%A9sum%C3%A9.example:80/%C3%A9', 'xn--rsum-bpad.example']) {
    assert.ok(shown.includes(it), it);
  }
  await page.getByRole('button', { name: /^Mend: (?!.*:80)/ }).first().click();
  await page.waitForFunction(() => !document.getElementById('text').value.includes(':80'));
  await done(page);
});

test('a rule is asked, compared, sampled and found ambiguous, by keyboard', { skip }, async () => {
  const own = 's = "(" a ")"\na = b / c\nb = "x"\nc = %x78 / "y"\n';
  const page = await open(of('laboratory', { 'left-source': 'own', left: own, rule: 's', asked: '(x)', 'right-source': 'own', right: own.replace('"y"', '"z"') }));
  await page.locator('#mistakes').getByText('None.').or(page.locator('#mistakes li').first()).waitFor();
  await page.focus('#asked');
  await page.keyboard.press('Enter');
  await page.locator('#ask-answer .good').waitFor();
  assert.match(await page.locator('#ask-answer').innerText(), /s takes the text; it has 2 trees/);
  await page.fill('#asked', '(q');
  await page.keyboard.press('Enter');
  await page.locator('#ask-answer mark').waitFor();
  assert.match(await page.locator('#ask-answer').innerText(), /does not take the text: at 1/);
  const press = async (name) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Ambiguity');
  await page.locator('#answer .tree').nth(1).waitFor();
  await press('Samples');
  await page.locator('#answer li code').first().waitFor();
  assert.match((await page.locator('#answer li code').allInnerTexts()).join(), /^(\([xXyY]\),?)+$/);
  await press('Compare');
  await page.locator('#comparison table').waitFor();
  assert.match(await page.locator('#comparison').innerText(), /only the grammar above takes y|only the other grammar takes z/i);
  await done(page);
});

test('the documents themselves are compared', { skip }, async () => {
  const page = await open(of('laboratory', { 'left-source': 'rfc3987', 'right-source': 'rfc3986', rule: 'IRI-reference' }));
  await page.waitForFunction(() => document.getElementById('rule').value === 'IRI-reference');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.locator('#comparison table').waitFor();
  assert.match(await page.locator('#comparison').innerText(), /IPv6address\s+equal/);
  await done(page);
});

test('a computation ends at its limit, or when it is ended', { skip }, async () => {
  const hard = 'r = *("a" / "b") "a" 24("a" / "b")\n';
  const page = await open(of('laboratory', { 'left-source': 'own', left: hard, rule: 'r', 'right-source': 'own', right: hard.replace('24', '23') }));
  await page.locator('#work').waitFor();
  assert.match(await page.locator('#work').innerText(), /s of 20 s/);
  await page.getByRole('button', { name: 'End' }).click();
  assert.match(await page.locator('#status').innerText(), /^Ended/);
  await page.evaluate(() => { document.getElementById('limit').value = 1; });
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.waitForFunction(() => /limit of 1 s/.test(document.getElementById('status').textContent));
  // The next question is answered.
  await page.evaluate(() => { document.getElementById('limit').value = 60; });
  await page.fill('#left', 'r = "a"\n');
  await page.locator('#mistakes').getByText('None.').waitFor();
  await done(page);
});

test('every control has a name, and the headings are in order', { skip }, async () => {
  const page = await open();
  await page.locator('#verdict .good').waitFor();
  for (const hash of ['#identifier', '#laboratory']) {
    await page.evaluate((to) => { location.hash = to; }, hash);
    await page.waitForFunction((to) => !document.querySelector(to).hidden, hash);
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea, button')].filter((it) => !it.labels?.length && !it.textContent.trim() && !it.ariaLabel).map((it) => it.id));
    assert.deepEqual(unnamed, []);
    const levels = await page.evaluate(() => [...document.querySelectorAll('h1, h2, h3')].filter((it) => it.offsetParent).map((it) => Number(it.tagName[1])));
    levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, `${levels}`));
  }
  await done(page);
});
