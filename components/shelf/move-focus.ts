const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tile that an arrow key, Home or End leads to; null where it leads nowhere. Rows are those on screen. */
export function nextTile(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  const index = tiles.indexOf(from);
  const step = STEPS[key];
  if (step !== undefined) return tiles[index + step] ?? null;
  if (key === 'Home') return tiles[0] ?? null;
  if (key === 'End') return tiles.at(-1) ?? null;
  if (key === 'ArrowDown') return inNextRow(tiles.slice(index + 1), from);
  return key === 'ArrowUp' ? inNextRow(tiles.slice(0, index).reverse(), from) : null;
}

/** The nearest to `from` in the first row that is another than its own. */
function inNextRow(tiles: readonly HTMLElement[], from: HTMLElement): HTMLElement | null {
  const start = from.getBoundingClientRect();
  const first = tiles.find((tile) => tile.getBoundingClientRect().top !== start.top);
  if (!first) return null;
  const { top } = first.getBoundingClientRect();
  const row = tiles.filter((tile) => tile.getBoundingClientRect().top === top);
  const distance = (tile: HTMLElement) => Math.abs(tile.getBoundingClientRect().left - start.left);
  return row.reduce((nearest, tile) => (distance(tile) < distance(nearest) ? tile : nearest), first);
}
