'use client';

import type { Change } from '@/components/visibility/prepare-change';
import { partInWords } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import type { Totals } from '@/lib/client/visibility/prepare-totals';
import type { Part } from '@/lib/client/visibility/score';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  change: Change | null;
  n: number;
}

/** The day in five numbers, each with what it is of. */
export function TotalsLine({ totals, change, n }: TotalsLineProps) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-5">
      {tilesOf(n).map(({ name, hint, write }) => {
        const { value, note } = totals ? write(totals, change, format) : { value: '', note: '' };
        return (
          <div key={name} title={hint} className="flex min-h-16 min-w-0 flex-col">
            <dt className="text-caption text-ink-2">{name}</dt>
            <dd className="min-h-8 text-tile">{value}</dd>
            <dd className="text-caption text-ink-3">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface Tile {
  name: string;
  hint: string;
  write: (totals: Totals, change: Change | null, format: Format) => { value: string; note: string };
}

function tilesOf(n: number): Tile[] {
  return [
    {
      name: 'Targets met',
      hint: 'Of the scores with data and a target',
      write: ({ met, open }, change, format) => ({
        value: met.of === 0 ? '—' : partInWords(met, format),
        note: change ? changeInWords(change, format) : `${format.integer(open)} without data or target left out`,
      }),
    },
    {
      name: 'Key sources',
      hint: 'The same over key sources alone',
      write: ({ keyMet }, _, format) => ({
        value: keyMet.of === 0 ? '—' : partInWords(keyMet, format),
        note: keyMet.of === 0 ? 'none has a target' : 'targets met',
      }),
    },
    {
      name: 'Own share',
      hint: `Products of own brands, of all products counted among the first ${n} of each shelf`,
      write: ({ own }, _, format) => shareOf(own, 'products', format),
    },
    {
      name: 'One listing away',
      hint: 'Missed targets that one more own product among those counted would reach',
      write: ({ near, met }, _, format) =>
        near.of === 0
          ? { value: '—', note: noneNear(met) }
          : { value: format.integer(near.count), note: `of ${format.integer(near.of)} missed` },
    },
    {
      name: 'Sources',
      hint: 'Sources and retailers of the scores shown',
      write: ({ sources, retailers }, _, format) => ({
        value: format.integer(sources),
        note: `at ${format.integer(retailers)} ${retailers === 1 ? 'retailer' : 'retailers'}`,
      }),
    },
  ];
}

function shareOf({ count, of }: Part, noun: string, format: Format): { value: string; note: string } {
  if (of === 0) return { value: '—', note: `no ${noun} counted` };
  return { value: format.percent(count / of), note: `${partInWords({ count, of }, format)} ${noun}` };
}

function noneNear({ count, of }: Part): string {
  if (of === 0) return 'none has a target';
  return count === of ? 'no target is missed' : 'counts are not known';
}

/** Like for like: the same scores on both days. */
function changeInWords({ met, day }: Change, format: Format): string {
  const { now, before } = met;
  if (before.of === 0) return `nothing to compare on ${format.shortDay(day)}`;
  return `${format.integer(before.count)} → ${format.integer(now.count)} of ${format.integer(now.of)} on both days`;
}
