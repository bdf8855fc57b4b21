// JavaScript, because the dashboard of a build reads `.env` without a TypeScript loader.

/** The text is UTF-16 or UTF-32. The message is a predicate, such as "is UTF-16 text. Save it as UTF-8." */
export class WrongEncoding extends Error {
  /** @param {string} encoding */
  constructor(encoding) {
    super(`is ${encoding} text. Save it as UTF-8.`);
    this.encoding = encoding;
  }
}

/**
 * Decodes UTF-8 text, without its byte order mark. Invalid bytes become U+FFFD.
 *
 * @param {Uint8Array} bytes
 * @throws {WrongEncoding}
 */
export function decodeUtf8(bytes) {
  const encoding = wideEncoding(bytes);
  if (encoding) throw new WrongEncoding(encoding);
  // Programs that each add a byte order mark may leave two of them. The decoder removes only one.
  return new TextDecoder().decode(bytes).replace(/^\ufeff+/, '');
}

/**
 * Returns UTF-16 or UTF-32 if the text begins with their byte order mark, or with an ASCII character in their form: no
 * text in UTF-8 has a zero byte there. Otherwise returns undefined.
 *
 * @param {Uint8Array} bytes
 * @returns {'UTF-16' | 'UTF-32' | undefined}
 */
export function wideEncoding([a, b, c, d]) {
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  return a === 0 && b !== undefined ? (b === 0 ? 'UTF-32' : 'UTF-16') : undefined;
}
