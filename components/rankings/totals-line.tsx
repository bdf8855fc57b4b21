'use client';

import { type Tile, Tiles, UNWRITTEN, type Written } from '@/components/page/tiles';
import type { Behind } from '@/components/rankings/behind';
import type { Change, Versus } from '@/components/rankings/prepare-change';
import type { Totals } from '@/components/rankings/prepare-totals';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  change: Change | null;
  onOpen: (behind: Behind) => void;
}

/** The selection in five numbers, each with what it is of and, beside another day, what it was there. */
export function TotalsLine({ totals, change, onOpen }: TotalsLineProps) {
  const format = useFormat();
  const tiles = TILES.map(({ name, hint, behind, words, write, versus }): Tile => {
    const written = totals ? write(totals, format) : UNWRITTEN;
    const difference = totals && change ? versus(change, format) : null;
    return { name, hint, ...written, change: difference, opens: { words, onOpen: () => onOpen(behind) } };
  });
  return <Tiles tiles={tiles} />;
}

interface TileOf {
  name: string;
  hint: string;
  behind: Behind;
  /** What a click on the value shows. */
  words: string;
  write: (totals: Totals, format: Format) => Written;
  versus: (change: Change, format: Format) => string;
}

const TILES: readonly TileOf[] = [
  {
    name: 'Targets met',
    hint: 'By is_on_target; keywords that were not collected are in no denominator',
    behind: 'missed',
    words: 'Show the products that miss a target',
    write: ({ targets: { met, missed, unranked, noData } }, format) => ({
      value: met + missed === 0 ? NO_VALUE : `${format.integer(met)} of ${format.integer(met + missed)}`,
      note: [
        met + missed > 0 && `${format.percent(met / (met + missed))}; ${whereRanked(met, missed - unranked, format)}`,
        noData > 0 && `${format.integer(noData)} more without data`,
      ]
        .filter(Boolean)
        .join('; '),
    }),
    versus: ({ met }, format) => likeForLike(met, format),
  },
  {
    name: 'Distance to target',
    hint: 'Places to gain until every missed target is met, all together',
    behind: 'distance',
    words: 'Show products by their distance to target',
    write: ({ targets: { missed, distance, unranked } }, format) => ({
      value: missed === 0 ? NO_VALUE : format.integer(distance),
      note: `places on ${counted(missed - unranked, 'missed target', format)}; ${format.integer(unranked)} more not ranked`,
    }),
    versus: ({ distance }, format) => likeForLike(distance, format),
  },
  {
    name: 'Own places on page one',
    hint: 'By the page that the service names',
    behind: 'pageOne',
    words: 'Show own products by their places on page one',
    write: ({ ownPageOne, ownRanked }, format) => ({
      value: ownRanked === 0 ? NO_VALUE : format.integer(ownPageOne),
      note: `of ${counted(ownRanked, 'own place', format)} on any page`,
    }),
    versus: ({ pageOne }, format) => likeForLike(pageOne, format),
  },
  {
    name: 'Own against own',
    hint: 'Shelves, each a keyword at a retailer, on which several own products are ranked',
    behind: 'rivals',
    words: 'Show these shelves',
    write: ({ rivals, withOwn }, format) => ({
      value: withOwn === 0 ? NO_VALUE : format.integer(rivals),
      note: `of ${format.integer(withOwn)} ${withOwn === 1 ? 'shelf' : 'shelves'} with own products`,
    }),
    versus: ({ rivals }, format) => likeForLike(rivals, format),
  },
  {
    name: 'Products',
    hint: 'A product counts once at each retailer',
    behind: 'products',
    words: 'Show all products of the selection',
    write: ({ products, own, unplaced, retailers }, format) => ({
      value: format.integer(products),
      note: [
        `${format.integer(own)} own`,
        unplaced > 0 && `${format.integer(unplaced)} not stated`,
        `at ${counted(retailers, 'retailer', format)}`,
      ]
        .filter(Boolean)
        .join(', '),
    }),
    versus: ({ entered, left }, format) => `${format.integer(entered)} came, ${format.integer(left)} went`,
  },
];

/** Most products are nowhere for most keywords: how it stands where they are somewhere. */
function whereRanked(met: number, missed: number, format: Format): string {
  return met + missed === 0 ? 'none is ranked' : `${format.percent(met / (met + missed))} where ranked`;
}

function likeForLike({ now, before, of }: Versus, format: Format): string {
  return of === 0 ? 'nothing to compare' : `${format.integer(before)} → ${format.integer(now)} like for like`;
}
