'use client';

import type { RatingKind } from '@/components/scorecards/url-state';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import { NumberInput } from '@/components/ui/number-input';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import type { Weighting } from '@/lib/client/scorecards/mean';
import type { Lines } from '@/lib/client/scorecards/use-lines';

export interface Look {
  weights: Weighting;
  ratings: RatingKind;
  min_reviews: number;
}

interface LookLineProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
  lines: Lines;
  onLines: (change: Partial<Lines>) => void;
}

const WEIGHTINGS = [
  { value: 'reviews', label: WEIGHTING_WORDS.reviews.short },
  { value: 'alike', label: WEIGHTING_WORDS.alike.short },
] as const;

/** How ratings are weighed, judged and shrunk. Threshold, target and strength stay in this browser. */
export function LookLine({ look, onLook, lines, onLines }: LookLineProps) {
  const shrinks = look.ratings === 'shrunk';
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
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
  );
}
