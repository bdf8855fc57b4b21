'use client';

import { tilesByName } from '@/components/layout/tiles-by-name';
import { AnswerPanel } from '@/components/panel/answer-panel';
import type { ScorecardsState } from '@/components/scorecards/page';
import { cn } from '@/components/ui/cn';
import { selectedRowClass } from '@/components/ui/selected-row';
import { SkeletonRows } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { FALLING_BY } from '@/lib/datasets/scorecards/filters';
import type { Fall, Falls } from '@/lib/queries/scorecards/falls';
import type { Tile } from '@/lib/queries/shared/tiles';
import { withoutBrand } from '@/lib/text/without-brand';

/** Height of the opening rows in pixels. */
const HEIGHT = 264;
/** Size of a drawing, and the space for its circles at both ends. */
const WIDTH = 140;
const ROW = 18;
const EDGE = 6;

interface FallsPanelProps {
  state: ScorecardsState;
  falls: AnswerState<Falls>;
  tiles: AnswerState<readonly Tile[]>;
  /** The SKU at a retailer whose new reviews are shown. */
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The SKUs at retailers whose rating fell most since the compared day. A click shows their new reviews. */
export function FallsPanel({ state: { dates }, falls, tiles, selectedId, onSelect }: FallsPanelProps) {
  const format = useFormat();
  const [comparedDay, day] = [format.shortDay(dates.against), format.shortDay(dates.date)];
  return (
    <AnswerPanel
      title="Largest falls"
      state={falls}
      height={HEIGHT}
      skeleton={<SkeletonRows rows={6} />}
      caption={({ target }) => `○ ${comparedDay}, ● ${day} · dashed: target ${format.decimal(target, 1)}`}
      isEmpty={({ falls }) => falls.length === 0}
      whyEmpty={() => emptyWords(tiles, comparedDay)}
    >
      {({ falls, target }) => {
        const xOf = scaleOf(falls, target);
        return (
          <ul>
            {falls.map((fall) => (
              <li
                key={fall.id}
                className={cn('border-line border-b py-0.5', fall.id === selectedId && selectedRowClass)}
              >
                <button
                  type="button"
                  aria-current={fall.id === selectedId || undefined}
                  title={`${fall.sku_name}: ${format.decimal(fall.rating_before, 2)} on ${comparedDay}, ${format.decimal(fall.rating, 2)} on ${day}`}
                  onClick={() => onSelect(fall.id)}
                  className="block min-h-6 max-w-full truncate text-start hover:underline"
                >
                  {isolated(withoutBrand(fall.sku_name, fall.brand) ?? fall.sku_name)}
                </button>
                <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_2.75rem] items-center gap-x-1.5 text-caption">
                  <span className="truncate text-ink-3">{shopName(fall.retailer)}</span>
                  <Dumbbell fall={fall} target={target} xOf={xOf} />
                  <strong className="text-end font-semibold">{format.difference(fall.change, 2)}</strong>
                </div>
              </li>
            ))}
          </ul>
        );
      }}
    </AnswerPanel>
  );
}

/** Returns why there are no falls. Null if the filters leave no rated SKU. */
function emptyWords(tiles: AnswerState<readonly Tile[]>, comparedDay: string): string | null {
  const { below, falling } = Object.fromEntries(tilesByName(tiles));
  if (!falling) return 'No rating is known to have fallen.';
  if (below?.whole === 0) return null;
  return falling.value === null
    ? `No SKU is rated on ${comparedDay} as well.`
    : `No rating fell by ${FALLING_BY} or more since ${comparedDay}.`;
}

/** Returns the positions of ratings on one axis of all falls and the target. */
function scaleOf(falls: readonly Fall[], target: number): (rating: number) => number {
  const ratings = [target, ...falls.flatMap(({ rating, rating_before }) => [rating, rating_before])];
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  return (rating) => EDGE + ((rating - low) / Math.max(0.1, high - low)) * (WIDTH - 2 * EDGE);
}

interface DumbbellProps {
  fall: Fall;
  target: number;
  xOf: (rating: number) => number;
}

/** The rating on both days, and the target. */
function Dumbbell({ fall: { rating, rating_before, is_below }, target, xOf }: DumbbellProps) {
  const color = is_below ? 'var(--off-target)' : 'var(--ink)';
  const [beforeX, currentX, targetX, middle] = [xOf(rating_before), xOf(rating), xOf(target), ROW / 2];
  return (
    <svg
      role="img"
      aria-label={`from ${rating_before.toFixed(2)} to ${rating.toFixed(2)}, ${is_below ? 'below target' : 'at target or above'}`}
      viewBox={`0 0 ${WIDTH} ${ROW}`}
      className="block h-[18px] w-full"
    >
      <path d={`M${targetX} 0V${ROW}`} stroke="var(--on-target)" strokeDasharray="3 3" />
      <path d={`M${beforeX} ${middle}H${currentX}`} stroke={is_below ? color : 'var(--ink-2)'} strokeWidth={2} />
      <circle cx={beforeX} cy={middle} r={3.5} fill="var(--ground)" stroke="var(--ink-2)" strokeWidth={1.5} />
      <circle cx={currentX} cy={middle} r={4.5} fill={color} />
    </svg>
  );
}
