'use client';

import { useState } from 'react';
import { bucketDates } from '@/components/price-competition/bucket-label';
import { pointsText } from '@/components/price-competition/points-text';
import { indexText } from '@/components/price-competition/sentence';
import type { Shown } from '@/components/price-competition/shown';
import { type MoveSplit, splitMove } from '@/components/price-competition/split-move';
import { Select } from '@/components/ui/select';
import { type Cell, isOwn, type Pair } from '@/lib/client/competition/pair';
import { useFormat } from '@/lib/client/use-format';

/** Between two buckets, into `bucket` to begin with: how much we moved, how much they, and what came from stock. */
export function MoveSection({ pair, shown, bucket }: { pair: Pair; shown: Shown; bucket: string | null }) {
  const format = useFormat();
  const priced = pair.cells.filter(({ index }) => index !== null);
  const [chosen, choose] = useState<{ from?: string; to?: string }>({});
  const to = find(priced, chosen.to ?? bucket) ?? priced.at(-1);
  const from = find(priced, chosen.from) ?? lastMoveBefore(priced, to);
  const options = priced.map((cell) => ({ value: cell.start_date, label: bucketDates(cell, format) }));
  return (
    <section aria-label="Who moved">
      <h3 className="border-line border-b pb-1 font-semibold text-body">Who moved</h3>
      {from && to && from !== to ? (
        <div className="flex flex-col gap-2 pt-2">
          <div className="flex flex-wrap gap-2">
            <Select
              label="From"
              value={from.start_date}
              options={options}
              onChange={(day) => choose({ ...chosen, from: day })}
            />
            <Select
              label="To"
              value={to.start_date}
              options={options}
              onChange={(day) => choose({ ...chosen, to: day })}
            />
          </div>
          <Split pair={pair} shown={shown} from={from} to={to} />
        </div>
      ) : (
        <p className="pt-2 text-ink-2">
          Fewer than two buckets of this period have an index, so nothing can have moved.
        </p>
      )}
    </section>
  );
}

function find(cells: readonly Cell[], day: string | null | undefined): Cell | undefined {
  return cells.find(({ start_date }) => start_date === day);
}

/** The bucket before the latest move: between two buckets alike there is nothing to explain. */
function lastMoveBefore(cells: readonly Cell[], to: Cell | undefined): Cell | undefined {
  const earlier = to ? cells.slice(0, cells.indexOf(to)) : [];
  return earlier.findLast(({ index }) => index !== to?.index) ?? earlier.at(-1);
}

function Split({ pair, shown, from, to }: { pair: Pair; shown: Shown; from: Cell; to: Cell }) {
  const format = useFormat();
  const { choice, calibrated } = shown;
  const { calibration } = calibrated;
  const split = calibration && splitMove(from, to, choice.kind, calibration);
  if (!split)
    return (
      <p className="text-ink-2">
        This move cannot be split: a price of either side is missing, or the index does not follow from them.
      </p>
    );
  const own = isOwn(pair);
  const points = (value: number | null) => pointsText(value, calibration, format);
  return (
    <dl className="grid grid-cols-[1fr_max-content] gap-x-6">
      {partsOf(split, own, pair, choice.offers === 'standard').map(({ name, note, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-line border-b py-1.5">
          <dt>
            {name} <span className="text-caption text-ink-3">{note}</span>
          </dt>
          <dd className="text-right">{points(value)}</dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid py-1.5 font-medium">
        <dt>
          Index {indexText(from.index, calibration, format)} to {indexText(to.index, calibration, format)}
        </dt>
        <dd className="text-right">{points(split.total)}</dd>
      </div>
    </dl>
  );
}

function partsOf(split: MoveSplit, own: boolean, { baseName, benchmarkName }: Pair, inStock: boolean) {
  return [
    { name: own ? 'We moved' : 'The base moved', note: `price of ${baseName}`, value: split.base },
    { name: own ? 'They moved' : 'The benchmark moved', note: `price of ${benchmarkName}`, value: split.benchmark },
    ...(inStock ? [{ name: 'Stock changed', note: 'offers that sold out or came back', value: split.stock }] : []),
  ];
}
