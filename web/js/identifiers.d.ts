import { IriError, Place } from './error.js';

/** The productions of RFC 3987 and RFC 3986 that a text is held against. */
export type Production = 'IRI' | 'IRI-reference' | 'URI' | 'URI-reference';

/** The components of a text. What is absent is null. */
export class Components {
  private constructor();
  readonly text: string;
  readonly scheme: string | null;
  /** Userinfo, host and port as they stand. */
  readonly authority: string | null;
  readonly userinfo: string | null;
  /** The host as it stands, an IP literal with its brackets. */
  readonly host: string | null;
  readonly port: string | null;
  /** The path; it is never absent. */
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  readonly hostForm: 'IPv6address' | 'IPvFuture' | 'IPv4address' | 'reg-name' | null;
  /** Where a component stands. */
  span(component: Component): Place | null;
  toString(): string;
  toJSON(): Record<Component, string | null>;
}

export type Component = 'scheme' | 'authority' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** Whether a text is of a production, by default IRI-reference. */
export function isValid(text: string, production?: Production): boolean;
/** Why a text is not of a production; null where it is. */
export function check(text: string, production?: Production): IriError | null;
/** The components of a text; throws an IriError where it is not of the production. */
export function parse(text: string, production?: Production): Components;
/** The target of a reference (RFC 3986 section 5.2). The production is that of base and target. */
export function resolve(base: string, reference: string, production?: 'IRI' | 'URI'): string;
