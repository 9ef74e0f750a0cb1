// Tests the page as a local file and from a server, in Chromium and Firefox, at three widths.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { browsers, excess, open as openAt } from './browsers.mjs';

const folder = fileURLToPath(new URL('../dist/page/', import.meta.url));
const address = pathToFileURL(join(folder, 'index.html')).href;
const shots = process.env.IRI_PAGE_SHOTS;
const WIDTHS = [360, 800, 1280];
/** The most octets, compressed by brotli, that the page loads before it needs the laboratory. */
const MOST = 400_000;

/** Returns the fragment of the address that restores a state of a view. */
const hashOf = (view, state) => `#${view}?${new URLSearchParams(state)}`;

/** Returns the selector of a button. A query for its accessible name takes seconds in Firefox. */
const buttonOf = (name) => `::-p-xpath(//button[normalize-space() = "${name}"])`;
const button = (page, name) => page.locator(buttonOf(name)).click();
const innerText = (page, selector) => page.$eval(selector, (it) => it.innerText);
const innerTexts = (page, selector) => page.$$eval(selector, (all) => all.map((it) => it.innerText));

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves the page on this machine. The files that it has served are in `served`. */
function serve() {
  const served = new Set();
  const server = createServer((request, response) => {
    const file = join(folder, request.url === '/' ? 'index.html' : new URL(request.url, 'http://localhost').pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    served.add(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  return new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(Object.assign(server, { served }))); });
}

/** Returns the rows of the readers: for each its readers, the components by name, and what is said in words. */
const rows = (page) => page.$$eval('#ways tbody tr', (all) => all.map((row) => {
  const cells = [...row.cells];
  const components = Object.fromEntries(cells.filter((it) => it.dataset.name).map((it) => [it.dataset.name, it.textContent]));
  return {
    readers: row.querySelector('b')?.textContent.split(', ') ?? [],
    programs: [...row.querySelectorAll('li')].map((it) => it.textContent),
    number: row.querySelector('.number')?.textContent,
    components,
    differs: cells.filter((it) => it.className === 'differs').map((it) => it.dataset.name ?? it.textContent),
    words: cells.at(-1).textContent,
  };
}));

/** Waits until the recorded results are in the rows, or it is said that there are none. */
const recorded = (page) => page.waitForSelector('#recorded details');

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
          for (const [name, text] of [['hosts', 'http://faß.de/'], ['space', 'http://example.org/a b'], ['long', `http://user@אבג.example:80/${'a/../%7Eb/'.repeat(12)}?é#f`]]) {
            const page = await open(hashOf('identifier', { text }), width, scheme);
            await recorded(page);
            await page.$$eval('#more details', (all) => all.forEach((it) => { it.open = true; }));
            await page.waitForFunction(() => [...document.querySelectorAll('#more details')].every((it) => it.hidden || it.lastElementChild.hasChildNodes()));
            await look(page, `identifier-${name}-${width}-${scheme}`);
          }
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
      await page.waitForSelector('#verdict .bad');
      await fill(page, '#text', 'http://example.org/a b');
      await page.waitForSelector('#verdict ::-p-text(A space is not allowed)');
      assert.equal(await innerText(page, '#verdict .answer'), 'A space is not allowed; it can be percent-encoded; a browser reads it all the same, as http://example.org/a%20b.');
      assert.equal(await page.$eval('#verdict mark', (it) => [it.previousSibling.data, it.textContent].join('|')), 'http://example.org/a| ');
      const link = await page.evaluate(() => location.href);
      const again = await open(link.slice(link.indexOf('#')));
      await again.waitForSelector('#verdict mark');
      assert.equal(await again.$eval('#text', (it) => it.value), 'http://example.org/a b');
      await button(again, 'Use this');
      await again.waitForSelector('#verdict .good');
      assert.equal(await again.$eval('#text', (it) => it.value), 'http://example.org/a%20b');
      await done(again);
      await done(page);
    });

    test('each example is one click away, and has its answer', async () => {
      const page = await open();
      const answers = [
        ['http://faß.de/', /^It leads to 2 different hosts: fass\.de by IDNA2003, and xn--fa-hia\.de by IDNA2008, UTS 46,? and the URL Standard\.$/],
        ['http://example.org/a b', /^A space is not allowed.*http:\/\/example\.org\/a%20b\.$/],
        ['http://[::1', /^"\]" is missing: .*a browser refuses it, too\.$/],
        ['http://example.org/אבגabc', /^It is valid, but hard to read: .*RFC 3987 section 4\.2/],
        ['//%41', /^It is valid, but unwise: the host percent-encodes an unreserved character \(RFC 3986 section 2\.3\)\.$/],
      ];
      assert.deepEqual(await innerTexts(page, '.examples a'), answers.map(([text]) => text));
      for (const [at, [text, expected]] of answers.entries()) {
        await page.click(`.examples a:nth-of-type(${at + 1})`);
        await page.waitForFunction((it) => document.getElementById('text').value === it, {}, text);
        await page.waitForFunction((it) => new RegExp(it, 's').test(document.querySelector('#verdict .answer')?.innerText), {}, expected.source);
        assert.ok((await page.evaluate(() => location.hash)).startsWith('#identifier?text='));
        await page.waitForSelector('#verdict mark');
      }
      await done(page);
    });

    test('each reader is in one row, equal rows are folded, and what differs is marked and said', async () => {
      const page = await open(hashOf('identifier', { text: 'http://faß.de/' }));
      await recorded(page);
      const all = await rows(page);
      const own = all.flatMap((it) => it.readers).sort();
      assert.deepEqual(own, ['3987bis', 'IDNA2003', 'IDNA2008', 'RFC 3986', 'RFC 3987', 'URL Standard', 'UTS 46']);
      const of = (name) => all.find((it) => it.readers.includes(name));
      assert.equal(of('RFC 3987'), all[0]);
      assert.deepEqual(of('RFC 3987').components, { scheme: 'http', host: 'faß.de', path: '/' });
      assert.equal(of('IDNA2003').components.host, 'fass.de');
      assert.equal(of('IDNA2003').words, 'host: fass.de, not faß.de');
      assert.deepEqual(of('IDNA2003').differs, ['host']);
      assert.deepEqual(of('IDNA2008').readers, ['URL Standard', 'IDNA2008', 'UTS 46']);
      assert.equal(of('IDNA2008').components.host, 'xn--fa-hia.de');
      assert.match(of('RFC 3986').words, /RFC 3986 section 3\.2\.2/);
      for (const row of all) {
        const total = row.readers.length + row.programs.length;
        assert.equal(row.number, total > 1 ? `${total} readers` : undefined);
      }
      const programs = all.flatMap((it) => it.programs);
      for (const it of ['Rust: url', 'Python: urllib.parse', 'Java: java.net.URI', 'C: libcurl', 'Go: net/url', 'Perl: URI']) {
        assert.ok(programs.some((program) => program.startsWith(it)), it);
      }
      assert.equal(new Set(programs).size, programs.length, 'each program is in one row');
      await done(page);
    });

    test('the page says what it is for, and its policy allows no more than it needs', async () => {
      const page = await open();
      assert.equal(await innerText(page, 'h1'), 'What is wrong with this URL?');
      assert.match(await page.$eval('meta[name="description"]', (it) => it.content), /what is wrong with it/);
      const policy = await page.$eval('meta[http-equiv="Content-Security-Policy"]', (it) => it.content);
      assert.equal(policy, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:");
      await done(page);
    });

    test('links to the page show a picture with the hosts of the page', async () => {
      const page = await open(hashOf('identifier', { text: 'http://faß.de/' }));
      await recorded(page);
      const of = (await rows(page)).filter((it) => it.readers.some((name) => name.startsWith('IDNA')));
      const picture = readFileSync(new URL('../page/picture.svg', import.meta.url), 'utf8');
      for (const { components } of of) assert.ok(picture.includes(`>${components.host}<`), components.host);
      const image = await page.$eval('meta[property="og:image"]', (it) => it.content);
      const [, site] = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8').match(/homepage = "(.*)"/);
      assert.equal(image, `${site}/picture.png`);
      assert.ok(existsSync(join(folder, 'picture.png')));
      await done(page);
    });

    test('a text without a recorded result says so, and leads to those that have one', async () => {
      const page = await open(hashOf('identifier', { text: 'http://none-has-read-this.example/' }));
      await recorded(page);
      assert.match(await innerText(page, '#recorded'), /programs \(.*C, .*Go, .*Java, .*Perl, .*Python.*\): no recorded result of this text\./);
      const [row, ...others] = await rows(page);
      assert.deepEqual([row.number, others.length, row.words], ['7 readers', 0, 'as RFC 3987 divides it']);
      await page.click('#recorded summary');
      await page.click('#recorded a');
      await page.waitForFunction(() => document.querySelector('#ways li'));
      await done(page);
    });

    test('more is said on request: the scheme, normal forms, findings with fixes, the tree', async () => {
      const page = await open(hashOf('identifier', { text: 'HTTP://résumé.example:80/é' }));
      await page.waitForSelector('#ways tbody');
      const request = async (part) => {
        await page.click(`[data-part="${part}"] summary`);
        await page.waitForFunction((it) => document.querySelector(`[data-part="${it}"] div`).hasChildNodes(), {}, part);
        return innerText(page, `[data-part="${part}"]`);
      };
      assert.match(await request('scheme'), /default port 80 \(RFC 9110 section 4\.2\.1\)/);
      assert.match(await request('rungs'), /http:\/\/résumé\.example\/é/);
      assert.match(await request('tree'), /IRI-reference.*ireg-name résumé\.example/s);
      assert.match(await request('findings'), /default-port/);
      assert.equal(await page.$eval('[data-part="rule"]', (it) => it.hidden), true);
      const fix = await page.evaluateHandle(() => [...document.querySelectorAll('[data-part="findings"] button')].find((it) => /^Fix: (?!.*:80)/.test(it.textContent)));
      await fix.click();
      await page.waitForFunction(() => !document.getElementById('text').value.includes(':80'));
      await done(page);
    });

    test('the rule that refuses a text is drawn, and the scheme refuses what its grammar rejects', async () => {
      const page = await open(hashOf('identifier', { text: 'http://example.org/a b' }));
      await page.waitForSelector('[data-part="rule"]:not([hidden])');
      await page.click('[data-part="rule"] summary');
      await page.waitForSelector('[data-part="rule"] svg');
      assert.match(await innerText(page, '[data-part="rule"] pre'), /isegment\s+= \*ipchar/);
      assert.match(await page.$eval('[data-part="rule"] svg title', (it) => it.textContent), /of isegment$/);
      await fill(page, '#text', 'ws://example.org/chat#f');
      await page.waitForFunction(() => document.querySelector('[data-part="rule"]').hidden);
      await page.click('[data-part="scheme"] summary');
      await page.waitForSelector('[data-part="scheme"] .bad');
      assert.match(await innerText(page, '[data-part="scheme"]'), /The scheme refuses it: a fragment is not allowed.*RFC 6455 section 3/s);
      await done(page);
    });

    test('at 360 pixels the answer to each example is on the first screen', async () => {
      const start = await open('', 360);
      const examples = await start.$$eval('.examples a', (all) => all.map((it) => it.hash));
      await done(start);
      assert.equal(examples.length, 5);
      for (const hash of examples) {
        const page = await open(hash, 360);
        await page.setViewport({ width: 360, height: 640 });
        await page.waitForSelector('#verdict mark');
        const bottom = await page.$eval('#verdict', (it) => it.getBoundingClientRect().bottom);
        assert.ok(bottom <= 640, `${hash}: ${bottom}`);
        await done(page);
      }
    });

    test('a server with the policy of the page serves it; it loads the laboratory on request, and asks nobody else', async () => {
      const server = await serve();
      const origin = `http://127.0.0.1:${server.address().port}`;
      const page = await openAt(program, `${origin}/${hashOf('identifier', { text: 'http://faß.de/' })}`, { schemes, own: origin });
      await recorded(page);
      assert.ok((await rows(page)).some((it) => it.programs.length));
      const size = [...server.served].reduce((sum, it) => sum + brotliCompressSync(readFileSync(it)).length, 0);
      assert.ok(size <= MOST, `${size}: ${[...server.served].map((it) => basename(it))}`);
      const isLoaded = (name) => server.served.has(join(folder, name));
      assert.deepEqual(['reading.js', 'laboratory.js'].map(isLoaded), [true, false]);
      await page.click('[data-part="tree"] summary');
      await page.waitForSelector('[data-part="tree"] li');
      assert.ok(isLoaded('laboratory.js'));
      assert.equal(await page.$eval('[data-part="tree"] li:last-child', (it) => getComputedStyle(it).paddingLeft !== '0px'), true, 'styles of scripts are allowed');
      await page.click('#to-laboratory');
      await page.waitForSelector('#rule option');
      await button(page, 'Railroad');
      await page.waitForSelector('#answer svg');
      await done(page);
      server.close();
    });

    test('all is reached by keyboard', async () => {
      const page = await open();
      await recorded(page);
      const reached = new Set();
      // The parse tree is the last one; after it, a browser has the focus itself.
      for (let presses = 0; presses < 40 && !reached.has('tree'); presses += 1) {
        await page.keyboard.press('Tab');
        reached.add(await page.evaluate(() => {
          const it = document.activeElement;
          if (getComputedStyle(it).outlineStyle === 'none') throw new Error(`no outline: ${it.outerHTML.slice(0, 100)}`);
          return it.id || it.closest('[data-part]')?.dataset.part || it.textContent.trim();
        }));
      }
      for (const it of ['to-laboratory', 'copy', 'text', '//%41', 'scheme', 'rungs', 'findings', 'tree']) assert.ok(reached.has(it), it);
      await page.focus('[data-part="tree"] summary');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-part="tree"] li');
      await done(page);
    });

    test('a printed page has the answer and the rows, without controls', async () => {
      const page = await open(hashOf('identifier', { text: 'http://faß.de/' }), 718);
      await recorded(page);
      const pdf = Buffer.from(await page.pdf({ format: 'A4' }));
      assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
      if (browserName === 'Chromium') {
        // WebDriver BiDi has no way to show a page as it is printed.
        await page.emulateMediaType('print');
        const shown = (selector) => page.$$eval(selector, (all) => all.filter((it) => it.checkVisibility()).length);
        assert.equal(await shown('header, footer, .examples, button, textarea'), 0);
        assert.ok(await shown('h1') === 1 && await shown('#verdict mark') === 1 && await shown('#ways tr') > 3);
        assert.equal(await excess(page), 0);
      }
      await done(page);
    });

    test('without scripts the page says what it needs', { skip: browserName === 'Chromium' ? false : 'WebDriver BiDi cannot turn scripts off' }, async () => {
      const page = await program.newPage();
      await page.setJavaScriptEnabled(false);
      await page.goto(address);
      assert.match(await innerText(page, 'noscript p'), /^This page needs JavaScript and WebAssembly/);
      await page.close();
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
        await (await page.waitForSelector(buttonOf(name))).focus();
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
      const page = await open('#laboratory');
      await page.waitForSelector('#left-source option');
      const names = await innerTexts(page, '#left-source option');
      assert.deepEqual(names, [...new Set(names)]);
      assert.ok(names.some((it) => it.startsWith('rfc3987bis: ')), `${names}`);
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
      await page.waitForFunction(() => !document.getElementById('work').hidden && /\(the grammar\)/.test(document.getElementById('work-text').textContent));
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
      await page.waitForSelector('#verdict .bad');
      for (const hash of ['#identifier', '#laboratory']) {
        await page.evaluate((to) => { location.hash = to; }, hash);
        await page.waitForFunction((to) => !document.querySelector(to).hidden, {}, hash);
        const unnamed = await page.evaluate(() =>
          [...document.querySelectorAll('input, select, textarea, button')].filter((it) => !it.labels?.length && !it.textContent.trim() && !it.ariaLabel && !it.getAttribute('aria-labelledby')).map((it) => it.id));
        assert.deepEqual(unnamed, []);
        const levels = await page.evaluate(() => [...document.querySelectorAll('h1, h2, h3')].filter((it) => it.offsetParent).map((it) => Number(it.tagName[1])));
        levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, `${levels}`));
      }
      await done(page);
    });
  });
}
