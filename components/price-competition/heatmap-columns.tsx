import { BandStrip } from '@/components/price-competition/band-strip';
import { bucketDates, bucketLabel } from '@/components/price-competition/bucket-label';
import { IndexCell } from '@/components/price-competition/index-cell';
import { PairCell } from '@/components/price-competition/pair-cell';
import { indexText, sentenceOf } from '@/components/price-competition/sentence';
import { lookOf } from '@/components/price-competition/tone-look';
import type { Column } from '@/components/table/column';
import { decimalColumn, textColumn } from '@/components/table/columns';
import type { Calibration } from '@/lib/client/competition/calibrate';
import { type Cell, isOwn, type Pair } from '@/lib/client/competition/pair';
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
  /** Leads to a bucket of a competition. */
  onOpen?: (id: string, bucket: string) => void;
}

const NAME: Column<Pair> = textColumn({
  id: 'competition',
  header: 'Competition',
  width: 256,
  pinned: true,
  value: (pair) => `${pair.baseName} against ${pair.benchmarkName}`,
  cell: (pair) => <PairCell pair={pair} />,
  look: (pair) => ({ strong: isOwn(pair) }),
});

const PLACE_COLUMNS: Column<Pair>[] = [
  textColumn({
    id: 'retailer',
    header: 'Retailer',
    width: 128,
    pinned: true,
    value: ({ competition: { base, benchmark } }) =>
      [...new Set([base.retailer, benchmark.retailer])].filter((name) => name !== null).join(' / ') || null,
  }),
  textColumn({
    id: 'band',
    header: 'Target and latest',
    hint: 'The target band, its margin paler, and where the latest index stands',
    width: 136,
    pinned: true,
    value: ({ band }) => (band ? `${band.min}–${band.max} ±${band.margin}` : null),
    cell: (pair) => <BandStrip pair={pair} />,
  }),
  edgeColumn('target_min', 'Target from', ({ band }) => band?.min ?? null),
  edgeColumn('target_max', 'Target to', ({ band }) => band?.max ?? null),
];

function edgeColumn(id: string, header: string, value: (pair: Pair) => number | null): Column<Pair> {
  return decimalColumn({ id, header, width: 92, digits: 1, hidden: true, value });
}

/** Stands for a bucket in the list of columns. */
export function bucketColumn({ start_date }: Period): string {
  return `b${start_date}`;
}

/** The competition, where its latest index stands beside its target, then a column for each bucket, the oldest first. */
export function heatmapColumns(layout: Layout): Column<Pair>[] {
  const { buckets, dimension, period, format } = layout;
  return [
    NAME,
    ...PLACE_COLUMNS,
    ...buckets.map((bucket, at) =>
      indexColumn(
        {
          id: bucketColumn(bucket),
          header: bucketLabel(bucket, dimension, period, format),
          width: 76,
          bucket,
          read: ({ cells }) => cells[at],
        },
        layout,
      ),
    ),
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

interface IndexColumn {
  id: string;
  header: string;
  width: number;
  bucket: Period;
  read: (pair: Pair) => Cell | null | undefined;
}

function indexColumn({ bucket, read, ...given }: IndexColumn, layout: Layout): Column<Pair> {
  const { calibration, format, onOpen } = layout;
  const index = (pair: Pair) => read(pair)?.index ?? null;
  return {
    kind: 'number',
    ...given,
    hint: `Index of ${bucketDates(bucket, format)}`,
    value: index,
    text: (pair) => indexText(index(pair), calibration, format),
    look: (pair) => lookOf(read(pair), pair.band),
    cell: (pair) => (
      <IndexCell
        pair={pair}
        cell={read(pair)}
        calibration={calibration}
        onOpen={onOpen && ((start) => onOpen(pair.id, start))}
      />
    ),
  };
}
