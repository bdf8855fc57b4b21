import type { ReactNode } from 'react';
import { ratingWord } from '@/components/scorecards/words';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import { isBelow, isSmall, type Reading } from '@/lib/client/scorecards/reading';
import type { CellLook } from '@/lib/client/table-picture';

/** The verdict's hue over the ground, stronger the further below: classes, because a style on each cell is slow. */
const SHADES = ['bg-off-target/8', 'bg-off-target/14', 'bg-off-target/20', 'bg-off-target/28'];
/** Stars below the threshold that make the next shade. */
const STEP = 0.25;

interface RatingCellProps {
  /** As it is read: given or shrunk. */
  rating: number | null;
  /** How many reviews it is told to rest on; null is not stated. */
  reviews: number | null;
  reading: Reading;
  format: Format;
  /** Stands behind the number, in the same cell. */
  children?: ReactNode;
}

/** A rating in ink, marked when it is below the threshold, pale when it rests on little. */
export function RatingCell({ rating, reviews, reading, format, children }: RatingCellProps) {
  const below = isBelow(rating, reading);
  return (
    <span className={cn('relative -mx-2 flex h-[31px] items-center justify-end gap-1 px-2', shadeOf(rating, reading))}>
      {below ? (
        <span role="img" aria-label="below the threshold" className="text-caption text-off-target">
          ▼
        </span>
      ) : null}
      <span className={cn(isSmall(reviews, reading) && 'font-light text-ink-2')}>
        {ratingWord(rating, reading.threshold, format)}
      </span>
      {children}
    </span>
  );
}

/** The same for a picture of the table. */
export function ratingLook(rating: number | null, reading: Reading): CellLook {
  const glyph = isBelow(rating, reading) ? { sign: '▼', colour: 'text-off-target' } : undefined;
  return { fill: shadeOf(rating, reading), glyph };
}

function shadeOf(rating: number | null, reading: Reading): string {
  if (rating === null || !isBelow(rating, reading)) return '';
  const step = Math.floor((reading.threshold - rating) / STEP);
  return SHADES[Math.min(SHADES.length - 1, step)] ?? '';
}
