/** Components as Ajv takes them; one that is absent is undefined. */
export interface UriComponents {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
}

/** The option `uriResolver` of Ajv. */
export interface UriResolver {
  parse(text: string): UriComponents;
  /** Resolves a reference (RFC 3986 section 5.2). Without a scheme in the base, the target may have none. */
  resolve(base: string, reference: string): string;
  /** Recomposes components (RFC 3986 section 5.3). */
  serialize(components: UriComponents): string;
}

/** Throws an IriError if a text is not an IRI reference. */
export const uriResolver: UriResolver;
/** Divides any text by the regular expression of RFC 3986 Appendix B, and throws nothing. */
export const tolerantUriResolver: UriResolver;
