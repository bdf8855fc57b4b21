/** Where a `<rect>` between two places starts and how wide it is, whichever place is further left. Never below zero. */
export function spanOf(one: number, other: number, least = 0): { x: number; width: number } {
  return { x: Math.min(one, other), width: Math.max(least, Math.abs(other - one)) };
}
