'use client';

import { statusWord } from '@/components/price-competition/words';
import { PlainHead } from '@/components/ui/plain-head';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { depthOf } from '@/lib/client/competition/reading';
import { NO_VALUE } from '@/lib/client/format-number';
import { useFormat } from '@/lib/client/use-format';

const COLUMNS = {
  Side: 'text',
  Selling: 'number',
  List: 'number',
  Depth: 'number',
  Status: 'text',
  Cheapest: 'text',
} as const;

/** The prices of one bucket on both sides: what its index is made of. */
export function BucketSides({ pair, cell }: { pair: Pair; cell: Cell }) {
  const format = useFormat();
  const { base, benchmark } = pair.competition;
  const sides = [
    { name: 'Base', of: base.product?.brand_name, side: cell.base, cheapest: cell.row?.base_min_info?.min_merchant },
    {
      name: 'Benchmark',
      of: benchmark.product?.brand_name,
      side: cell.benchmark,
      cheapest: cell.row?.benchmark_min_info?.min_merchant,
    },
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <PlainHead columns={COLUMNS} />
        <tbody>
          {sides.map(({ name, of, side, cheapest }) => (
            <tr key={name} className="border-line border-t">
              <td className="px-2 py-1">
                {name} <span className="text-ink-3">{of}</span>
              </td>
              <td className="px-2 py-1 text-end">{format.decimal(side.rsp)}</td>
              <td className="px-2 py-1 text-end">{format.decimal(side.rrp)}</td>
              <td className="px-2 py-1 text-end">{format.percent(depthOf(side))}</td>
              <td className="px-2 py-1">{side.status === null ? NO_VALUE : statusWord(side.status)}</td>
              <td className="px-2 py-1">{cheapest ?? NO_VALUE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
