import { parse } from 'lossless-json';

const SIXTEEN_DIGITS = /\d{16}/;
/** Sixteen digits where a value begins; the other pattern also finds them in texts such as addresses of images. */
const LONG_NUMBER = /(?:^|[:[,])\s*-?\d{16}/;
const WHOLE = /^-?\d+$/;

/**
 * Parses JSON like `JSON.parse`, except that a whole number beyond 2^53, which would be rounded, becomes a string of its
 * digits. Only text that may hold such a number is read by the slower parser.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  if (!SIXTEEN_DIGITS.test(text) || !LONG_NUMBER.test(text)) return JSON.parse(text);
  return parse(text, undefined, { parseNumber, onDuplicateKey: ({ newValue }) => newValue });
}

function parseNumber(digits: string): number | string {
  const value = Number(digits);
  return WHOLE.test(digits) && !Number.isSafeInteger(value) ? digits : value;
}
