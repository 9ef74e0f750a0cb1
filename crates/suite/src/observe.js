// The body of a function of the identifiers of records, the format of their page, and the
// identifiers whose request has to come. It returns a promise of [href, reads, unlinked] for each
// record: the resolved reference, or null where there is none; the characters that the browser has
// read; and whether its element is no link in this browser.
const [identifiers, format, awaited] = arguments;
// In Firefox 'about:invalid' stands for a reference of CSS that does not parse.
const parsed = url => url !== null && url !== 'about:invalid' && URL.canParse(url) ? url : null;

const hypertext = () => id => {
  const element = document.getElementById(id);
  const href = element && element.getAttribute('href');
  if (href === null) return [null, element && element.textContent];
  // The protocol of a reference that does not parse is ':' (HTML, 'protocol').
  return [element.protocol === ':' ? null : element.href, href];
};

// A link of SVG has no property with its resolved reference. That is observed when the link
// is followed, which is prevented then. Firefox 140 lacks the interface for that, and Firefox 153
// dispatches no event for these links: there the reference is resolved by a link of XHTML in the
// same document, and the request is that of SVG.
const xlink = () => id => {
  const element = document.getElementById(id);
  const href = element && element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
  if (href === null) return [null, element && element.textContent];
  let url = null;
  if (typeof navigation !== 'undefined') {
    const seen = event => { url = event.destination.url; event.preventDefault(); };
    navigation.addEventListener('navigate', seen);
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, view: window}));
    navigation.removeEventListener('navigate', seen);
  }
  if (url !== null) return [parsed(url), href];
  const link = document.createElementNS('http://www.w3.org/1999/xhtml', 'a');
  link.setAttribute('href', href);
  return [link.protocol === ':' ? null : link.href, href];
};

// Where a frame led, and where it began. What is preloaded is an entry of its performance. A page
// of another host or of an error does not say where it is.
const where = frame => {
  try {
    const inside = frame.contentWindow;
    if (format !== 'link-header') return inside.location.href;
    return inside.performance.getEntriesByType('resource')[0]?.name ?? src(frame);
  } catch { return src(frame); }
};
const src = frame => frame.src || 'about:blank';
const isUnlinked = id => Boolean(window.unlinked?.[id]);
// Frames of these go on after the page was loaded.
const late = ['refresh', 'redirect', 'refresh-header', 'link-header', 'form-get', 'form-get-charset',
  'mathml', 'mathml-xhtml'].includes(format);
const gone = () => {
  const frames = awaited.filter(id => !isUnlinked(id)).map(id => document.getElementById(id));
  const begins = frame => ['about:blank', src(frame)].includes(where(frame));
  const waits = frame => frame && frame.localName === 'iframe' && begins(frame);
  return !(late && frames.some(waits));
};

// The places of references in HTML. A script has kept what it was given and what it resolved; a
// frame of this host says where it is.
const place = () => {
  const own = document.URL;
  return id => {
    const element = document.getElementById(id);
    if (!element) return [null, null];
    if (window.read && id in read) {
      if (window.resolved) return [resolved[id], read[id]];
      const url = where(element);
      return [url === src(element) || url.startsWith('about:') ? null : url, read[id]];
    }
    const href = ['href', 'srcset', 'src', 'action'].map(name => element.getAttribute(name))
      .find(value => value !== null);
    if (href === undefined) return [null, element.textContent];
    if (element.localName === 'base') {
      document.head.prepend(element);
      // Of a reference that does not parse nothing is kept; Chromium has this URL then.
      const url = [own, 'about:blank'].includes(document.baseURI) ? null : document.baseURI;
      if (url && !element.className) fetch('#', {mode: 'no-cors'});
      return [url, href];
    }
    if (element.localName === 'iframe' && format === 'target' && href.includes('#')) {
      const found = element.contentDocument?.querySelector(':target');
      if (!found) return [null, href];
      const text = decodeURIComponent(element.contentWindow.location.hash.slice(1));
      if (found.id !== text) return [null, href];
    }
    return [parsed(element.currentSrc || element.action || element.src || element.href), href];
  };
};

const plain = () => {
  const lines = document.body.textContent.split('\n').map(line => /^(\S+) <(.*)>$/.exec(line));
  const texts = new Map(lines.filter(line => line).map(([, id, text]) => [id, text]));
  return id => [null, texts.get(id) ?? null];
};

// The rules contain the references as they are written, the computed style resolved.
const css = () => {
  const inside = (text, pattern) => {
    const match = pattern.exec(text);
    return match && match[1].replace(/\\(.)/g, '$1');
  };
  const url = text => inside(text, /^url\("(.*)"\)$/);
  const rules = new Map([...document.styleSheets[0].cssRules].map(rule => [rule.selectorText, rule]));
  return id => {
    const rule = rules.get('#' + id);
    const style = pseudo => getComputedStyle(document.getElementById(id), pseudo);
    if (!rule) return [null, inside(style('::before').content, /^"(.*)"$/)];
    return [parsed(url(style().backgroundImage)), url(rule.style.backgroundImage)];
  };
};

// An XML Schema instance is read as hypertext without links.
const observers = {html: hypertext, xhtml: hypertext, schema: hypertext, xlink, plain, css};
const observe = () => {
  const look = (observers[format] ?? place)();
  return identifiers.map(id => [...look(id), isUnlinked(id)]);
};
// A driver on a busy machine may call this before the page has loaded.
const loaded = () => document.readyState === 'complete';
const until = (condition, limit, then) => {
  if (condition() || limit < 0) then();
  else setTimeout(until, 20, condition, limit - 20, then);
};
return new Promise(done => until(loaded, Infinity, () => until(gone, 10000, () => done(observe()))));
