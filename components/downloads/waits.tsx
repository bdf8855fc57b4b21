'use client';

import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { useStatus } from '@/lib/client/use-status';

/**
 * What a download waits for: that the service takes calls again, or its turn.
 *
 * @param isStill nothing comes now; of one that still comes only what its next file will wait for is said
 */
export function WaitsFor({ isStill }: { isStill: boolean }) {
  const format = useFormat();
  const budget = useStatus(1_000)?.budget;
  const now = useNow(1_000);
  if (now === null || !budget) return null;
  const { refusedUntil, nextFreeAt, limit, waiting } = budget;
  const secondsTo = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000));
  if (refusedUntil)
    return (
      <> · the service allows no more calls for now (429), asked again in {format.integer(secondsTo(refusedUntil))} s</>
    );
  if (!isStill) return null;
  if (!nextFreeAt || waiting === 0) return <> · waiting for the first byte</>;
  return (
    <>
      {' · '}
      {limit ? `${format.integer(limit.calls)} calls in ${format.integer(limit.seconds)} s are used` : 'waiting'}, next
      in {format.integer(secondsTo(nextFreeAt))} s
    </>
  );
}
