import type { BrandStyle } from '@/components/chart/brand-color';
import type { LineData, Series } from '@/components/chart/line-data';
import { bucketDates, bucketLabel, endsInside } from '@/components/price-competition/bucket-label';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import type { Question } from '@/lib/client/competition/question';
import { depthOf, type PriceKind } from '@/lib/client/competition/reading';
import type { Format } from '@/lib/client/format';

export interface SideStyles {
  base: BrandStyle;
  benchmark: BrandStyle;
}

interface Drawn {
  question: Question;
  format: Format;
}

/** The index over the buckets, with the target band. */
export function indexLines(pair: Pair, style: BrandStyle, drawn: Drawn): LineData {
  const { band } = pair;
  const series = { key: 'index', name: 'Index', style, values: pair.cells.map(({ index }) => index) };
  return {
    ...frame(pair, [series], drawn),
    ...(band ? { band: { low: band.min, high: band.max, label: `target ${band.min}–${band.max}` } } : {}),
  };
}

/** Both sides' prices; null is a gap. */
export function priceLines(pair: Pair, kind: PriceKind, styles: SideStyles, drawn: Drawn): LineData {
  return twoLines(pair, styles, drawn, (cell, side) => cell[side][kind]);
}

/** Both sides' promotion depth in per cent, recomputed from list and selling price. */
export function depthLines(pair: Pair, styles: SideStyles, drawn: Drawn): LineData {
  return twoLines(pair, styles, drawn, (cell, side) => {
    const depth = depthOf(cell[side]);
    return depth === null ? null : depth * 100;
  });
}

type SideName = 'base' | 'benchmark';

function twoLines(
  pair: Pair,
  styles: SideStyles,
  drawn: Drawn,
  read: (cell: Cell, side: SideName) => number | null,
): LineData {
  const names = { base: pair.baseName, benchmark: pair.benchmarkName };
  const sides: readonly SideName[] = ['base', 'benchmark'];
  const series = sides.map((side) => ({
    key: side,
    name: names[side],
    style: styles[side],
    values: pair.cells.map((cell) => read(cell, side)),
  }));
  return frame(pair, series, drawn);
}

function frame({ cells }: Pair, series: readonly Series[], { question, format }: Drawn): LineData {
  return {
    buckets: cells.map((cell) => ({
      label: bucketLabel(cell, question.time_dimension, question, format),
      dates: bucketDates(cell, format),
    })),
    series,
    unfinished: endsInside(question, question.time_dimension),
  };
}
