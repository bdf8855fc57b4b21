/** A file is light below this share of the median size of comparable files. */
export const LIGHT_SHARE = 0.6;
/** Files of this number of days before and after are comparable. */
export const LIGHT_DAYS = 28;
/** Minimum number of comparable files. */
export const MIN_COMPARABLE_FILES = 3;

/** Returns a light size as its share of the median. Null if it is not light or too few sizes are comparable. */
export function lightShare(size: number, comparable: readonly number[]): number | null {
  const sizes = [...comparable].sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (median === undefined || sizes.length < MIN_COMPARABLE_FILES || size >= median * LIGHT_SHARE) return null;
  return size / median;
}
