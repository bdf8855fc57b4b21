'use client';

import { ChevronDown } from 'lucide-react';
import type { ScorecardsState } from '@/components/scorecards/page';
import { scorecardName } from '@/components/scorecards/words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { SkeletonRows } from '@/components/ui/skeleton';

const ScorecardChoices = lazyPart(
  () => import('@/components/scorecards/scorecard-choices'),
  'ScorecardChoices',
  <SkeletonRows rows={3} />,
);

/** A button with the selected scorecard, which opens the known ones. */
export function ScorecardPicker({ state: { address, set } }: { state: ScorecardsState }) {
  return (
    <Popover
      title="Scorecard"
      className="w-80"
      trigger={
        <Button>
          <span className="text-ink-3 sm:max-[1400px]:sr-only">Scorecard</span>
          <span className="max-w-48 truncate sm:max-[1400px]:max-w-32">{scorecardName(address.scorecard_title)}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {(close) => (
        <ScorecardChoices
          title={address.scorecard_title}
          onTitle={(title) => {
            // Days of scorecards differ, and their SKUs do.
            set({ scorecard_title: title || null, date: null, only: null, row: null });
            close();
          }}
        />
      )}
    </Popover>
  );
}
