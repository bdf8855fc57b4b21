/** A key of a customer, or what could be one: 32 letters and digits, alone or within a longer text. */
const LOOKS_LIKE_KEY = /[A-Za-z0-9]{32,}/g;

/** For texts that others read: a key that somebody put in the wrong place is not repeated. */
export function withoutKeys(text: string): string {
  return text.replace(LOOKS_LIKE_KEY, '<redacted>');
}
