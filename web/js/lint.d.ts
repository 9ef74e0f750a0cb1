import { Place } from './error.js';
export { IriError, Place, bytes } from './error.js';

/** A message about a part of a text, with the section that it comes from. */
export interface Statement extends Place {
  code: string;
  message: string;
  component: string;
  document: string;
  section: string;
}

export interface Finding extends Statement {
  severity: 'error' | 'warning' | 'note';
  /**
   * The replacement that fixes the finding; it is `safe` if the fixed text is equivalent. For a label of a
   * domain name, `equivalent` says so only with the `idna` of `'agreed'`.
   */
  fix: (Place & { replacement: string; safe: boolean }) | null;
}

export interface Seen {
  /** The characters as displayed, from left to right. */
  visual: string;
  /** The displayed characters in the order in which they are read aloud. */
  aloud: string;
  /** The name of the formatting characters that must surround the text in other text, to display it like this. */
  marks: string;
  /** The restrictions of RFC 3987 section 4 that the text breaks. */
  violations: Statement[];
}

/** Finds what is valid but inadvisable in an IRI reference. Throws an IriError if it is not valid. */
export function lint(text: string, options?: { profile?: string }): Finding[];
/** Returns how an IRI reference with right-to-left characters is displayed (RFC 3987 section 4). */
export function bidi(text: string): Seen;
/** The names of the profiles of `lint`, which say whose advice it follows. */
export const lintProfiles: readonly string[];
