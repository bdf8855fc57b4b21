import type { Basis } from '@/components/scorecards/prepare-sku-rows';
import type { Needed } from '@/components/scorecards/reviews-needed';
import type { Move, RowKind } from '@/components/scorecards/url-state';
import { NOT_STATED } from '@/lib/client/facets';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';
import { formatCompared } from '@/lib/client/format-unit';
import type { Weighting } from '@/lib/client/scorecards/mean';
import type { ChangeKind } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';

export const WEIGHTING_WORDS: Record<Weighting, { short: string; sentence: string }> = {
  reviews: { short: 'By reviews', sentence: 'each row weighed by its reviews in the range' },
  alike: { short: 'Alike', sentence: 'each row weighed alike' },
};

export const CHANGE_WORDS: Record<ChangeKind, string> = {
  both: 'in both',
  entered: 'entered',
  left: 'left',
  unrated: 'not rated in one',
};

export function rowKindWords({ threshold, prior }: Reading, format: Format): Record<RowKind, string> {
  return {
    all: 'all',
    below: `below ${format.decimal(threshold, 1)}`,
    small: `under ${format.integer(prior?.strength)} reviews`,
  };
}

export const MOVE_WORDS: Record<Move, string> = {
  all: 'all',
  fell: 'fell',
  rose: 'rose',
  under: 'fell under the threshold',
  above: 'rose above it',
  entered: CHANGE_WORDS.entered,
  left: CHANGE_WORDS.left,
  unrated: CHANGE_WORDS.unrated,
};

/** "(10 × 4.21 + reviews × rating) ÷ (10 + reviews)", with the mean of the answer filled in. */
export function shrinkFormula({ prior }: Reading, format: Format): string {
  const strength = format.integer(prior?.strength);
  return `(${strength} × ${format.decimal(prior?.mean)} + reviews × rating) ÷ (${strength} + reviews)`;
}

/** "reached", "12", "at least 12": the range's reviews are not all that a mean rests on. */
export function neededWord(needed: Needed, basis: Basis, format: Format): string {
  if (needed.kind === 'reached') return 'reached';
  if (needed.kind === 'unreachable') return 'never';
  if (needed.kind === 'unknown') return NO_VALUE;
  return basis === 'file' ? format.integer(needed.count) : `≥ ${format.integer(needed.count)}`;
}

export function brandName(brand: string): string {
  return brand === NOT_STATED ? 'not stated' : brand;
}

export function ratingName({ shrinks }: Reading): string {
  return shrinks ? 'Shrunk rating' : 'Rating';
}

/** Formats a rating with the decimals that tell it from a threshold: 3.996, not 4.00. */
export function ratingWord(rating: number | null, threshold: number, format: Format): string {
  return formatCompared(format, [rating, threshold], 'rating')[0] ?? NO_VALUE;
}
