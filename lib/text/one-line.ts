/** White space and control characters of any kind, marks that reverse the text after them, and lone surrogates. */
const BREAKS = /[\s\p{Cc}\p{Cs}\u180e\u200b\u202a-\u202e\u2060\u2066-\u2069]+/gu;

/** Returns a foreign text as one line, so that it cannot look like the lines around it. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}
