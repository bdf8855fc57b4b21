'use client';

import { isUncollected, isUnjudged } from '@/components/overview/lead-sentence';
import type { OverviewState } from '@/components/overview/page';
import { RetailerMatrix } from '@/components/overview/retailer-matrix';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Problems } from '@/lib/queries/overview/problems';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

/** Heights while they load, in pixels. */
const HEIGHT = { matrix: 268, started: 106, better: 125 };

const Started = lazyPart(() => import('@/components/overview/started'), 'Started', <Skeleton className="h-24" />);
const StartedKey = lazyPart(() => import('@/components/overview/started'), 'StartedKey', null);
const GotBetter = lazyPart(() => import('@/components/overview/got-better'), 'GotBetter', <SkeletonRows rows={4} />);

interface SidePanelsProps {
  state: OverviewState;
  answer: AnswerState<Problems>;
  tiles: readonly OverviewTile[];
}

/** The retailers, when problems started, and what got better. */
export function SidePanels({ state, answer, tiles }: SidePanelsProps) {
  const format = useFormat();
  return (
    <>
      <AnswerPanel
        title="Retailers"
        state={answer}
        height={HEIGHT.matrix}
        isEmpty={isUnjudged}
        caption={() => '% on target, ▼ below all by 2 points or more'}
      >
        {(problems) => <RetailerMatrix state={state} problems={problems} tiles={tiles} />}
      </AnswerPanel>
      {/* Its height depends on the number of retailers, so what is below it appears with it. */}
      {answer.kind === 'loading' ? null : (
        <>
          <AnswerPanel
            title="When it started"
            state={answer}
            height={HEIGHT.started}
            isEmpty={isUncollected}
            caption={(problems) => <StartedKey problems={problems} />}
          >
            {(problems) => <Started problems={problems} />}
          </AnswerPanel>
          <AnswerPanel
            title="Got better this week"
            state={answer}
            height={HEIGHT.better}
            isEmpty={isUncollected}
            caption={({ solved }) => `${format.integer(solved.length)} solved, the largest first`}
            actions={({ solved }) =>
              solved.length > 0 ? (
                <button
                  type="button"
                  onClick={() => state.set({ view: 'solved' }, 'replace')}
                  className="h-6 underline decoration-control underline-offset-2 hover:decoration-ink"
                >
                  Show all
                </button>
              ) : null
            }
          >
            {({ solved }) => <GotBetter state={state} solved={solved} />}
          </AnswerPanel>
        </>
      )}
    </>
  );
}
