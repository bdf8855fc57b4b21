/** A label with its preferred position `y`. */
interface SpreadLabel {
  key: string;
  y: number;
}

interface Space {
  /** Least distance of two labels. */
  gap: number;
  top: number;
  bottom: number;
}

/**
 * Labels at the ends of lines, moved apart so that none covers another and none leaves the plot, in the order of their
 * lines and as near to them as that allows.
 */
export function spreadLabels(labels: readonly SpreadLabel[], { gap, top, bottom }: Space): Map<string, number> {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  const positions: number[] = [];
  for (const { y } of sorted) {
    const above = positions.at(-1);
    positions.push(above === undefined ? Math.max(y, top) : Math.max(y, above + gap));
  }
  let limit = bottom;
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const y = Math.min(positions[index] ?? limit, limit);
    positions[index] = y;
    limit = y - gap;
  }
  return new Map(sorted.map(({ key }, index) => [key, positions[index] ?? top]));
}
