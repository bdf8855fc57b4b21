'use client';

import { useFormat } from '@/lib/client/format/use-format';
import { useServerNow } from '@/lib/client/query/use-server-now';
import { BUSY_INTERVAL, useStatus } from '@/lib/client/query/use-status';

/** Explains the delay while the request limit of the service is used up. */
export function WaitingNote() {
  const format = useFormat();
  // Calls can run out while this one loads.
  const budget = useStatus(BUSY_INTERVAL)?.budget;
  const now = useServerNow(1000);
  if (!budget?.limit || budget.left !== 0 || !budget.nextFreeAt || now === null) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(budget.nextFreeAt) - now) / 1000));
  return (
    <p className="pb-2 text-caption text-ink-2">
      {budget.limit.calls === 1
        ? 'The one call that the service allows is used.'
        : `All ${format.integer(budget.limit.calls)} calls that the service allows are used.`}{' '}
      Data that is not collected waits for the next one{seconds > 0 ? `, free in ${format.integer(seconds)} s` : ''}.
    </p>
  );
}
