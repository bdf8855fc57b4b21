import { distance } from 'fastest-levenshtein';

/** Maximum share of letters that differ in a suggestion. */
const MAX_DIFFERENCE = 0.5;

/**
 * Returns the value with the name that is most similar to a text, or null if none is similar.
 *
 * @param names values by their names in the form that is compared
 */
export function nearest<Value>(text: string, names: ReadonlyMap<string, Value>): Value | null {
  let [best, least]: [Value | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [name, value] of names) {
    const difference = distance(text, name) / Math.max(text.length, name.length, 1);
    if (difference <= MAX_DIFFERENCE && difference < least) [best, least] = [value, difference];
  }
  return best;
}
