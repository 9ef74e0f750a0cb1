import { existsSync } from 'node:fs';

const BROWSERS = [
  {
    browser: 'chrome',
    name: 'Chromium',
    programs: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    schemes: ['light', 'dark'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync'],
  },
  {
    browser: 'firefox',
    name: 'Firefox',
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    // WebDriver BiDi cannot change the scheme while Firefox runs: 0 is dark.
    schemes: ['dark'],
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
  },
];

export const TIMEOUT = 60_000;

/** The browsers: a name, the colour schemes that it can show, why it is skipped (false if it is there), and the options of a launch. */
export const browsers = BROWSERS.map(({ name, programs, schemes, ...options }) => {
  const executablePath = programs.find((it) => existsSync(it));
  const launch = { ...options, executablePath, headless: true, timeout: TIMEOUT };
  return { name, schemes, skip: executablePath ? false : `SKIPPED: there is no ${name}`, launch };
});

/** Opens a page at an address. What fails on it, and each request to elsewhere than `own`, is in its `errors`. */
export async function open(program, address, { width = 1280, schemes, scheme = null, own = null }) {
  const page = await program.newPage();
  page.setDefaultTimeout(TIMEOUT);
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
  const isOwn = (url) => own !== null && url.startsWith(`${own}/`);
  page.on('request', (request) => /^https?:/.test(request.url()) && !isOwn(request.url()) && page.errors.push(`request: ${request.url()}`));
  await page.setViewport({ width, height: 900 });
  if (schemes.includes('light')) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme ?? 'light' }]);
  await page.goto(address);
  return page;
}

/** Returns by how many pixels something is wider than a page. */
export const excess = (page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
