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
  const sides = [
    { name: pair.baseName, side: cell.base, cheapest: cell.row?.base_min_info?.min_merchant },
    { name: pair.benchmarkName, side: cell.benchmark, cheapest: cell.row?.benchmark_min_info?.min_merchant },
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <PlainHead columns={COLUMNS} />
        <tbody>
          {sides.map(({ name, side, cheapest }, at) => (
            <tr key={at === 0 ? 'base' : 'benchmark'} className="border-line border-t">
              <td className="px-2 py-1">{name}</td>
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
