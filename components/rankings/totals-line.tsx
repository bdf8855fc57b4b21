'use client';

import type { Totals } from '@/components/rankings/prepare-totals';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';

interface Tile {
  name: string;
  hint: string;
  write: (totals: Totals, format: Format) => { value: string; note: string };
}

const TILES: readonly Tile[] = [
  {
    name: 'Targets met',
    hint: 'By is_on_target; keywords that were not collected are in no denominator',
    write: ({ targets: { met, missed, noData } }, format) => ({
      value: met + missed === 0 ? NO_VALUE : `${format.integer(met)} of ${format.integer(met + missed)}`,
      note: [
        met + missed > 0 && format.percent(met / (met + missed)),
        noData > 0 ? `${format.integer(noData)} more without data` : 'none without data',
      ]
        .filter(Boolean)
        .join(', '),
    }),
  },
  {
    name: 'Distance to target',
    hint: 'Places to gain until every missed target is met, all together',
    write: ({ targets: { missed, distance, unranked } }, format) => ({
      value: missed === 0 ? NO_VALUE : format.integer(distance),
      note: `places on ${counted(missed - unranked, 'missed target', format)}; ${format.integer(unranked)} more not ranked`,
    }),
  },
  {
    name: 'Own places on page one',
    hint: 'By the page that the service names',
    write: ({ ownPageOne, ownRanked }, format) => ({
      value: format.integer(ownPageOne),
      note: `of ${counted(ownRanked, 'own place', format)} on any page`,
    }),
  },
  {
    name: 'Own against own',
    hint: 'Shelves, each a keyword at a retailer, on which several own products are ranked',
    write: ({ rivals, withOwn }, format) => ({
      value: format.integer(rivals),
      note: `of ${format.integer(withOwn)} ${withOwn === 1 ? 'shelf' : 'shelves'} with own products`,
    }),
  },
  {
    name: 'Products',
    hint: 'A product counts once at each retailer',
    write: ({ products, own, retailers }, format) => ({
      value: format.integer(products),
      note: `${format.integer(own)} own, at ${counted(retailers, 'retailer', format)}`,
    }),
  },
];

/** The selection in five numbers, each with what it is of. */
export function TotalsLine({ totals }: { totals: Totals | null }) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-5">
      {TILES.map(({ name, hint, write }) => {
        const { value, note } = totals ? write(totals, format) : { value: '', note: '' };
        return (
          <div key={name} title={hint} className="flex min-h-20 min-w-0 flex-col">
            <dt className="text-caption text-ink-2">{name}</dt>
            <dd className="min-h-8 text-tile">{value}</dd>
            <dd className="text-caption text-ink-3">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
