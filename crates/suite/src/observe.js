// The body of a function with three arguments: the identifiers of the records of a page, the format
// of the page, and the identifiers of those records whose request has to come. It returns a promise
// of an array with [href, reads, unlinked] for each record: the resolved reference, or null where
// there is none; the characters that the browser has read; and whether its element is no link in
// this browser.
const [identifiers, format, awaited] = arguments;
// The URL, or null if it is none. In Firefox 'about:invalid' stands for a reference of CSS that
// does not parse.
const parsed = url => url !== null && url !== 'about:invalid' && URL.canParse(url) ? url : null;

// A link of HTML or XHTML; without a reference, the text of the element. Each observer of a format
// is a function that looks at the page, and returns a function from an identifier to [href, reads].
const hypertext = () => id => {
  const element = document.getElementById(id);
  const href = element && element.getAttribute('href');
  if (href === null) return [null, element && element.textContent];
  // The protocol of a reference that does not parse is ':' (HTML, 'protocol').
  return [element.protocol === ':' ? null : element.href, href];
};

// A link of SVG has no property with its resolved reference. So the link is clicked, the event of
// the navigation tells where it leads, and the navigation is prevented. Firefox 140 lacks the
// interface for this event, and Firefox 153 dispatches none for these links: there the reference is
// resolved by a link of XHTML in the same document, and the request is that of SVG.
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

// The URL to which a frame has led: that of its document now, or for the header Link that of its
// first preloaded resource, which is an entry of its performance. It is the URL where the frame
// began (src) if nothing is preloaded, or the document is one of another host or of an error, which
// does not say where it is.
const where = frame => {
  try {
    const inside = frame.contentWindow;
    if (format !== 'link-header') return inside.location.href;
    return inside.performance.getEntriesByType('resource')[0]?.name ?? src(frame);
  } catch { return src(frame); }
};
const src = frame => frame.src || 'about:blank';
const isUnlinked = id => Boolean(window.unlinked?.[id]);
// The formats whose frames go on to their references after the page was loaded.
const late = ['refresh', 'redirect', 'refresh-header', 'link-header', 'form-get', 'form-get-charset',
  'mathml', 'mathml-xhtml'].includes(format);
// Whether all frames that have to go on have left where they began.
const gone = () => {
  const frames = awaited.filter(id => !isUnlinked(id)).map(id => document.getElementById(id));
  const begins = frame => ['about:blank', src(frame)].includes(where(frame));
  const waits = frame => frame && frame.localName === 'iframe' && begins(frame);
  return !(late && frames.some(waits));
};

// The places of references in HTML. A script of the document may have kept what it read (read) and
// what it resolved (resolved); if only the first, the frame says to which URL it led.
const place = () => {
  const own = document.URL;
  return id => {
    const element = document.getElementById(id);
    if (!element) return [null, null];
    if (window.read && id in read) {
      if (window.resolved) {
        // A function finds out after the page was loaded.
        const url = resolved[id];
        return [typeof url === 'function' ? url() : url, read[id]];
      }
      const url = where(element);
      return [url === src(element) || url.startsWith('about:') ? null : url, read[id]];
    }
    const names = ['href', 'srcset', 'src', 'action', 'formaction', 'data', 'poster'];
    const href = names.map(name => element.getAttribute(name)).find(value => value !== null);
    if (href === undefined) return [null, element.textContent];
    // An element of SVG has no property with its resolved reference; a link has. The fragment of
    // 'use' is no part of the test.
    if (element instanceof SVGElement) {
      const link = document.createElement('a');
      link.href = href.replace(/#x$/, '');
      return [parsed(link.href), href.replace(/#x$/, '')];
    }
    if (element.localName === 'base') {
      // The first base of a document counts, and it requests nothing by itself.
      document.head.prepend(element);
      // If the reference does not parse, the base is the URL of the document, or 'about:blank' in
      // Chromium.
      const url = [own, 'about:blank'].includes(document.baseURI) ? null : document.baseURI;
      if (url && !element.className) fetch('#', {mode: 'no-cors'});
      return [url, href];
    }
    if (element.localName === 'iframe' && format === 'target' && href.includes('#')) {
      // The element that is found must be the one whose identifier is the decoded fragment.
      const found = element.contentDocument?.querySelector(':target');
      if (!found) return [null, href];
      const text = decodeURIComponent(element.contentWindow.location.hash.slice(1));
      if (found.id !== text) return [null, href];
    }
    const action = element.localName === 'button' ? element.formAction : element.action;
    return [parsed(element.currentSrc || action || element.src || element.data || element.poster
      || element.href), href];
  };
};

// Each line of plain text is an identifier and a text in angle brackets.
const plain = () => {
  const lines = document.body.textContent.split('\n').map(line => /^(\S+) <(.*)>$/.exec(line));
  const texts = new Map(lines.filter(line => line).map(([, id, text]) => [id, text]));
  return id => [null, texts.get(id) ?? null];
};

// The rules have the references as they are written, the computed styles have them resolved.
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
// Calls a function once a condition is true, or a limit in milliseconds has passed.
const until = (condition, limit, then) => {
  if (condition() || limit < 0) then();
  else setTimeout(until, 20, condition, limit - 20, then);
};
return new Promise(done => until(loaded, Infinity, () => until(gone, 10000, () => done(observe()))));
