/** Letters that are written from right to left: Hebrew, Arabic and their neighbours, and their older forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Marks that stand for nothing to read: what is inside keeps its order to itself. */
const ISOLATE = '\u2068';
const POP = '\u2069';

/**
 * A foreign name for the middle of a sentence of ours. Without it, a name that is written from right to left would pull the
 * numbers and commas behind it to its other side. Other names stay as they are.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${POP}` : name;
}
