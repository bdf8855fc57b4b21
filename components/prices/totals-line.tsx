'use client';

import type { Share, Totals } from '@/components/prices/prepare-totals';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count. */
  totals: Totals | null;
  price2: string;
}

/** The day in six numbers, each share with what it is of. */
export function TotalsLine({ totals, price2 }: TotalsLineProps) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-6">
      {tiles(totals, price2, format).map(({ name, hint, value, note }) => (
        <div key={name} title={hint} className="flex min-h-16 min-w-0 flex-col">
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
  hint?: string;
  value: string;
  note: string;
}

function tiles(totals: Totals | null, price2: string, format: Format): Tile[] {
  const count = (name: string, value: number | undefined, note: string) => ({
    name,
    value: totals ? format.integer(value) : '',
    note,
  });
  const share = (name: string, part: Share | undefined, known: string, hint: string) => ({
    name,
    hint,
    value: part ? format.percent(part.of === 0 ? null : part.count / part.of) : '',
    note: !part
      ? ''
      : part.of > 0
        ? `${format.integer(part.count)} of ${format.integer(part.of)} ${known}`
        : 'not known for any',
  });
  return [
    count('Offers', totals?.offers, 'shown'),
    count('SKUs', totals?.skus, 'with an offer'),
    count('Retailers', totals?.retailers, 'with an offer'),
    share('In stock', totals?.inStock, 'known', 'Offers in stock, of those whose stock is known'),
    share(
      'Buybox kept',
      totals?.buybox,
      'listings',
      'SKUs at a retailer whose buybox position 1 a main merchant holds, of those with a known holder',
    ),
    share(
      `Below ${price2.toLowerCase()}`,
      totals?.discounted,
      'with both',
      'Offers whose price is below the second price, of those with both',
    ),
  ];
}
