'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { ScorecardsState, ScorecardsView } from '@/components/scorecards/page';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { FALLING_BY } from '@/lib/datasets/scorecards/filters';
import type { ScorecardTile } from '@/lib/queries/scorecards/tiles';
import type { Tile } from '@/lib/queries/shared/tiles';

/** No number of reviews raises a lower rating to it. */
const MAX_RATING = 5;

interface ScorecardsTilesProps {
  state: ScorecardsState;
  tiles: AnswerState<ScorecardTile[]>;
  view: ScorecardsView;
}

/** Average rating, SKUs below the target and falling, new reviews, and the five-star reviews that would reach the target. */
export function ScorecardsTiles({ state: { set, dates }, tiles, view }: ScorecardsTilesProps) {
  const format = useFormat();
  const figures = tilesByName(tiles);
  const { rating, below, falling, reviews, needed, change } = Object.fromEntries(figures);
  const to = (name: ScorecardsView, label: string) => ({
    label,
    active: view === name,
    onToggle: () => set({ view: name, only: null }),
  });
  const extra: Record<string, TileExtra> = {
    rating: {
      target: rating?.target,
      note:
        change?.value == null
          ? ''
          : `same ${format.count(change.part ?? 0, 'SKU')} ${format.difference(change.value, 2)}`,
    },
    below: {
      note: `of ${format.integer(below?.whole ?? 0)} SKUs at retailers`,
      filter: to('below', 'Show the SKUs below the target'),
    },
    falling: {
      note:
        falling?.value == null
          ? 'nothing to compare'
          : `by ${FALLING_BY} or more · ${format.integer(falling.part)} below`,
      action: <FallingBar falling={falling} />,
      filter: to('falling', 'Show the falling SKUs'),
    },
    reviews: { note: reviews ? rangeWords(reviews, format) : '' },
    needed: { note: needed ? neededWords(needed, below?.value ?? 0, rating?.target, format) : '' },
  };
  return <Tiles state={tiles} extra={extra} against={format.day(dates.against)} />;
}

/** "in 28 days, was 310 before" */
function rangeWords({ part, whole, before }: Tile, format: Format): string {
  if (whole === null || part === null) return '';
  if (part < whole) return `on ${format.integer(part)} of ${format.count(whole, 'day')}`;
  return `in ${format.count(whole, 'day')}${before === null ? '' : `, was ${format.integer(before)}`}`;
}

/** "to bring all 79 to 4.0", or the rated SKUs for which the number is known: "for 190 of 206 SKUs". */
function neededWords({ part, whole }: Tile, below: number, target: number | undefined, format: Format): string {
  if (!part) return below > 0 && target === MAX_RATING ? 'no number reaches 5.0' : 'not in a rating file';
  if (part < (whole ?? 0) || target === undefined)
    return `for ${format.integer(part)} of ${format.count(whole ?? 0, 'SKU')}`;
  return below === 0 ? 'all at the target' : `to bring all ${format.integer(below)} to ${format.decimal(target, 1)}`;
}

/** Falling SKUs above the target, and those below it. */
function FallingBar({ falling }: { falling: Tile | undefined }) {
  if (!falling?.whole) return null;
  const below = ((falling.part ?? 0) / falling.whole) * 100;
  return (
    <span aria-hidden className="flex h-3 min-w-0 grow gap-0.5 max-sm:max-w-24">
      <span className="bg-ink-3" style={{ width: `${100 - below}%` }} />
      <span className="bg-off-target" style={{ width: `${below}%` }} />
    </span>
  );
}
