import type { Cell } from '@/lib/client/competition/pair';
import { type Band, glyphOf, strengthOf, type Tone } from '@/lib/client/competition/verdict';
import type { CellLook } from '@/lib/client/table-picture';

export const GLYPH_CLASS: Record<Tone, string> = {
  on: 'text-on-target',
  near: 'text-near',
  off: 'text-off-target',
  unknown: 'text-near',
  'no-data': 'text-ink-3',
};

/** Steps of the fill, from 8 to 28 % of the verdict's hue: classes, as a style on each cell makes scrolling slow. */
const FILLS: Partial<Record<Tone, readonly string[]>> = {
  on: ['bg-on-target/8'],
  near: ['bg-near/8', 'bg-near/12'],
  off: ['bg-off-target/8', 'bg-off-target/13', 'bg-off-target/18', 'bg-off-target/23', 'bg-off-target/28'],
};

/** How a cell is filled: by its verdict, the stronger the further from the band. A word nobody explained fills nothing. */
export function fillOf(tone: Tone, band: Band | null, index: number): string {
  const steps = FILLS[tone] ?? [];
  return steps[Math.min(steps.length - 1, Math.floor(strengthOf(band, index) * steps.length))] ?? '';
}

/** The same for a picture of the table: fill, glyph, and what stands on the hatch. */
export function lookOf(cell: Cell | null | undefined, band: Band | null): CellLook {
  if (!cell || cell.index === null) return { hatched: true, note: isSoldOut(cell) ? 'out' : undefined };
  const { tone, index } = cell;
  return {
    fill: fillOf(tone, band, index),
    glyph: { sign: glyphOf(tone, band, index), colour: GLYPH_CLASS[tone] },
  };
}

/** Why there is no index, where the service says so. */
export function isSoldOut(cell: Cell | null | undefined): boolean {
  return [cell?.base.status, cell?.benchmark.status].includes('OUT_OF_STOCK');
}
