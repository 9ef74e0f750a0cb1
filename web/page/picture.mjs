// Draws picture.png, which links to the page show, of picture.svg. Needs Chromium.
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { browsers } from '../test/browsers.mjs';

const { launch, skip } = browsers.find((it) => it.name === 'Chromium');
if (skip) throw new Error(skip);
const program = await puppeteer.launch(launch);
const page = await program.newPage();
await page.setViewport({ width: 1200, height: 630 });
const svg = readFileSync(new URL('picture.svg', import.meta.url), 'utf8');
await page.setContent(`<style>body { margin: 0 } svg { width: 1200px; height: 630px }</style>${svg}`);
await page.screenshot({ path: new URL('picture.png', import.meta.url).pathname });
await program.close();
