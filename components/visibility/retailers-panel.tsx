'use client';

import { Sparkline } from '@/components/chart/sparkline';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { VisibilityState } from '@/components/visibility/page';
import { shopWithCountry } from '@/components/visibility/words';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { RetailerShare } from '@/lib/queries/visibility/retailers';

/** Pixels of four rows. */
const HEIGHT = 376;

/** Small multiples: the share of each retailer by day, and its target. A click filters by the retailer. */
export function RetailersPanel({
  state,
  retailers,
}: {
  state: VisibilityState;
  retailers: AnswerState<RetailerShare[]>;
}) {
  const { set, clear } = state;
  const format = useFormat();
  return (
    <AnswerPanel
      title="Share by retailer"
      state={retailers}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={(rows) => {
        const axis = axisOf(rows);
        const ends = axis ? ` · all from ${format.percent(axis[0], 0)} to ${format.percent(axis[1], 0)}` : '';
        return `own listings of all · dotted: target${ends}`;
      }}
      isEmpty={(rows) => rows.length === 0}
      onClearFilters={clear}
    >
      {(rows) => (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-2">
          {rows.map((row) => (
            <Retailer
              key={row.shop}
              row={row}
              axis={axisOf(rows)}
              onChoose={() => row.retailer && set({ retailer: [row.retailer] })}
            />
          ))}
        </ul>
      )}
    </AnswerPanel>
  );
}

interface RetailerProps {
  row: RetailerShare;
  axis: readonly [number, number] | undefined;
  onChoose: () => void;
}

/** One axis for all retailers, from zero. */
export function axisOf(rows: readonly Pick<RetailerShare, 'shares' | 'target'>[]): readonly [0, number] | undefined {
  const values = rows.flatMap(({ shares, target }) => [...shares, target]).filter((value) => value !== null);
  const most = Math.max(0, ...values);
  return most > 0 ? [0, Math.min(Math.max(1, most), Math.ceil(most * 20 - 1e-9) / 20)] : undefined;
}

function Retailer({ row, axis, onChoose }: RetailerProps) {
  const format = useFormat();
  const name = shopWithCountry(row.retailer, row.country);
  const change = row.share === null || row.before === null ? null : row.share - row.before;
  return (
    <li className="min-w-0">
      <p className="flex justify-between gap-1.5">
        {row.retailer === null ? (
          <span className="truncate">{name}</span>
        ) : (
          <button
            type="button"
            onClick={onChoose}
            title={`Show only ${name}`}
            className="min-h-6 truncate hover:underline"
          >
            {name}
          </button>
        )}
        <strong className="font-semibold">{format.percent(row.share)}</strong>
      </p>
      <Sparkline
        values={row.shares}
        target={row.target}
        axis={axis}
        label={`Share at ${name} over ${row.shares.length} days`}
        className="h-11 w-full overflow-visible"
      />
      <p className="flex justify-between gap-1.5 text-caption text-ink-3">
        <span className="truncate">
          {row.judged > 0 ? `${format.integer(row.met)} of ${format.integer(row.judged)} on target` : 'no target'}
        </span>
        <span className="whitespace-nowrap">{change === null ? '' : format.points(change)}</span>
      </p>
    </li>
  );
}
