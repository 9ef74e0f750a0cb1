/** A place in a text, in units of UTF-16, as `slice` counts. */
export interface Place {
  start: number;
  end: number;
}

/** Why a text is refused: by which production, where, and the section that says so. */
export class IriError extends Error {
  /** The text that is refused. */
  readonly text: string;
  /** The production that fails, as its document prints it. */
  readonly production: string | null;
  /** The place; null where the error is about the whole, or about a result. */
  readonly start: number | null;
  readonly end: number | null;
  /** The character where something else would have been allowed; null at the end of the text. */
  readonly found: string | null;
  /** What would have been allowed there. */
  readonly allowed: string[];
  readonly document: string | null;
  readonly section: string | null;
  /** The place in octets of UTF-8. */
  readonly bytes: Place | null;
}

/** A place in units of UTF-16 in octets of UTF-8. */
export function bytes(text: string, place: Place): Place;
