'use client';

import type { CalendarCell, DayMark } from '@/components/prices/prepare-calendar';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

const LOOKS: Record<DayMark, { fill: string; sign: string; word: string }> = {
  in: { fill: 'bg-ink/10', sign: '', word: 'in stock' },
  out: { fill: 'bg-ink text-ground', sign: '', word: 'out of stock' },
  unknown: { fill: '', sign: '·', word: 'stock not stated' },
  'no-row': { fill: '', sign: '·', word: 'no offer' },
  'not-collected': { fill: 'hatch', sign: '', word: 'not collected' },
};

/** One day at one shop: stock as fill, a lost buybox as a sign, price and merchant on hover. */
export function CalendarMark({
  cell: { day, mark, listing },
  currency,
}: {
  cell: CalendarCell;
  currency: string | null;
}) {
  const format = useFormat();
  const { fill, sign, word } = LOOKS[mark];
  const lost = listing?.kept === false;
  const words = [
    word,
    lost && 'buybox lost',
    listing && format.money(listing.price, currency),
    listing?.merchant,
  ].filter(Boolean);
  return (
    <span
      title={`${format.day(day)}: ${words.join(' · ')}`}
      className={cn('mx-px flex h-5 min-w-3 items-center justify-center text-caption', fill)}
    >
      <span aria-hidden>{lost ? '×' : sign}</span>
      <span className="sr-only">{words.slice(0, lost ? 2 : 1).join(', ')}</span>
    </span>
  );
}
