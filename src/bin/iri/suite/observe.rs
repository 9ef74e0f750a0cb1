//! The scripts that read the references of a page. Each accepts the identifiers of the records of
//! the page, and returns {href, reads} for each.

use super::record::FormatName;

/// The script for documents of a format.
pub fn script(format: FormatName) -> &'static str {
    match format {
        FormatName::Html | FormatName::Xhtml => HYPERTEXT,
        FormatName::Xlink => XLINK,
        FormatName::Schema => SCHEMA,
        FormatName::Plain => PLAIN,
        FormatName::Css => CSS,
    }
}

/// The protocol of a reference that does not parse is `:` (HTML, 'protocol').
const HYPERTEXT: &str = r#"
return arguments[0].map(id => {
  const element = document.getElementById(id);
  if (!element) return {href: null, reads: null};
  const href = element.getAttribute('href');
  if (href === null) return {href, reads: element.textContent};
  return {href: element.protocol === ':' ? null : element.href, reads: href};
});
"#;

/// A link of SVG has no property with its resolved reference; where it leads to is seen
/// when it is followed, and then it is not followed.
const XLINK: &str = r#"
const xlink = 'http://www.w3.org/1999/xlink';
let url = null;
const seen = event => { url = event.destination.url; event.preventDefault(); };
navigation.addEventListener('navigate', seen);
const found = arguments[0].map(id => {
  const element = document.getElementById(id);
  if (!element) return {href: null, reads: null};
  const href = element.getAttributeNS(xlink, 'href');
  if (href === null) return {href, reads: element.textContent};
  url = null;
  element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, view: window}));
  return {href: url !== null && URL.canParse(url) ? url : null, reads: href};
});
navigation.removeEventListener('navigate', seen);
return found;
"#;

const SCHEMA: &str = r#"
return arguments[0].map(id => {
  const element = document.getElementById(id);
  return {href: null, reads: element && element.textContent};
});
"#;

const PLAIN: &str = r#"
const lines = document.body.textContent.split('\n').map(line => /^(\S+) <(.*)>$/.exec(line));
const texts = new Map(lines.filter(line => line).map(([, id, text]) => [id, text]));
return arguments[0].map(id => ({href: null, reads: texts.get(id) ?? null}));
"#;

/// The rules have the references as they are written, the computed style has them resolved.
const CSS: &str = r#"
const plain = text => text.replace(/\\(.)/g, '$1');
const inside = (text, pattern) => { const match = pattern.exec(text); return match && plain(match[1]); };
const url = text => inside(text, /^url\("(.*)"\)$/);
const sheet = document.styleSheets[0];
const rules = new Map([...sheet.cssRules].map(rule => [rule.selectorText, rule]));
return arguments[0].map(id => {
  const rule = rules.get('#' + id);
  const element = document.getElementById(id);
  if (!rule) {
    return {href: null, reads: inside(getComputedStyle(element, '::before').content, /^"(.*)"$/)};
  }
  const href = url(getComputedStyle(element).backgroundImage);
  const reads = url(rule.style.backgroundImage);
  return {href: href !== null && URL.canParse(href) ? href : null, reads};
});
"#;
