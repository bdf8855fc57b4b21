'use client';

import { QueueRow } from '@/components/downloads/queue-row';
import { Button } from '@/components/ui/button';
import { downloads } from '@/lib/client/downloads/queue';
import { isOpen } from '@/lib/client/downloads/queue-item';
import { useQueue } from '@/lib/client/downloads/use-queue';

/** What comes in, what is done, what failed. Goes on while other pages are open. */
export function QueuePanel() {
  const items = useQueue();
  const open = items.filter(isOpen);
  const failed = items.filter(({ state }) => state === 'failed');
  function cancelAll() {
    for (const { id } of open) downloads.cancel(id);
  }
  function retryAll() {
    for (const { id } of failed) downloads.retry(id);
  }
  return (
    <section aria-labelledby="queue">
      <header className="flex h-8 items-center justify-between border-line border-b">
        <h2 id="queue" className="font-semibold text-panel">
          Queue
        </h2>
        <div className="-me-2.5 flex">
          {open.length > 1 ? (
            <Button look="quiet" onClick={cancelAll}>
              Cancel all
            </Button>
          ) : failed.length > 1 ? (
            <Button look="quiet" onClick={retryAll}>
              Retry all
            </Button>
          ) : null}
          {items.length > open.length ? (
            <Button look="quiet" onClick={() => downloads.clear()}>
              Clear finished
            </Button>
          ) : null}
        </div>
      </header>
      {items.length === 0 ? (
        <p className="pt-3 text-ink-2">Nothing asked for yet. Choose hours in the calendar, then download.</p>
      ) : (
        <ol aria-live="polite" className="max-h-[28rem] divide-y divide-line overflow-y-auto">
          {items.toReversed().map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </ol>
      )}
    </section>
  );
}
