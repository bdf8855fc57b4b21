import { reportUnsaved } from './unsaved';

const YEAR = 365 * 86_400;

/** Encoded texts of cookies that the browser does not store. They last as long as the page. */
const unsaved = new Map<string, string>();

/** Returns the encoded text of a cookie, or an empty text. */
export function readCookie(name: string): string {
  return unsaved.get(name) ?? storedCookie(name);
}

/** Stores a cookie for a year. */
export function writeCookie(name: string, text: string): void {
  unsaved.delete(name);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and exists only over HTTPS.
    document.cookie = `${name}=${text}; path=/; max-age=${YEAR}; samesite=lax`;
  } catch {
    // Compared below, as most browsers ignore a blocked or a too large cookie without an error.
  }
  if (storedCookie(name) === text) return;
  unsaved.set(name, text);
  reportUnsaved();
}

function storedCookie(name: string): string {
  const prefix = `${name}=`;
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
    return cookie?.slice(prefix.length) ?? '';
  } catch {
    return '';
  }
}
