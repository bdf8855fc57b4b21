import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import type { CellLook } from '@/lib/client/table-picture';

/** The verdict's hue over the ground, stronger the further below: classes, because a style on each cell is slow. */
const SHADES = ['bg-off-target/8', 'bg-off-target/14', 'bg-off-target/20', 'bg-off-target/28'];
/** Stars below the threshold that make the next shade. */
const STEP = 0.25;

interface RatingCellProps {
  rating: number | null;
  /** Null where the rating is not below. */
  threshold: number | null;
  /** On so few reviews that the number stands back. */
  small: boolean;
  format: Format;
}

/** A rating in ink, marked when it is below the threshold, pale when it rests on little. */
export function RatingCell({ rating, threshold, small, format }: RatingCellProps) {
  const gap = gapOf(rating, threshold);
  return (
    <span className={cn('-mx-2 flex h-[31px] items-center justify-end gap-1 px-2', shadeOf(gap))}>
      {gap === null ? null : (
        <span role="img" aria-label="below the threshold" className="text-caption text-off-target">
          ▼
        </span>
      )}
      <span className={cn(small && 'font-light text-ink-2')}>{format.decimal(rating)}</span>
    </span>
  );
}

/** The same for a picture of the table. */
export function ratingLook(rating: number | null, threshold: number | null): CellLook {
  const gap = gapOf(rating, threshold);
  return { fill: shadeOf(gap), glyph: gap === null ? undefined : { sign: '▼', colour: 'text-off-target' } };
}

function gapOf(rating: number | null, threshold: number | null): number | null {
  return rating === null || threshold === null ? null : threshold - rating;
}

function shadeOf(gap: number | null): string {
  return gap === null ? '' : (SHADES[Math.min(SHADES.length - 1, Math.floor(gap / STEP))] ?? '');
}
