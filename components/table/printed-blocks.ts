/** Pixels between the margins of a sheet, landscape: what both A4 and Letter have. */
const PAPER = 960;

/** Smallest size of print that is easy to read, of that on screen. */
const SMALLEST = 0.75;

/** Returns the size, up to 1, with which a table fits on the sheet. One that is much wider keeps its size. */
export function printedSize(widths: readonly number[]): number {
  const fitting = PAPER / widths.reduce((sum, width) => sum + width, 0);
  return fitting < SMALLEST ? 1 : Math.min(1, fitting);
}

/**
 * The columns as a sheet of paper holds them, by their indices: the pinned ones in front of as many others as fit, the
 * rest in further blocks below. A block has at least one column of its own.
 */
export function printedBlocks(widths: readonly number[], pinnedCount: number): number[][] {
  const pinned = widths.slice(0, pinnedCount).map((_, index) => index);
  const pinnedWidth = pinned.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
  const paper = PAPER / printedSize(widths);
  const blocks: number[][] = [];
  let room = 0;
  widths.forEach((width, index) => {
    if (index < pinnedCount) return;
    if (blocks.length === 0 || width > room) {
      blocks.push([...pinned]);
      room = paper - pinnedWidth;
    }
    blocks.at(-1)?.push(index);
    room -= width;
  });
  return blocks.length > 0 ? blocks : [pinned];
}
