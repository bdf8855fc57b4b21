import { CountBar } from '@/components/scorecards/count-bar';
import { NoCell } from '@/components/scorecards/no-cell';
import { RatingCell, ratingLook } from '@/components/scorecards/rating-cell';
import type { Format } from '@/lib/client/format';
import type { Mean } from '@/lib/client/scorecards/mean';
import { type Reading, shownRating } from '@/lib/client/scorecards/reading';
import type { CellLook } from '@/lib/client/table-picture';

/** From here on a count is written short: the cell has room for four digits. */
const SHORT = 10_000;

interface MeanLook {
  /** A full bar; null leaves the count to a column of its own. */
  largest: number | null;
  reading: Reading;
  format: Format;
}

interface MeanCellProps extends MeanLook {
  /** Undefined: the scorecard has no row here. */
  mean: Mean | undefined;
  /** Opens the rows behind it. */
  onOpen: () => void;
}

/** A mean rating, and beside it the reviews that it rests on. */
export function MeanCell({ mean, largest, reading, format, onOpen }: MeanCellProps) {
  if (!mean) return <NoCell />;
  const { value, reviews } = mean;
  return (
    <button type="button" tabIndex={-1} className="block w-full" onClick={onOpen}>
      <RatingCell reviews={reviews} reading={reading} format={format} rating={shownRating(value, reviews, reading)}>
        {largest === null ? null : (
          <>
            <span className="w-9 text-end text-caption text-ink-2">
              {countWord(reviews, format)}
              <span className="sr-only"> reviews</span>
            </span>
            <CountBar count={reviews} largest={largest} />
          </>
        )}
      </RatingCell>
    </button>
  );
}

/** The same for a picture of the table. */
export function meanLook(mean: Mean | undefined, { largest, reading, format }: MeanLook): CellLook {
  if (!mean) return { hatched: true };
  const { value, reviews } = mean;
  const look = ratingLook(shownRating(value, reviews, reading), reading);
  if (largest === null) return look;
  return { ...look, note: countWord(reviews, format), stripe: largest > 0 ? (reviews ?? 0) / largest : 0 };
}

function countWord(reviews: number | null, format: Format): string {
  return (reviews ?? 0) < SHORT ? format.integer(reviews) : format.compact(reviews);
}
