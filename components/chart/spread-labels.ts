/** A label with its preferred position `y`. */
export interface Wish {
  key: string;
  y: number;
}

/**
 * Labels at the ends of lines, moved apart so that none covers another and none leaves the plot, in the order of their
 * lines and as near to them as that allows.
 */
export function spreadLabels(wishes: readonly Wish[], gap: number, top: number, bottom: number): Map<string, number> {
  const sorted = wishes.toSorted((a, b) => a.y - b.y);
  const places: number[] = [];
  for (const { y } of sorted) {
    const above = places.at(-1);
    places.push(above === undefined ? Math.max(y, top) : Math.max(y, above + gap));
  }
  let limit = bottom;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const y = Math.min(places[index] ?? limit, limit);
    places[index] = y;
    limit = y - gap;
  }
  return new Map(sorted.map(({ key }, index) => [key, places[index] ?? top]));
}
