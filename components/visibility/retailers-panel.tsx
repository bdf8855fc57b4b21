'use client';

import { Sparkline } from '@/components/chart/sparkline';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { VisibilityState } from '@/components/visibility/page';
import { shopWithCountry } from '@/components/visibility/words';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { RetailerFigures } from '@/lib/queries/visibility/retailers';

/** Height of four rows in pixels. */
const HEIGHT = 376;

/** Small multiples: the share of each retailer by day, and its target. A click filters by the retailer. */
export function RetailersPanel({
  state,
  retailers,
}: {
  state: VisibilityState;
  retailers: AnswerState<RetailerFigures[]>;
}) {
  const { set } = state;
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
    >
      {(rows) => (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-2">
          {rows.map((row) => (
            <Retailer
              key={row.keys.shop}
              row={row}
              axis={axisOf(rows)}
              onChoose={() => row.keys.retailer_name && set({ retailer: [row.keys.retailer_name] })}
            />
          ))}
        </ul>
      )}
    </AnswerPanel>
  );
}

interface RetailerProps {
  row: RetailerFigures;
  axis: readonly [number, number] | undefined;
  onChoose: () => void;
}

/** Returns one axis for all retailers, which starts at zero. */
export function axisOf(rows: readonly Pick<RetailerFigures, 'values'>[]): readonly [0, number] | undefined {
  const values = rows
    .flatMap(({ values: { share, target_share } }) => [...share.trend, target_share.value])
    .filter((value) => value !== null);
  const max = Math.max(0, ...values);
  return max > 0 ? [0, Math.min(Math.max(1, max), Math.ceil(max * 20 - 1e-9) / 20)] : undefined;
}

function Retailer({ row, axis, onChoose }: RetailerProps) {
  const format = useFormat();
  const { retailer_name } = row.keys;
  const { share, target_share, on_target } = row.values;
  const name = shopWithCountry(row.keys);
  const change = share.value === null || share.before === null ? null : share.value - share.before;
  return (
    <li className="min-w-0">
      <p className="flex justify-between gap-1.5">
        {retailer_name === null ? (
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
        <strong className="font-semibold">{format.percent(share.value)}</strong>
      </p>
      <Sparkline
        values={share.trend}
        target={target_share.value}
        axis={axis}
        label={`Share at ${name} over ${share.trend.length} days`}
        className="h-11 w-full overflow-visible"
      />
      <p className="flex justify-between gap-1.5 text-caption text-ink-3">
        <span className="truncate">
          {on_target.whole
            ? `${format.integer(on_target.part)} of ${format.integer(on_target.whole)} on target`
            : 'no target'}
        </span>
        <span className="whitespace-nowrap">{change === null ? '' : format.points(change)}</span>
      </p>
    </li>
  );
}
