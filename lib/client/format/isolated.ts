/** Letters of right-to-left scripts, such as Hebrew and Arabic, including presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Invisible characters that isolate the direction of the text between them. */
const ISOLATE = '\u2068';
const POP = '\u2069';

/**
 * Isolates the direction of a name inside a sentence. Otherwise a right-to-left name would move the numbers and commas
 * after it to its other side. Returns other names unchanged.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${POP}` : name;
}
