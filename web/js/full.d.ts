import { Place } from './error.js';

/** A profile of host names: RFC 3490, RFC 5891, UTS #46. */
export type Profile = 'idna2003' | 'idna2008' | 'uts46';

/** A rung of the comparison ladder (RFC 3987 section 5.3), or its section; see `rungs`. */
export type Rung = string;

/** How domain names are normalized: by a profile, or where all three agree. Without it they are not. */
export type Idna = Profile | 'agreed';

/** What happened while a text was prepared. */
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
  /** Whether that is an IRI reference. */
  valid: boolean;
  /** The URI reference for it, if there is one. */
  uri: string | null;
  /** What was done, in order, at the places of the text that was given. */
  notes: PreparationNote[];
}

/** An identifier in running text. */
export interface Found extends Place {
  text: string;
  /** Whether all of it is an identifier; a near miss is not. */
  valid: boolean;
  /** Whether it stands there without the scheme that `text` has (RFC 3986 section 4.5). */
  suffix: boolean;
}

/** A reference that resolves to the target. */
export function relative(base: string, target: string, production?: 'IRI' | 'URI'): string;
/** The URI reference that RFC 3987 section 3.1 maps an IRI reference to. The host is percent-encoded, or converted by a profile. */
export function toUri(text: string, options?: { host?: Profile }): string;
/** The IRI reference that RFC 3987 section 3.2 makes of a URI reference. Names in the host stay, or are converted by a profile. */
export function toIri(text: string, options?: { host?: Profile }): string;
/** An IRI reference up to and with a rung of the comparison ladder, or with `alone` by that rung only. */
export function normalize(
  text: string,
  options?: { rung?: Rung; percent?: 'unreserved' | 'iunreserved'; idna?: Idna; keepRootless?: boolean; alone?: boolean },
): string;
/** Whether two IRIs are equivalent at a rung of the comparison ladder. A relative reference is an IriError. */
export function equivalent(left: string, right: string, options?: { rung?: Rung; idna?: Idna }): boolean;
/** A host name in its ASCII form, or in its Unicode form, by a profile, by default IDNA2008. */
export function host(name: string, options?: { profile?: Profile; unicode?: boolean }): string;
/** Prepares an arbitrary string, as a person types it, as a URI reference, or with `iri` as an IRI reference. */
export function prepare(text: string, options?: { iri?: boolean }): Prepared;
/** The identifiers in running text. */
export function find(text: string, options?: { suffixReferences?: boolean; nearMisses?: boolean }): Found[];
/** The names of the rungs, from the bottom up. */
export const rungs: readonly string[];
/** The names of the profiles of host names. */
export const profiles: readonly Profile[];
