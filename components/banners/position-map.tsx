'use client';

import { PositionPicture } from '@/components/banners/position-picture';
import type { Banners } from '@/components/banners/use-banners';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

// Lazy, because the drawing also shows takeovers, and the first numbers should not wait for their descriptions.
const Takeovers = lazyPart(
  () => import('@/components/banners/takeovers'),
  'Takeovers',
  ({ takeovers }) => <div className="mt-1.5" style={{ height: 24 * takeovers.length }} />,
);

const HEIGHT = 176;
const NONE: readonly Takeover[] = [];
const MAX_TAKEOVERS = 3;

interface PositionMapProps {
  banners: Banners;
  state: AnswerState<PositionMap>;
  onOpen: (id: string) => void;
}

/** All positions of the day by retailer and page type, in the color of their brand, with takeovers. */
export function PositionMapPanel({ banners, state, onOpen }: PositionMapProps) {
  const { params } = banners;
  const format = useFormat();
  const answer = useAnswer('banners/takeovers', params);
  const takeovers = answer.data ?? NONE;
  return (
    <AnswerPanel
      title="Who has each position"
      state={state}
      height={HEIGHT}
      skeleton={<Skeleton className="h-44" />}
      caption={({ banners: count, retailers, more }) =>
        `■ own · colours as in the chart · pale: unknown brand · ${format.count(count, 'position')} at ${format.count(retailers, 'retailer')}${more > 0 ? `, the first ${format.integer(count - more)} drawn` : ''}`
      }
      isEmpty={({ banners: count }) => count === 0}
    >
      {(map) => (
        <>
          <PositionPicture map={map} banners={banners} takeovers={takeovers} onOpen={onOpen} />
          <Takeovers banners={banners} takeovers={takeovers.slice(0, MAX_TAKEOVERS)} />
        </>
      )}
    </AnswerPanel>
  );
}
