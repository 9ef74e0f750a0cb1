import { IriError, Place } from './error.js';

/** A production of RFC 3987 or RFC 3986. */
export type Production = 'IRI' | 'IRI-reference' | 'URI' | 'URI-reference';

/** The components of a text. An absent component is null. */
export class Components {
  private constructor();
  readonly text: string;
  readonly scheme: string | null;
  /** Userinfo, host and port, with their delimiters. */
  readonly authority: string | null;
  readonly userinfo: string | null;
  /** The host; an IP literal includes its brackets. */
  readonly host: string | null;
  readonly port: string | null;
  /** The path, which is never absent. */
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  readonly hostForm: 'IPv6address' | 'IPvFuture' | 'IPv4address' | 'reg-name' | null;
  /** Returns start and end of a component, in UTF-16 code units; null if it is absent. */
  span(component: Component): Place | null;
  toString(): string;
  toJSON(): Record<Component, string | null>;
}

export type Component = 'scheme' | 'authority' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** Whether a production accepts a text (default: IRI-reference). */
export function isValid(text: string, production?: Production): boolean;
/** Returns why a production rejects a text; null if the production accepts it. */
export function check(text: string, production?: Production): IriError | null;
/** Returns the components of a text. Throws an IriError if the production rejects it. */
export function parse(text: string, production?: Production): Components;
/** Resolves a reference (RFC 3986 section 5.2). Base and target are of the production (default: IRI). */
export function resolve(base: string, reference: string, production?: 'IRI' | 'URI'): string;
