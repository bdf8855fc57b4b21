import 'server-only';
import { parseJson } from '@/lib/json/parse-json';

/**
 * What the engine's reader of JSON stops at without a word, and Node's does not: half a character as an escape, an
 * exponent of three digits, a whole number beyond 64 bits.
 */
const DOUBTFUL = /\\u[dD][89a-fA-F]|[eE]\+?\d{3}|\d{19}/;

/** The same JSON in a form that the engine reads; empty where it reads the body itself. */
export function readable(body: string): string {
  if (!DOUBTFUL.test(body)) return '';
  // A whole number beyond 2^53 becomes text, infinity becomes null: the body itself keeps both.
  return JSON.stringify(parseJson(body), (_, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
}

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
