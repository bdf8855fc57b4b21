'use client';

import { bucketDates } from '@/components/price-competition/bucket-label';
import type { Totals } from '@/lib/client/competition/prepare-totals';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count. */
  totals: Totals | null;
  /** The last bucket, which the verdicts are of, and the one before it. */
  last: Period | undefined;
  before: Period | undefined;
}

/** How the last bucket stands, each share with what it is of. */
export function TotalsLine({ totals, last, before }: TotalsLineProps) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-6">
      {tiles(totals, last, before, format).map(({ name, value, note }) => (
        <div key={name} className="flex min-h-16 min-w-0 flex-col">
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="min-h-8 text-tile">{value}</dd>
          <dd className="text-caption text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Tile {
  name: string;
  value: string;
  note: string;
}

function tiles(totals: Totals | null, last: Period | undefined, before: Period | undefined, format: Format): Tile[] {
  const of = totals && last ? `of ${format.integer(totals.judged)} with an index, ${bucketDates(last, format)}` : '';
  const since = before ? `since ${bucketDates(before, format)}` : 'no bucket before';
  const count = (name: string, value: number | undefined, note: string): Tile => ({
    name,
    value: totals && value !== undefined ? format.integer(value) : '',
    note: totals ? note : '',
  });
  const tones = totals?.tones;
  return [
    count('Competitions', totals?.pairs, 'shown'),
    count('On target', tones?.on, of),
    count('Near target', tones?.near, of),
    count('Off target', tones?.off, tones?.unknown ? `${of}; ${format.integer(tones.unknown)} of other verdicts` : of),
    count('Left the target', totals?.left, totals ? `${since}; ${format.integer(totals.back)} came back` : ''),
    count('No index', tones?.['no-data'], totals ? `of ${format.integer(totals.pairs)} competitions` : ''),
  ];
}
