'use client';

import { FLASH_DROP, type FlashRow } from '@/components/prices/prepare-flash';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

/** One offer a line; a drop worth a word stands in ink. */
export function FlashTable({ rows }: { rows: readonly FlashRow[] }) {
  const format = useFormat();
  const deep = rows.filter(({ drop }) => drop !== null && drop >= FLASH_DROP).length;
  if (rows.length === 0) return <p className="text-ink-2">The two answers share no offer of this SKU.</p>;
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="text-caption text-ink-3">
            <th className="py-1 text-start font-normal">Offer</th>
            <th className="py-1 text-end font-normal">Average</th>
            <th className="py-1 text-end font-normal">Lowest</th>
            <th className="py-1 text-end font-normal">Below</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ average, lowest, drop }) => (
            <tr
              key={[average.retailer, average.retailer_country, average.product_id, average.merchant_name].join('\n')}
              className={cn('border-line border-t', drop !== null && drop >= FLASH_DROP ? 'font-medium' : 'text-ink-2')}
            >
              <td className="py-1">{[average.retailer, average.merchant_name].filter(Boolean).join(' · ')}</td>
              <td className="py-1 text-end">{format.money(average.price, average.currency)}</td>
              <td className="py-1 text-end">{format.money(lowest.price, lowest.currency)}</td>
              <td className="py-1 text-end">{format.percent(drop)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-caption text-ink-3">
        {deep === 0
          ? 'No offer fell 5% or more below its average.'
          : `${format.integer(deep)} of ${format.integer(rows.length)} offers fell 5% or more below their average for a part of the day.`}
      </p>
    </>
  );
}
