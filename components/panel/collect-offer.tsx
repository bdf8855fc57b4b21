'use client';

import { collectLabel, offeredCalls } from '@/components/panel/coverage-words';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/format/use-format';
import type { Coverage } from '@/lib/queries/answer';

interface CollectOfferProps {
  coverage: readonly Coverage[];
  onCollect: (() => void) | undefined;
}

/** Offers to collect missing days outside the plan next to the figures of the others. Nothing if there are none. */
export function CollectOffer({ coverage, onCollect }: CollectOfferProps) {
  const format = useFormat();
  const calls = offeredCalls(coverage);
  if (calls === null || !onCollect) return null;
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-caption text-ink-2">The collection plan does not include all of these days.</p>
      <Button onClick={onCollect}>{collectLabel(calls, format)}</Button>
    </div>
  );
}
