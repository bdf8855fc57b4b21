'use client';

import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OverviewState } from '@/components/overview/page';
import { lazyPart } from '@/components/ui/lazy-part';
import { useLatch } from '@/components/ui/use-latch';
import { useFormat } from '@/lib/client/format/use-format';

const SendDialog = lazyPart(() => import('@/components/overview/send-dialog'), 'SendDialog');

interface SendButtonProps {
  state: OverviewState;
  retailer: string;
  /** Number of points that the retailer may read. */
  points: number;
}

/** A button with the number of points for a retailer, which opens the list for it. */
export function SendButton({ state, retailer, points }: SendButtonProps) {
  const { date, days } = state.params;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useLatch(isOpen);
  if (points === 0) return <span className="text-ink-3">0</span>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Send ${format.count(points, 'point')} to ${retailer}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded border border-line px-1 hover:bg-wash"
      >
        <strong className="font-semibold">{format.integer(points)}</strong>
        <Send aria-hidden className="size-3" />
      </button>
      <Suspense>
        {hasOpened ? (
          // The list of another day or period would be sent as the selected one.
          <SendDialog key={`${date} ${days}`} state={state} retailer={retailer} open={isOpen} onOpenChange={setOpen} />
        ) : null}
      </Suspense>
    </>
  );
}
