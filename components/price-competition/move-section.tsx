'use client';

import { useState } from 'react';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { bucketWords } from '@/components/price-competition/words';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

interface MoveSectionProps {
  state: CompetitionState;
  line: Line;
  /** The bucket that the move ends with, to begin with. */
  bucket: string | null;
  digits: number;
}

/** Between two buckets: how much we moved, how much they, and what came from stock. */
export function MoveSection({ state, line, bucket, digits }: MoveSectionProps) {
  const { params, address } = state;
  const format = useFormat();
  const known = line.cells.filter(({ index }) => index !== null);
  const [chosen, choose] = useState<{ from?: string; to?: string }>({});
  const find = (day: string | null | undefined) => known.find((cell) => cell.bucket === day);
  const to = find(chosen.to ?? bucket) ?? known.at(-1);
  const from = find(chosen.from) ?? lastMoveBefore(known, to);
  const both = params && from && to && from !== to ? { ...params, at: to.bucket, against: from.bucket } : null;
  const moved = useAnswer('price-competition/changes', both && { ...both, id: [line.id], limit: 1 });
  const options = known.map(({ bucket: day }) => ({
    value: day,
    label: bucketWords(day, address.time_dimension, format),
  }));
  return (
    <section aria-label="Who moved">
      <h3 className="border-line border-b pb-1 font-semibold text-body">Who moved</h3>
      {from && to && both ? (
        <div className="flex flex-col gap-2 pt-2">
          <div className="flex flex-wrap gap-2">
            <Select
              label="From"
              value={from.bucket}
              options={options}
              onChange={(day) => choose({ ...chosen, from: day })}
            />
            <Select label="To" value={to.bucket} options={options} onChange={(day) => choose({ ...chosen, to: day })} />
          </div>
          {moved.kind === 'loading' ? <Skeleton className="h-32" /> : null}
          {moved.kind === 'problem' ? <PanelProblem problem={moved.problem} onRetry={moved.retry} /> : null}
          {moved.kind === 'content' ? (
            <Parts
              line={line}
              of={moved.data.rows[0] ?? null}
              digits={digits}
              inStock={address.offers === 'standard'}
            />
          ) : null}
        </div>
      ) : (
        <p className="pt-2 text-ink-2">
          Fewer than two buckets of this period have an index, so nothing can have moved.
        </p>
      )}
    </section>
  );
}

/** The bucket before the latest move: between two buckets alike there is nothing to explain. */
function lastMoveBefore(cells: readonly LineCell[], to: LineCell | undefined): LineCell | undefined {
  const earlier = to ? cells.slice(0, cells.indexOf(to)) : [];
  return earlier.findLast(({ index }) => index !== to?.index) ?? earlier.at(-1);
}

interface PartsProps {
  line: Line;
  of: CompetitionChange | null;
  digits: number;
  /** Over all offers, none can sell out. */
  inStock: boolean;
}

/** The parts add up to the move before rounding. */
function Parts({ line: { base, benchmark }, of, digits, inStock }: PartsProps) {
  const format = useFormat();
  const points = (value: number | null) => format.difference(value, digits);
  if (!of || of.from_base === null)
    return (
      <p className="text-ink-2">
        This move cannot be split: a price of either side is missing, or the index does not follow from them.
      </p>
    );
  const parts = [
    { name: base.own ? 'We moved' : 'The base moved', note: `price of ${isolated(base.title)}`, value: of.from_base },
    {
      name: base.own ? 'They moved' : 'The benchmark moved',
      note: `price of ${isolated(benchmark.title)}`,
      value: of.from_benchmark,
    },
    ...(inStock ? [{ name: 'Stock changed', note: 'offers that sold out or came back', value: of.from_stock }] : []),
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
          Index {format.decimal(of.was_index, digits)} to {format.decimal(of.now_index, digits)}
        </dt>
        <dd className="text-end">{points(of.difference)}</dd>
      </div>
    </dl>
  );
}
