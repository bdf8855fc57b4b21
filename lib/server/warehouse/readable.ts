import 'server-only';
import { parseJson } from '@/lib/json/parse-json';

/**
 * JSON that the engine silently stops reading at, but Node parses: an unpaired surrogate escape, an exponent of three
 * digits, a whole number beyond 64 bits.
 */
const DOUBTFUL = /\\u[dD][89a-fA-F]|[eE]\+?\d{3}|\d{19}/;

/** Returns the JSON in a form that the engine can parse, or '' if it can parse the body itself. */
export function readable(body: string): string {
  if (!DOUBTFUL.test(body)) return '';
  // Whole numbers beyond 2^53 become text, infinity becomes null. The stored body is unchanged.
  return JSON.stringify(parseJson(body), (_, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
}

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
