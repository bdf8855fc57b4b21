'use client';

import type { RatingKind } from '@/components/scorecards/url-state';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import { Button } from '@/components/ui/button';
import { NumberInput } from '@/components/ui/number-input';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import type { Weighting } from '@/lib/client/scorecards/mean';
import type { Lines } from '@/lib/client/scorecards/use-lines';

interface Look {
  weights: Weighting;
  ratings: RatingKind;
  min_reviews: number;
}

interface LookLineProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
  lines: Lines;
  onLines: (change: Partial<Lines>) => void;
  /** How shrunk ratings are worked out, with the numbers of this answer. */
  formula: string;
  /** Rows have ratings, and none has reviews that it could weigh by. */
  weightless: boolean;
}

const WEIGHTINGS = [
  { value: 'reviews', label: WEIGHTING_WORDS.reviews.short },
  { value: 'alike', label: WEIGHTING_WORDS.alike.short },
] as const;

/** How ratings are weighed, judged and shrunk. Threshold, target and strength stay in this browser. */
export function LookLine({ look, onLook, lines, onLines, formula, weightless }: LookLineProps) {
  const shrinks = look.ratings === 'shrunk';
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="-m-1 flex items-center gap-x-4 gap-y-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap sm:overflow-visible">
        <Segmented
          label="How rows weigh in a mean"
          options={WEIGHTINGS}
          value={look.weights}
          onChange={(weights) => onLook({ weights })}
        />
        <NumberInput
          label="Min. reviews"
          value={look.min_reviews}
          min={0}
          max={1_000_000}
          onChange={(min_reviews) => onLook({ min_reviews })}
        />
        <NumberInput
          label="Threshold"
          value={lines.threshold}
          min={1}
          max={5}
          step={0.1}
          onChange={(threshold) => onLines({ threshold })}
        />
        <NumberInput
          label="Target"
          value={lines.target}
          min={1}
          max={5}
          step={0.1}
          onChange={(target) => onLines({ target })}
        />
        <NumberInput
          label="Small sample: under"
          value={lines.strength}
          min={0}
          max={100_000}
          onChange={(strength) => onLines({ strength })}
        />
        <Switch checked={shrinks} onChange={(on) => onLook({ ratings: on ? 'shrunk' : 'given' })}>
          Shrink small samples
        </Switch>
      </div>
      {weightless ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-ink-2">
          No row has reviews in this range, so none weighs in a mean by reviews.
          <Button onClick={() => onLook({ weights: 'alike' })}>Weigh rows alike</Button>
        </p>
      ) : null}
      {shrinks ? (
        <p className="text-caption text-ink-3">
          Shrunk rating = {formula}: the mean of the whole answer by reviews, with the weight of {lines.strength}{' '}
          reviews. Counted are the reviews dated in the range; a rating may rest on more.
        </p>
      ) : null}
    </div>
  );
}
