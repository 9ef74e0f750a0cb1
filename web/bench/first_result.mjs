// Prints how long the page takes until it has its first result, in each browser: from the start of the navigation, and
// from the event `load`, in milliseconds.
//
//     node bench/first_result.mjs [LOADS]
import puppeteer from 'puppeteer-core';
import { browsers } from '../test/browsers.mjs';

const address = new URL('../dist/page/index.html', import.meta.url).href;
const loads = Number(process.argv[2] ?? 20);

/** Notes in the page when the answer is there. */
function watch() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#verdict .answer')) return;
    observer.disconnect();
    globalThis.firstResult = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Loads the page, and returns both times. */
async function time(program) {
  const page = await program.newPage();
  await page.evaluateOnNewDocument(watch);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.firstResult);
  const times = await page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
    return [globalThis.firstResult, globalThis.firstResult - loadEventEnd];
  });
  await page.close();
  return times;
}

for (const { name, skip, launch } of browsers) {
  if (skip) {
    console.log(`SKIPPED: ${skip}`);
    continue;
  }
  const program = await puppeteer.launch(launch);
  const all = [];
  for (let load = 0; load < loads; load += 1) all.push(await time(program));
  await program.close();
  for (const [at, since] of ['the start of the navigation', 'the event load'].entries()) {
    const sorted = all.map((it) => it[at]).sort((a, b) => a - b);
    const [least, median] = [sorted[0], sorted[Math.floor(sorted.length / 2)]].map((it) => it.toFixed(0));
    console.log(`${name}, ${loads} loads, since ${since}: minimum ${least} ms, median ${median} ms`);
  }
}
