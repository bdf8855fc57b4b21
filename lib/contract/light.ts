/** Something is light below this share of the median of its like. */
export const LIGHT_SHARE = 0.6;
/** So many days before and after are its like. */
export const LIGHT_DAYS = 28;
export const FEWEST_ALIKE = 3;

/** Which share of the median of its like a size is, where it is light; null where it is not, or too few are known. */
export function lightShare(size: number, alike: readonly number[]): number | null {
  const sizes = [...alike].sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (median === undefined || sizes.length < FEWEST_ALIKE || size >= median * LIGHT_SHARE) return null;
  return size / median;
}
