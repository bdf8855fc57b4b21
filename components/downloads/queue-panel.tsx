'use client';

import { QueueRow } from '@/components/downloads/queue-row';
import { Button } from '@/components/ui/button';
import { downloads, isOpen } from '@/lib/client/downloads/queue';
import { useQueue } from '@/lib/client/downloads/use-queue';

/** What comes in, what is done, what failed. Goes on while other pages are open. */
export function QueuePanel() {
  const items = useQueue();
  const open = items.filter(isOpen).length;
  return (
    <section aria-labelledby="queue">
      <header className="flex h-8 items-end justify-between border-line border-b pb-1">
        <h2 id="queue" className="font-semibold text-panel">
          Queue
        </h2>
        {items.length > open ? (
          <Button look="quiet" onClick={() => downloads.clear()}>
            Clear finished
          </Button>
        ) : null}
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
