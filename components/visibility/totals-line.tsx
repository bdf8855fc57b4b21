'use client';

import { type Tile, Tiles, UNWRITTEN, type Written } from '@/components/page/tiles';
import type { Behind } from '@/components/visibility/behind';
import type { Change, Versus } from '@/components/visibility/prepare-change';
import { partInWords } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';
import type { Totals } from '@/lib/client/visibility/prepare-totals';
import type { Part } from '@/lib/client/visibility/score';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  change: Change | null;
  n: number;
  onOpen: (behind: Behind) => void;
}

/** The day in five numbers, each with what it is of and, beside another day, what it was there. */
export function TotalsLine({ totals, change, n, onOpen }: TotalsLineProps) {
  const format = useFormat();
  const tiles = tilesOf(n).map(({ name, hint, behind, words, write, versus }): Tile => {
    const written = totals ? write(totals, format) : UNWRITTEN;
    const difference = totals && change && versus ? versus(change, format) : null;
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
  versus?: (change: Change, format: Format) => string;
}

function tilesOf(n: number): TileOf[] {
  return [
    {
      name: 'Targets met',
      hint: 'Of the scores with data and a target',
      behind: 'missed',
      words: 'Show the scores that miss their target',
      write: ({ met, open }, format) => ({
        value: met.of === 0 ? NO_VALUE : partInWords(met, format),
        note: open === 0 ? 'all have data and a target' : `${format.integer(open)} without data or target left out`,
      }),
      versus: ({ met }, format) => countsInWords(met, format),
    },
    {
      name: 'Key sources',
      hint: 'The same over key sources alone',
      behind: 'key',
      words: 'Show key sources alone',
      write: ({ keyMet }, format) => ({
        value: keyMet.of === 0 ? NO_VALUE : partInWords(keyMet, format),
        note: keyMet.of === 0 ? 'none has a target' : 'targets met',
      }),
      versus: ({ keyMet }, format) => countsInWords(keyMet, format),
    },
    {
      name: 'Own share',
      hint: `Products of own brands, of all products counted among the first ${n} of each shelf`,
      behind: 'own',
      words: 'Show the scores of own brands',
      write: ({ own }, format) => shareOf(own, format),
      versus: ({ own: { now, before } }, format) =>
        now.of === 0 || before.of === 0
          ? NOTHING_BOTH
          : `${format.points(now.count / now.of - before.count / before.of)} like for like`,
    },
    {
      name: 'One listing away',
      hint: 'Missed targets that one more own product among those counted would reach',
      behind: 'near',
      words: 'Show missed targets, those first that need fewest listings',
      write: ({ near, met }, format) =>
        near.of === 0
          ? { value: NO_VALUE, note: noneNear(met) }
          : { value: format.integer(near.count), note: `of ${format.integer(near.of)} missed` },
      versus: ({ met, near }, format) => (met.now.of === 0 ? NOTHING_BOTH : `${arrow(near, format)} like for like`),
    },
    {
      name: 'Sources',
      hint: 'Sources and retailers of the scores shown',
      behind: 'all',
      words: 'Show all scores',
      write: ({ sources, retailers }, format) => ({
        value: format.integer(sources),
        note: `at ${format.integer(retailers)} ${retailers === 1 ? 'retailer' : 'retailers'}`,
      }),
    },
  ];
}

const NOTHING_BOTH = 'nothing to compare';

function shareOf(part: Part, format: Format): Written {
  const { count, of } = part;
  if (of === 0) return { value: NO_VALUE, note: 'no products counted' };
  return { value: format.percent(count / of), note: `${partInWords(part, format)} products` };
}

function noneNear({ count, of }: Part): string {
  if (of === 0) return 'none has a target';
  return count === of ? 'no target is missed' : 'counts are not known';
}

/** Like for like: the same scores on both days. */
function countsInWords(versus: Versus, format: Format): string {
  if (versus.now.of === 0) return NOTHING_BOTH;
  return `${arrow(versus, format)} of ${format.integer(versus.now.of)} like for like`;
}

function arrow({ now, before }: Versus, format: Format): string {
  return `${format.integer(before.count)} → ${format.integer(now.count)}`;
}
