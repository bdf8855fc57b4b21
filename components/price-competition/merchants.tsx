'use client';

import type { TimeDimension } from '@/components/price-competition/page';
import { BUCKET_NOUNS, PRICE_NOUNS } from '@/components/price-competition/words';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { SIDES, type SideName } from '@/lib/contract/price-competition';
import type { Line } from '@/lib/queries/price-competition/line';

const SHOWN = 4;

interface MerchantsProps {
  line: Line;
  kind: keyof typeof PRICE_NOUNS;
  by: TimeDimension;
}

/** The cheapest merchants of both sides over the period. */
export function Merchants({ line, kind, by }: MerchantsProps) {
  const title = `Cheapest merchants, ${PRICE_NOUNS[kind]}`;
  return (
    <section aria-label={title}>
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <SideList key={side} line={line} side={side} noun={BUCKET_NOUNS[by]} />
        ))}
      </div>
    </section>
  );
}

interface SideListProps {
  line: Line;
  side: SideName;
  noun: string;
}

function SideList({ line, side, noun }: SideListProps) {
  const format = useFormat();
  const { cells } = line;
  const name = isolated(line[side].title);
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const merchant = cell[`${side}_cheapest`];
    if (merchant !== null) counts.set(merchant, (counts.get(merchant) ?? 0) + 1);
  }
  const merchants = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
  const lowest = cells.map((cell) => cell[`${side}_lowest`]).filter((isLowest) => isLowest !== null);
  const more = merchants.length - SHOWN;
  return (
    <div className="min-w-0">
      <p className="truncate text-caption text-ink-3" title={name}>
        {name}
      </p>
      {merchants.length === 0 ? <p className="text-ink-2">The service reports none.</p> : null}
      <ul>
        {merchants.slice(0, SHOWN).map(([merchant, buckets]) => (
          <li key={merchant} className="flex justify-between gap-4">
            <span className="truncate">{merchant}</span>
            <span className="shrink-0 text-ink-2">{format.count(buckets, noun)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-caption text-ink-3">and {format.integer(more)} others</p> : null}
      {lowest.length > 0 ? (
        <p className="text-caption text-ink-3">
          Its own price was the lowest in {format.integer(lowest.filter(Boolean).length)} of{' '}
          {format.count(lowest.length, noun)}.
        </p>
      ) : null}
    </div>
  );
}
