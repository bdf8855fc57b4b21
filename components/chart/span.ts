/** Returns the start and width of a `<rect>` between two positions in any order. The width is never negative. */
export function spanOf(one: number, other: number, least = 0): { x: number; width: number } {
  return { x: Math.min(one, other), width: Math.max(least, Math.abs(other - one)) };
}
