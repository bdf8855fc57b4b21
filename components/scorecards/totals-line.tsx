'use client';

import type { Totals } from '@/components/scorecards/prepare-totals';
import type { RowKind } from '@/components/scorecards/url-state';
import { signed, WEIGHTING_WORDS } from '@/components/scorecards/words';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import type { Changes } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count. */
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
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
      {tiles(reading, totals, changes, format).map(({ name, hint, value, opens, notes }) => (
        <div key={name} title={hint} className="flex min-h-20 min-w-0 flex-col">
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="min-h-8 text-tile">
            {value && opens ? (
              <button
                type="button"
                aria-label={`${name}: ${value}. Show these rows`}
                className="underline decoration-line decoration-1 underline-offset-4 hover:decoration-ink"
                onClick={() => onOpen(opens)}
              >
                {value}
              </button>
            ) : (
              value
            )}
          </dd>
          {notes.map((note) => (
            <dd key={note} className="text-caption text-ink-3">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Tile {
  name: string;
  hint?: string;
  value: string;
  /** The rows that it counts. */
  opens?: RowKind;
  notes: string[];
}

function tiles(reading: Reading, totals: Totals | null, changes: Changes | null, format: Format): Tile[] {
  const { weighting, threshold, prior } = reading;
  const names = [
    'Mean rating',
    'Reviews in the range',
    `Below ${format.decimal(threshold, 1)}`,
    `Under ${format.integer(prior?.strength)} reviews`,
    'SKUs',
  ];
  if (!totals) return names.map((name) => ({ name, value: '', notes: [] }));
  const { mean, judged, below, counted, small, skus, retailers } = totals;
  const [rating = '', reviews = '', under = '', few = '', products = ''] = names;
  return [
    {
      name: rating,
      hint: `Mean of average_rating, ${WEIGHTING_WORDS[weighting].sentence}, as given: never shrunk`,
      value: format.decimal(mean.value),
      opens: 'all',
      notes: [
        `${part(mean.weighed, mean.rows, format)} rows, ${WEIGHTING_WORDS[weighting].short.toLowerCase()}`,
        ...likeForLike(changes, format),
      ],
    },
    { name: reviews, value: format.integer(mean.reviews), opens: 'all', notes: ['dated inside it, as far as stated'] },
    {
      name: under,
      value: format.integer(below),
      opens: 'below',
      notes: [`of ${format.integer(judged)} rows with a ${reading.shrinks ? 'shrunk rating' : 'rating'}`],
    },
    {
      name: few,
      hint: 'Rows whose rating moves with a handful of shoppers: shrink ratings, or set a minimum',
      value: counted > 0 ? format.integer(small) : NO_VALUE,
      opens: 'small',
      notes: [`of ${format.integer(counted)} rows with a count`],
    },
    {
      name: products,
      value: skus > 0 || mean.rows === 0 ? format.integer(skus) : NO_VALUE,
      opens: 'all',
      notes: [`at ${format.integer(retailers)} retailers, ${format.integer(mean.rows)} rows`],
    },
  ];
}

function likeForLike(changes: Changes | null, format: Format): string[] {
  if (!changes || changes.mean.now === null || changes.mean.before === null) return [];
  return [`${signed(changes.mean.now - changes.mean.before, format)} like for like`];
}

function part(count: number, of: number, format: Format): string {
  return `${format.integer(count)} of ${format.integer(of)}`;
}
