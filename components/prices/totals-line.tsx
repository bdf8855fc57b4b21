'use client';

import type { Share, Totals } from '@/components/prices/prepare-totals';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  price2: string;
}

/** The day in six numbers, each share with what it is of. */
export function TotalsLine({ totals, price2 }: TotalsLineProps) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-6">
      {tilesOf(price2).map(({ name, hint, write }) => {
        const { value, note } = totals ? write(totals, format) : { value: '', note: '' };
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
  write: (totals: Totals, format: Format) => { value: string; note: string };
}

function tilesOf(price2: string): Tile[] {
  return [
    {
      name: 'Offers',
      hint: 'Offers that pass the filters',
      write: ({ offers }, format) => ({ value: format.integer(offers), note: 'shown' }),
    },
    {
      name: 'SKUs',
      hint: 'SKUs of these offers',
      write: ({ skus }, format) => ({ value: format.integer(skus), note: 'with an offer' }),
    },
    {
      name: 'Retailers',
      hint: 'Retailers of these offers, each country by itself',
      write: ({ retailers }, format) => ({ value: format.integer(retailers), note: 'with an offer' }),
    },
    {
      name: 'In stock',
      hint: 'Offers in stock, of those whose stock is known',
      write: ({ inStock, unreadStock }, format) =>
        unreadStock > 0
          ? { value: format.percent(null), note: 'values other than 0 and 1' }
          : shareOf(inStock, 'known', format),
    },
    {
      name: 'Buybox kept',
      hint: 'SKUs at a retailer whose buybox position 1 a main merchant holds, of those with a known holder',
      write: ({ buybox }, format) => shareOf(buybox, 'listings', format),
    },
    {
      name: `Below ${price2.toLowerCase()}`,
      hint: 'Offers whose price is below the second price, of those with both',
      write: ({ discounted }, format) => shareOf(discounted, 'with both', format),
    },
  ];
}

/** A share with its denominator, and no share of nothing. */
function shareOf({ count, of }: Share, known: string, format: Format): { value: string; note: string } {
  if (of === 0) return { value: format.percent(null), note: 'not known for any' };
  return { value: format.percent(count / of), note: `${format.integer(count)} of ${format.integer(of)} ${known}` };
}
