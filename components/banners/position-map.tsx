'use client';

import { PositionPicture } from '@/components/banners/position-picture';
import type { Banners } from '@/components/banners/use-banners';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

// The picture says it, too: no first number waits for the words.
const Takeovers = lazyPart(
  () => import('@/components/banners/takeovers').then((file) => file.Takeovers),
  ({ takeovers }) => <div className="mt-1.5" style={{ height: 24 * takeovers.length }} />,
);

const HEIGHT = 176;
const NONE: readonly Takeover[] = [];
const TAKEOVERS_LISTED = 3;

interface PositionMapProps {
  banners: Banners;
  state: AnswerState<PositionMap>;
  onOpen: (id: string) => void;
}

/** Every position of the day as a cell in the colour of its brand, by retailer and page type. Takeovers are outlined and listed. */
export function PositionMapPanel({ banners, state, onOpen }: PositionMapProps) {
  const { params } = banners;
  const format = useFormat();
  const answer = useAnswer('banners/takeovers', params);
  const takeovers = answer.kind === 'content' ? answer.data : NONE;
  return (
    <AnswerPanel
      title="Who has each position"
      state={state}
      height={HEIGHT}
      skeleton={<Skeleton className="h-44" />}
      caption={({ banners: count, retailers, more }) =>
        `■ own · colours as in the chart · pale: unknown brand · ${counted(count, 'position', format)} at ${counted(retailers, 'retailer', format)}${more > 0 ? `, the first ${format.integer(count - more)} drawn` : ''}`
      }
      isEmpty={({ banners: count }) => count === 0}
    >
      {(map) => (
        <>
          <PositionPicture map={map} banners={banners} takeovers={takeovers} onOpen={onOpen} />
          <Takeovers banners={banners} takeovers={takeovers.slice(0, TAKEOVERS_LISTED)} />
        </>
      )}
    </AnswerPanel>
  );
}
