import { Place } from './error.js';

/** A profile of IDNA: RFC 3490, RFC 5891 or UTS #46. */
export type Profile = 'idna2003' | 'idna2008' | 'uts46';

/** A rung of the comparison ladder (RFC 3987 section 5.3); `rungs` lists them. */
export type Rung = 'string' | 'case' | 'character' | 'percent' | 'path' | 'scheme' | 'protocol';

/** The profile that normalizes domain names; `agreed` changes a name only if all three give the same result. */
export type Idna = Profile | 'agreed';

/** A change that `prepare` made or left out, with its position in the original text. */
export interface PreparationNote extends Place {
  code: string;
  outcome: string;
  message: string;
  component: string | null;
  document: string;
  section: string;
}

export interface Prepared {
  text: string;
  /** Whether `text` is an IRI reference. */
  valid: boolean;
  /** The URI reference that `text` maps to; null if there is none. */
  uri: string | null;
  /** The changes, in order. */
  notes: PreparationNote[];
}

/** An identifier in running text. */
export interface Found extends Place {
  text: string;
  /** Whether `text` is an IRI reference; false for a near miss. */
  valid: boolean;
  /** Whether the scheme of `text` was added to a suffix reference (RFC 3986 section 4.5). */
  suffix: boolean;
}

/** The forms of a reference that `relative` writes. */
export interface RelativeOptions {
  /**
   * Also takes paths from bases such as `urn:a:b`, which `new URL` does not resolve as RFC 3986 does. By default
   * only a fragment is taken from them.
   */
  shortest?: boolean;
  /** Writes no `//host`. */
  pathOnly?: boolean;
  /** Writes `../../a`, and not `/a`. */
  noAbsolutePath?: boolean;
  /** The greatest number of `../`. */
  parents?: number;
}

/** Returns a reference that `resolve` resolves to the target. */
export function relative(
  base: string,
  target: string,
  production?: 'IRI' | 'URI',
  options?: RelativeOptions,
): string;
/** Maps an IRI reference to a URI reference (RFC 3987 section 3.1). Without `host` the host is percent-encoded. */
export function toUri(text: string, options?: { host?: Profile }): string;
/** Converts a URI reference to an IRI reference (RFC 3987 section 3.2). Without `host` the ACE labels of the host stay. */
export function toIri(text: string, options?: { host?: Profile }): string;
/** Normalizes an IRI reference by all rungs up to `rung` (default: `scheme`), or with `alone` by that rung only. */
export function normalize(
  text: string,
  options?: { rung?: Rung; percent?: 'unreserved' | 'iunreserved'; idna?: Idna; keepRootless?: boolean; alone?: boolean },
): string;
/** Whether two IRIs are equivalent at a rung (default: `scheme`). Throws an IriError for a relative reference. */
export function equivalent(left: string, right: string, options?: { rung?: Rung; idna?: Idna }): boolean;
/** Converts a host name to ASCII, or with `unicode` to Unicode, by a profile (default: IDNA2008). */
export function host(name: string, options?: { profile?: Profile; unicode?: boolean }): string;
/** Makes a URI reference, or with `iri` an IRI reference, from a string that a user typed. */
export function prepare(text: string, options?: { iri?: boolean }): Prepared;
/** Finds the identifiers in running text. */
export function find(text: string, options?: { suffixReferences?: boolean; nearMisses?: boolean }): Found[];
/** The names of the rungs, from the lowest. */
export const rungs: readonly Rung[];
/** The names of the IDNA profiles. */
export const profiles: readonly Profile[];
