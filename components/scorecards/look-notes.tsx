'use client';

import type { Look } from '@/components/scorecards/look-line';
import { Button } from '@/components/ui/button';

interface LookNotesProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
  /** Reviews under which a sample is small. */
  strength: number;
  /** How shrunk ratings are worked out, with the numbers of this answer. */
  formula: string;
  /** Rows have ratings, and none has reviews that it could weigh by. */
  weightless: boolean;
}

/** What follows from how ratings are read: said whether the controls are folded or not. */
export function LookNotes({ look, onLook, strength, formula, weightless }: LookNotesProps) {
  const shrinks = look.ratings === 'shrunk';
  if (!weightless && !shrinks) return null;
  return (
    <div className="no-print flex flex-col gap-2">
      {weightless ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-ink-2">
          No row has reviews in this range, so none weighs in a mean by reviews.
          <Button onClick={() => onLook({ weights: 'alike' })}>Weigh rows alike</Button>
        </p>
      ) : null}
      {shrinks ? (
        <p className="text-caption text-ink-3">
          Shrunk rating = {formula}: the mean of the whole answer by reviews, with the weight of {strength} reviews.
          Counted are the reviews dated in the range; a rating may rest on more.
        </p>
      ) : null}
    </div>
  );
}
