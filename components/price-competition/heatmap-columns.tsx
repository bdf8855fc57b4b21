import { BandStrip } from '@/components/price-competition/band-strip';
import { bucketDates, bucketLabel } from '@/components/price-competition/bucket-label';
import { IndexCell } from '@/components/price-competition/index-cell';
import { PairCell } from '@/components/price-competition/pair-cell';
import { indexText, sentenceOf } from '@/components/price-competition/sentence';
import { lookOf } from '@/components/price-competition/tone-look';
import type { Column } from '@/components/table/column';
import { decimalColumn, textColumn } from '@/components/table/columns';
import type { Calibration } from '@/lib/client/competition/calibrate';
import { isOwn, type Pair } from '@/lib/client/competition/pair';
import type { PriceKind } from '@/lib/client/competition/reading';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';
import type { TimeDimension } from '@/lib/contract/price-competition';

interface Layout {
  kind: PriceKind;
  buckets: readonly Period[];
  dimension: TimeDimension;
  period: Period;
  calibration: Calibration | null;
  format: Format;
}

const PAIR_COLUMNS: Column<Pair>[] = [
  textColumn({
    id: 'competition',
    header: 'Competition',
    width: 292,
    pinned: true,
    value: (pair) => `${pair.baseName} against ${pair.benchmarkName}`,
    cell: (pair) => <PairCell pair={pair} />,
    look: (pair) => ({ strong: isOwn(pair) }),
  }),
  textColumn({
    id: 'retailer',
    header: 'Retailer',
    width: 128,
    value: ({ competition: { base, benchmark } }) =>
      [...new Set([base.retailer, benchmark.retailer])].filter((name) => name !== null).join(' / ') || null,
  }),
  decimalColumn({
    id: 'target_min',
    header: 'Target from',
    width: 92,
    digits: 1,
    hidden: true,
    value: (pair) => pair.band?.min ?? null,
  }),
  decimalColumn({
    id: 'target_max',
    header: 'Target to',
    width: 92,
    digits: 1,
    hidden: true,
    value: (pair) => pair.band?.max ?? null,
  }),
  {
    ...textColumn<Pair>({
      id: 'band',
      header: 'Target and latest',
      hint: 'The target band, its margin paler, and where the latest index stands',
      width: 136,
      value: ({ band }) => (band ? `${band.min}–${band.max} ±${band.margin}` : null),
    }),
    cell: (pair) => <BandStrip pair={pair} />,
  },
];

/** The competition, its target, then a column for each bucket. */
export function heatmapColumns(layout: Layout): Column<Pair>[] {
  const last = layout.buckets.length - 1;
  const bucket = layout.buckets[last];
  return [
    ...PAIR_COLUMNS,
    // The newest stands beside its target too, however long the period is.
    ...(bucket && last > 3 ? [{ ...bucketColumn(bucket, last, layout), id: 'last', header: 'Last', width: 92 }] : []),
    ...layout.buckets.map((one, at) => bucketColumn(one, at, layout)),
    sentenceColumn(layout),
  ];
}

function sentenceColumn({ kind, calibration, format }: Layout): Column<Pair> {
  return textColumn({
    id: 'says',
    header: 'Latest index in words',
    width: 640,
    prose: true,
    value: (pair) => (pair.latest ? sentenceOf(pair, pair.latest, { kind, calibration, format }) : null),
  });
}

function bucketColumn(bucket: Period, at: number, layout: Layout): Column<Pair> {
  const { dimension, period, calibration, format } = layout;
  return {
    kind: 'number',
    id: `b${bucket.start_date}`,
    header: bucketLabel(bucket, dimension, period, format),
    hint: `Index of ${bucketDates(bucket, format)}`,
    width: 76,
    value: ({ cells }) => cells[at]?.index ?? null,
    text: ({ cells }) => indexText(cells[at]?.index ?? null, calibration, format),
    cell: (pair) => <IndexCell pair={pair} cell={pair.cells[at]} calibration={calibration} />,
    look: ({ cells, band }) => lookOf(cells[at], band),
  };
}
