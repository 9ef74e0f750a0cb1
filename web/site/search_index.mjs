// The entries of the search: a title, an address, and the words that are found.
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';

/** The most characters of a section that an entry has. */
const SHOWN = 400;

const words = (text) => text.replace(/\s+/g, ' ').trim();

/** An entry for each section of a page. */
export function entriesOfPage(path, html) {
  const document = parse(html);
  const main = document.querySelector('main') ?? document;
  const title = words(document.querySelector('title')?.text ?? path);
  const sections = [{ title, address: path, text: '' }];
  for (const element of main.querySelectorAll('h2, h3, p, li, td')) {
    if (/^H[23]$/.test(element.tagName)) {
      const name = element.getAttribute('id');
      sections.push({ title: `${title}: ${words(element.text)}`, address: name ? `${path}#${name}` : path, text: '' });
    } else {
      const section = sections.at(-1);
      if (section.text.length < SHOWN) section.text = `${section.text} ${words(element.text)}`.slice(0, SHOWN).trim();
    }
  }
  return sections.map(({ title, address, text }) => [title, address, text]);
}

/** An entry for each item of a crate, from rustdoc's page of all items. */
export function entriesOfCrate(path, html) {
  const crate = path.split('/').at(-2);
  const links = parse(html).querySelectorAll('.all-items a');
  return links.map((link) => [`${crate}::${words(link.text)}`, join(dirname(path), link.getAttribute('href')), '']);
}
