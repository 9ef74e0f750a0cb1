/** The error of a rejected text: the production, the position, and the section. */
export class IriError extends Error {
  constructor(fields) {
    super(fields.message);
    const { text, production, start, end, found, allowed, document, section } = fields;
    Object.assign(this, { text, production, start, end, found, allowed, document, section });
  }

  get name() {
    return 'IriError';
  }

  /** The position in octets of UTF-8; null if there is none. */
  get bytes() {
    return this.start === null ? null : bytes(this.text, this);
  }

  /** The properties, with name and message, which JSON.stringify leaves out of other errors. */
  toJSON() {
    const { name, message } = this;
    return { name, message, ...this };
  }
}

/** Converts start and end from UTF-16 code units to octets of UTF-8. */
export function bytes(text, { start, end }) {
  const length = (part) => new TextEncoder().encode(part).length;
  const before = length(text.slice(0, start));
  return { start: before, end: before + length(text.slice(start, end)) };
}

/** Calls a function of the module. Throws an error of the library as an IriError. */
export function call(work) {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? error : new IriError(error);
  }
}

const SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const isWellFormed =
  typeof ''.isWellFormed === 'function' ? (text) => text.isWellFormed() : (text) => !SURROGATE.test(text);

/** Whether a string has no lone surrogate. */
export function isText(value) {
  if (typeof value !== 'string') throw new TypeError(`expected a string, not ${typeof value}`);
  return isWellFormed(value);
}

/** Returns the error for a string with a lone surrogate. */
export function surrogateError(text) {
  const start = text.search(SURROGATE);
  const found = text[start];
  const code = found.charCodeAt(0).toString(16).toUpperCase();
  return new IriError({
    text,
    message: `U+${code} is a surrogate, and no character (RFC 3629 section 3)`,
    production: null,
    start,
    end: start + 1,
    found,
    allowed: [],
    document: 'RFC 3629',
    section: '3',
  });
}

/** Throws if one of the values is not a string, or has a lone surrogate. */
export function requireTexts(...values) {
  for (const value of values) if (!isText(value)) throw surrogateError(value);
}
