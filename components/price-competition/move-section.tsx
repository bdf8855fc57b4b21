'use client';

import { useState } from 'react';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { BUCKET_NOUNS, bucketWords } from '@/components/price-competition/words';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { competitionFilters } from '@/lib/datasets/competitions/filters';
import type { Filter } from '@/lib/datasets/filters';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes.columns';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

/** The drawer shows any competition, and filters of the page would remove its changes. */
const NO_FILTERS = {
  ...Object.fromEntries(
    Object.entries<Filter>(competitionFilters).map(([name, { isOwn }]) => [name, isOwn ? 'all' : []]),
  ),
  q: '',
};

interface MoveSectionProps {
  state: CompetitionState;
  line: Line;
  /** Default end of the compared interval. */
  bucket: string | null;
  digits: number;
}

/** Splits the change between two buckets into the parts of both prices and of stock. */
export function MoveSection({ state, line, bucket, digits }: MoveSectionProps) {
  const { params, address } = state;
  const format = useFormat();
  const cells = line.cells.filter(({ index }) => index !== null);
  const [selection, setSelection] = useState<{ from?: string; to?: string }>({});
  const cellOf = (day: string | null | undefined) => cells.find((cell) => cell.bucket === day);
  const to = cellOf(selection.to ?? bucket) ?? cells.at(-1);
  const from = cellOf(selection.from) ?? lastMoveBefore(cells, to);
  const interval =
    params && from && to && from !== to ? { ...params, ...NO_FILTERS, at: to.bucket, against: from.bucket } : null;
  const changes = useAnswer('price-competition/changes', interval && { ...interval, id: [line.id], limit: 1 });
  const options = cells.map(({ bucket: day }) => ({
    value: day,
    label: bucketWords(day, address.time_dimension, format),
  }));
  return (
    <section aria-label="Who moved">
      <h3 className="border-line border-b pb-1 font-semibold text-body">Who moved</h3>
      {from && to && interval ? (
        <div className="flex flex-col gap-2 pt-2">
          <div className="flex flex-wrap gap-2">
            <Select
              label="From"
              value={from.bucket}
              options={options}
              onChange={(day) => setSelection({ ...selection, from: day })}
            />
            <Select
              label="To"
              value={to.bucket}
              options={options}
              onChange={(day) => setSelection({ ...selection, to: day })}
            />
          </div>
          {changes.kind === 'loading' ? <Skeleton className="h-32" /> : null}
          {changes.kind === 'problem' ? <PanelProblem problem={changes.problem} onRetry={changes.retry} /> : null}
          {changes.kind === 'content' ? (
            <Parts
              line={line}
              change={changes.data.rows[0] ?? null}
              digits={digits}
              inStock={address.offers === 'standard'}
            />
          ) : null}
        </div>
      ) : (
        <p className="pt-2 text-ink-2">
          Fewer than two {`${BUCKET_NOUNS[address.time_dimension]}s`} of this period have an index, so there is no
          change.
        </p>
      )}
    </section>
  );
}

/** Returns the last bucket with another index, as equal indices have no change to explain. */
function lastMoveBefore(cells: readonly LineCell[], to: LineCell | undefined): LineCell | undefined {
  const earlier = to ? cells.slice(0, cells.indexOf(to)) : [];
  return earlier.findLast(({ index }) => index !== to?.index) ?? earlier.at(-1);
}

interface PartsProps {
  line: Line;
  change: CompetitionChange | null;
  digits: number;
  /** Whether only offers in stock count. Only then can stock change the index. */
  inStock: boolean;
}

/** Parts of a change. They add up to it before rounding. */
function Parts({ line: { base, benchmark }, change, digits, inStock }: PartsProps) {
  const format = useFormat();
  const points = (value: number | null) => format.difference(value, digits);
  if (!change || change.from_base === null)
    return (
      <p className="text-ink-2">
        This change cannot be split: a price is missing, or the index does not follow from the prices.
      </p>
    );
  const parts = [
    {
      name: base.own ? 'We moved' : 'The base moved',
      note: `price of ${isolated(base.title)}`,
      value: change.from_base,
    },
    {
      name: base.own ? 'They moved' : 'The benchmark moved',
      note: `price of ${isolated(benchmark.title)}`,
      value: change.from_benchmark,
    },
    ...(inStock
      ? [{ name: 'Stock changed', note: 'offers that sold out or came back', value: change.from_stock }]
      : []),
  ];
  return (
    <dl className="grid grid-cols-[1fr_max-content] gap-x-6">
      {parts.map(({ name, note, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-line border-b py-1.5">
          <dt className="min-w-0 break-words">
            {name} <span className="text-caption text-ink-3">{note}</span>
          </dt>
          <dd className="text-end">{points(value)}</dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid py-1.5 font-medium">
        <dt>
          Index {format.decimal(change.was_index, digits)} to {format.decimal(change.now_index, digits)}
        </dt>
        <dd className="text-end">{points(change.difference)}</dd>
      </div>
    </dl>
  );
}
