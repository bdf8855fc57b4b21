/** Matches what may be a customer's key: 32 or more letters and digits, also within a longer text. */
const LOOKS_LIKE_KEY = /[A-Za-z0-9]{32,}/g;

/** Removes what may be a key from a text that others can read, e.g. an error message or a log. */
export function withoutKeys(text: string): string {
  return text.replace(LOOKS_LIKE_KEY, '<redacted>');
}
