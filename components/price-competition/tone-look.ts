import { type Band, strengthOf, type Tone } from '@/lib/client/competition/verdict';

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
