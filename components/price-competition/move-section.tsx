'use client';

import { PanelProblem } from '@/components/panel/panel-problem';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { BUCKET_NOUNS, bucketWords, digitsOf } from '@/components/price-competition/words';
import { Skeleton } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes.columns';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

interface MoveSectionProps {
  state: CompetitionState;
  line: Line;
  /** The selected bucket. The newest one with an index replaces one without. */
  bucket: string | undefined;
}

/** Splits the last change of the index up to a bucket into the parts of both prices and of stock. */
export function MoveSection({ state: { params, address }, line, bucket }: MoveSectionProps) {
  const format = useFormat();
  const cells = line.cells.filter(({ index }) => index !== null);
  const to = cells.find((cell) => cell.bucket === bucket) ?? cells.at(-1);
  const from = lastMoveBefore(cells, to);
  const changes = useAnswer(
    'price-competition/changes',
    params && from && to ? { ...params, at: to.bucket, against: from.bucket, id: [line.id], limit: 1 } : null,
  );
  const by = address.time_dimension;
  return (
    <section aria-label="Who moved">
      <h3 className="border-line border-b pb-1 font-semibold text-body">
        Who moved
        {from && to ? `, ${[from, to].map((cell) => bucketWords(cell.bucket, by, format)).join(' to ')}` : ''}
      </h3>
      <div className="pt-2">
        {from === undefined ? (
          <p className="text-ink-2">
            Fewer than two {`${BUCKET_NOUNS[by]}s`} of this period have an index, so there is no change.
          </p>
        ) : changes.kind === 'loading' ? (
          <Skeleton className="h-32" />
        ) : changes.kind === 'problem' ? (
          <PanelProblem problem={changes.problem} onRetry={changes.retry} />
        ) : (
          <Parts line={line} change={changes.data.rows[0] ?? null} inStock={address.offers === 'standard'} />
        )}
      </div>
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
  /** Whether only offers in stock count. Only then can stock change the index. */
  inStock: boolean;
}

/** Parts of a change. They add up to it before rounding. */
function Parts({ line: { base, benchmark, rule }, change, inStock }: PartsProps) {
  const format = useFormat();
  const digits = digitsOf(rule);
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
