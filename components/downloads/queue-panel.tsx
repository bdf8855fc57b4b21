'use client';

import { useState } from 'react';
import { QueueRow } from '@/components/downloads/queue-row';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { downloads } from '@/lib/client/downloads/queue';
import { type Command, isOpen, type QueueItem } from '@/lib/client/downloads/queue-item';
import { useQueue } from '@/lib/client/downloads/use-queue';

const GROUPS = ['queue', 'done', 'failed'] as const;
type Group = (typeof GROUPS)[number];

const LABELS: Record<Group, string> = { queue: 'Queue', done: 'Done', failed: 'Failed' };
const EMPTY: Record<Group, string> = {
  queue: 'Nothing is asked for. Choose days above, then download what the basket holds.',
  done: 'Nothing was saved in this browser yet.',
  failed: 'Nothing failed.',
};

/** What comes in, what was saved, what failed or was cancelled. Goes on while other pages are open, and after a reload. */
export function QueuePanel() {
  const items = useQueue();
  const [chosen, setChosen] = useState<Group | null>(null);
  const groups = Object.fromEntries(GROUPS.map((group) => [group, items.filter((item) => groupOf(item) === group)]));
  const of = (group: Group) => groups[group] ?? [];
  // It opens on what needs doing.
  const shown = chosen ?? (['queue', 'failed', 'done'] as const).find((group) => of(group).length > 0) ?? 'queue';
  return (
    <section id="queue" aria-label="Queue" className="relative min-w-0 scroll-mt-4">
      <div className="no-print flex justify-end sm:absolute sm:end-0 sm:top-0.5 sm:z-10 sm:bg-ground sm:ps-2">
        <Actions group={shown} items={of(shown)} />
      </div>
      <Tabs
        label="Downloads"
        value={shown}
        onChange={setChosen}
        tabs={GROUPS.map((group) => ({
          value: group,
          label: LABELS[group],
          count: of(group).length,
          content: <QueueTable items={of(group)} empty={EMPTY[group]} label={LABELS[group]} />,
        }))}
      />
    </section>
  );
}

function groupOf(item: QueueItem): Group {
  if (isOpen(item)) return 'queue';
  return item.state === 'done' ? 'done' : 'failed';
}

function QueueTable({ items, empty, label }: { items: readonly QueueItem[]; empty: string; label: string }) {
  if (items.length === 0) return <p className="text-ink-2">{empty}</p>;
  return (
    <div className="relative -mt-2 max-h-96 overflow-auto">
      <table aria-label={label} className="w-full">
        <thead className="sticky top-0 z-10 bg-ground">
          <tr className="border-line border-b text-caption text-ink-3 max-sm:sr-only">
            {['File', 'Progress', 'Size', 'State', 'SHA-256'].map((name) => (
              <th
                key={name}
                scope="col"
                className={name === 'Size' ? 'pe-3 text-end font-medium' : 'pe-3 text-start font-medium'}
              >
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {items.toReversed().map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What can be done with all of a tab at once. */
function Actions({ group, items }: { group: Group; items: readonly QueueItem[] }) {
  const all = (command: Command, states: readonly QueueItem['state'][]) => () => {
    for (const { id, state } of items) if (states.includes(state)) downloads.command(command, id);
  };
  if (items.length === 0) return null;
  if (group !== 'queue')
    return (
      <>
        {group === 'failed' && items.length > 1 ? (
          <Button look="quiet" onClick={all('retry', ['failed', 'cancelled'])}>
            Retry all
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => downloads.clear(items.map(({ id }) => id))}>
          Clear
        </Button>
      </>
    );
  const isPaused = items.every(({ state }) => state === 'paused');
  return (
    <>
      <Button look="quiet" onClick={isPaused ? all('retry', ['paused']) : all('pause', ['running', 'waiting'])}>
        {isPaused ? 'Resume all' : 'Pause all'}
      </Button>
      <Button look="quiet" onClick={all('cancel', ['running', 'waiting', 'paused'])}>
        Cancel all
      </Button>
    </>
  );
}
