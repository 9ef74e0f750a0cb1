import { Place } from './error.js';
export { IriError, Place, bytes } from './error.js';

/** What is said about a place, with the section that says so. */
export interface Statement extends Place {
  code: string;
  message: string;
  component: string;
  document: string;
  section: string;
}

export interface Finding extends Statement {
  severity: 'error' | 'warning' | 'note';
  /** What mends it; `safe` where the text stays equivalent. */
  fix: (Place & { replacement: string; safe: boolean }) | null;
}

export interface Seen {
  /** The characters from left to right. */
  visual: string;
  /** The characters in the order in which one reads aloud what is seen. */
  aloud: string;
  /** The marks that stand around it in text of its direction, so that it looks like that. */
  marks: string;
  /** The restrictions of RFC 3987 section 4 that it breaks. */
  violations: Statement[];
}

/** What is legal and yet unwise in an IRI reference, with the sentence that says so. */
export function lint(text: string, options?: { profile?: string }): Finding[];
/** How an IRI reference is seen (RFC 3987 section 4). */
export function bidi(text: string): Seen;
/** The names of the profiles, whose word counts. */
export const lintProfiles: readonly string[];
