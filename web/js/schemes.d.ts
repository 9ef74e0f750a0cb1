import { IriError, Place } from './error.js';

/** What the grammar of a scheme says about an identifier. */
export interface Verdict {
  /** The scheme, in lower case; null if there is no grammar for it, or if the text has no scheme. */
  scheme: string | null;
  /** The document and section with the rule of the scheme's identifiers; null without a grammar. */
  document: string | null;
  section: string | null;
  /** Why the grammar of the scheme, or that of IRI references, rejects the text; null if both accept it. */
  error: IriError | null;
}

/** A named part of an identifier. */
export interface Part extends Place {
  /** The name of the rule in the grammar of the scheme. */
  name: string;
  text: string;
}

/** A name and its value. */
export type Pair = [name: string, value: string];
/** The name of a parameter, and its value, which is null without "=". */
export type Parameter = [name: string, value: string | null];

/** The Content-ID of a part of a message (RFC 2392), without angle brackets. */
export interface Cid {
  scheme: 'cid';
  contentId: string;
}

/** RFC 7252 and RFC 8323. Segments and queries are decoded. */
export interface Coap {
  scheme: 'coap' | 'coaps' | 'coap+tcp' | 'coaps+tcp' | 'coap+ws' | 'coaps+ws';
  host: string;
  port: string | null;
  path: string[];
  query: string[];
}

/** RFC 2397. The octets are decoded; `base64` says whether they were in base64. */
export interface Data {
  scheme: 'data';
  mediaType: string | null;
  parameters: Pair[];
  base64: boolean;
  octets: Uint8Array;
}

/** RFC 8089. The path is as in the identifier. */
export interface File {
  scheme: 'file';
  host: string | null;
  path: string;
}

/** RFC 5870. Numbers are as in the identifier. */
export interface Geo {
  scheme: 'geo';
  coordinates: string[];
  crs: string | null;
  uncertainty: string | null;
  parameters: Parameter[];
}

/** RFC 4516. */
export interface Ldap {
  scheme: 'ldap';
  host: string | null;
  port: string | null;
  dn: string;
  attributes: string[];
  scope: 'base' | 'one' | 'sub' | null;
  filter: string | null;
  extensions: { isCritical: boolean; name: string; value: string | null }[];
}

/** RFC 6068. Addresses and fields are decoded. */
export interface Mailto {
  scheme: 'mailto';
  addresses: string[];
  fields: Pair[];
}

/** The Message-ID (RFC 2392), and perhaps the Content-ID of a part. */
export interface Mid {
  scheme: 'mid';
  messageId: string;
  contentId: string | null;
}

/** An article or newsgroups (RFC 5538); the other one is null. */
export interface News {
  scheme: 'news';
  server: string | null;
  article: string | null;
  newsgroups: string | null;
}

/** RFC 6920. */
export interface Ni {
  scheme: 'ni';
  authority: string | null;
  algorithm: string;
  value: string;
  query: string | null;
}

/** RFC 5538. */
export interface Nntp {
  scheme: 'nntp';
  server: string;
  group: string;
  articleNumber: string | null;
}

/** RFC 3261. Parameters and headers are decoded. */
export interface Sip {
  scheme: 'sip' | 'sips';
  user: string | null;
  password: string | null;
  host: string;
  port: string | null;
  parameters: Parameter[];
  headers: Pair[];
}

/** RFC 4151. */
export interface Tag {
  scheme: 'tag';
  authority: string;
  date: string;
  specific: string;
  fragment: string | null;
}

/** RFC 3966. The number has its visual separators; a local number has a context. */
export interface Tel {
  scheme: 'tel';
  number: string;
  isGlobal: boolean;
  isdnSubaddress: string | null;
  extension: string | null;
  context: string | null;
  parameters: Parameter[];
}

/** RFC 8141. All properties are as in the identifier. */
export interface Urn {
  scheme: 'urn';
  nid: string;
  nss: string;
  rComponent: string | null;
  qComponent: string | null;
  fComponent: string | null;
}

/** RFC 5122. */
export interface Xmpp {
  scheme: 'xmpp';
  account: { node: string; domain: string } | null;
  address: { node: string | null; domain: string; resource: string | null } | null;
  query: { name: string; pairs: Pair[] } | null;
  fragment: string | null;
}

/** An identifier of a scheme that has a type. */
export type Typed =
  | Cid | Coap | Data | File | Geo | Ldap | Mailto | Mid | News | Ni | Nntp | Sip | Tag | Tel | Urn | Xmpp;

/** The type of the identifiers of each scheme. */
type OfScheme = { [T in Typed as T['scheme']]: T };

/** The type of an identifier, as far as its text is known to the compiler. */
export type TypedOf<T extends string> =
  T extends `${infer S}:${string}` ? Lowercase<S> extends keyof OfScheme ? OfScheme[Lowercase<S>] : Typed : Typed;

/**
 * Identifiers by the grammars in the documents of their schemes. An IRI is judged as the URI that it is mapped
 * to (RFC 3987 section 3.1).
 */
export const schemes: {
  /** Checks an IRI reference by the grammar of its scheme. */
  check(text: string): Verdict;
  /**
   * Returns the parts of an identifier. Throws an IriError if the text is no IRI, or if the grammar of the scheme
   * rejects it; a RangeError if the scheme has no type.
   */
  parse<T extends string>(text: T): TypedOf<T>;
  /**
   * Returns the named parts of an identifier, in the order of the text; an outer part is before those in it. Without
   * a grammar for the scheme there are none. Throws an IriError if the text is rejected.
   */
  parts(text: string): Part[];
  /** The schemes with a grammar. */
  readonly names: readonly string[];
};
