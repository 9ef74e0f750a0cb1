/** A place in a text, in UTF-16 code units, as `slice` counts. */
export interface Place {
  start: number;
  end: number;
}

/** The error of a rejected text: the production, the position, and the section. */
export class IriError extends Error {
  /** The rejected text. */
  readonly text: string;
  /** The name of the production that rejects the text; null if the error is about something else. */
  readonly production: string | null;
  /** The position, in UTF-16 code units; null if the error is about the whole text, or about a result. */
  readonly start: number | null;
  readonly end: number | null;
  /** The character that is not allowed; null at the end of the text. */
  readonly found: string | null;
  /** What is allowed instead of `found`. */
  readonly allowed: string[];
  readonly document: string | null;
  readonly section: string | null;
  /** The position in octets of UTF-8; null if there is none. */
  readonly bytes: Place | null;
  /** Returns the properties as a plain object, with name and message. */
  toJSON(): Pick<IriError, 'name' | 'message' | 'text' | 'production' | 'start' | 'end' | 'found' | 'allowed' | 'document' | 'section'>;
}

/** Converts start and end from UTF-16 code units to octets of UTF-8. */
export function bytes(text: string, place: Place): Place;
