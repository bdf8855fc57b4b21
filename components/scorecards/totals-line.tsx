'use client';

import { type Tile, Tiles, UNWRITTEN, type Written } from '@/components/page/tiles';
import type { Totals } from '@/components/scorecards/prepare-totals';
import type { RowKind } from '@/components/scorecards/url-state';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import type { Changes } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  reading: Reading;
  /** Null while nothing is compared. */
  changes: Changes | null;
  /** Lists the rows that a number counts. */
  onOpen: (kind: RowKind) => void;
}

/** The selection in five numbers, each with what it is of. */
export function TotalsLine({ totals, reading, changes, onOpen }: TotalsLineProps) {
  const format = useFormat();
  const tiles = tilesOf(reading, format).map(({ name, hint, behind, write, versus }): Tile => {
    const written = totals ? write(totals) : UNWRITTEN;
    const change = totals && changes && versus ? versus(changes) : null;
    return { name, hint, ...written, change, opens: { words: 'Show these rows', onOpen: () => onOpen(behind) } };
  });
  return <Tiles tiles={tiles} />;
}

interface TileOf {
  name: string;
  hint?: string;
  behind: RowKind;
  write: (totals: Totals) => Written;
  versus?: (changes: Changes) => string | null;
}

function tilesOf({ weighting, threshold, prior, shrinks }: Reading, format: Format): TileOf[] {
  return [
    {
      name: 'Average rating',
      hint: `Mean of average_rating, ${WEIGHTING_WORDS[weighting].sentence}, as given: never shrunk`,
      behind: 'all',
      write: ({ mean: { value, weighed, rows } }) => ({
        value: format.decimal(value),
        note: `${format.integer(weighed)} of ${counted(rows, 'row', format)}, ${WEIGHTING_WORDS[weighting].short.toLowerCase()}`,
      }),
      versus: ({ mean: { now, before } }) =>
        now === null || before === null ? null : `${format.difference(now - before)} like for like`,
    },
    {
      name: 'Reviews in the range',
      behind: 'all',
      write: ({ mean }) => ({ value: format.integer(mean.reviews), note: 'dated inside it, as far as stated' }),
    },
    {
      name: `Below ${format.decimal(threshold, 1)}`,
      behind: 'below',
      write: ({ below, judged }) => ({
        value: format.integer(below),
        note: `of ${counted(judged, 'row', format)} with a ${shrinks ? 'shrunk rating' : 'rating'}`,
      }),
    },
    {
      name: prior ? `Under ${format.integer(prior.strength)} reviews` : 'On few reviews',
      hint: 'Rows whose rating moves with a handful of shoppers: shrink ratings, or set a minimum',
      behind: 'small',
      write: ({ small, counted }) => ({
        value: counted > 0 ? format.integer(small) : NO_VALUE,
        note: `of ${format.integer(counted)} rows with a count`,
      }),
    },
    {
      name: 'SKUs',
      behind: 'all',
      write: ({ skus, retailers, mean: { rows } }) => ({
        value: skus > 0 || rows === 0 ? format.integer(skus) : NO_VALUE,
        note: `at ${counted(retailers, 'retailer', format)}, ${counted(rows, 'row', format)}`,
      }),
    },
  ];
}
