'use client';

import { type Tile, Tiles } from '@/components/page/tiles';
import { bucketDates } from '@/components/price-competition/bucket-label';
import type { Facet, Pair } from '@/lib/client/competition/pair';
import type { Totals } from '@/lib/client/competition/prepare-totals';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  /** One of the competitions, which tells the buckets of all. */
  pair: Pair | null;
  onFilter: (facet: Facet, words: readonly string[]) => void;
}

/** How the newest bucket stands, each number with what it is of and a way to its competitions. */
export function TotalsLine({ totals, pair, onFilter }: TotalsLineProps) {
  const format = useFormat();
  const tiles = TILES.map(({ name, hint, show, write }): Tile => {
    const { count, note } = totals ? write(totals, pair, format) : { count: null, note: '' };
    return {
      name,
      hint,
      value: count === null ? '' : format.integer(count),
      note,
      opens: { words: 'Show these competitions', onOpen: () => onFilter(...show) },
    };
  });
  return <Tiles tiles={tiles} />;
}

interface TileOf {
  name: string;
  hint: string;
  /** The filter that leaves what is counted. */
  show: [facet: Facet, words: string[]];
  write: (totals: Totals, pair: Pair | null, format: Format) => { count: number; note: string };
}

const TILES: readonly TileOf[] = [
  {
    name: 'On target',
    hint: 'The service’s verdict on the newest bucket with data, of those with an index in it',
    show: ['verdict', ['POSITIVE']],
    write: ({ tones, judged }, pair, format) => ({
      count: tones.on,
      note: pair?.last
        ? `of ${format.integer(judged)} · ${bucketDates(pair.last, format)}`
        : `of ${format.integer(judged)}`,
    }),
  },
  {
    name: 'Near target',
    hint: 'Outside the band, within its margin, by the service’s verdict',
    show: ['verdict', ['NEUTRAL']],
    write: ({ tones, judged }, _, format) => ({ count: tones.near, note: `of ${format.integer(judged)}` }),
  },
  {
    name: 'Off target',
    hint: 'Further from the band than its margin, by the service’s verdict',
    show: ['verdict', ['NEGATIVE']],
    write: ({ tones, judged }, _, format) => ({
      count: tones.off,
      note: [`of ${format.integer(judged)}`, tones.unknown > 0 && `${format.integer(tones.unknown)} of other verdicts`]
        .filter(Boolean)
        .join('; '),
    }),
  },
  {
    name: 'Left the target',
    hint: 'On target in the bucket before and not in the newest, of those with an index in both',
    show: ['since', ['left']],
    write: ({ left, back }, pair, format) => ({
      count: left,
      note: pair?.before
        ? `since ${bucketDates(pair.before, format)} · ${format.integer(back)} back`
        : 'no bucket before',
    }),
  },
  {
    name: 'No index',
    hint: 'Without an index in the newest bucket',
    show: ['verdict', ['NO_DATA']],
    write: ({ tones, pairs }, _, format) => ({
      count: tones['no-data'],
      note: `of ${format.integer(pairs)} competitions`,
    }),
  },
];
