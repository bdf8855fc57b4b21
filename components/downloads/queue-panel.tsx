'use client';

import { useState } from 'react';
import { QueueRow } from '@/components/downloads/queue-row';
import { readFiles, totalWords } from '@/components/downloads/queue-words';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { hasLocks } from '@/lib/client/browser/locks';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { downloads } from '@/lib/client/files/queue';
import { type Command, isOpen, type QueueItem } from '@/lib/client/files/queue-item';
import { useQueue } from '@/lib/client/files/use-queue';
import { useFormat } from '@/lib/client/format/use-format';
import { useStatus } from '@/lib/client/query/use-status';

const GROUPS = ['queue', 'done', 'failed', 'cancelled'] as const;
type Group = (typeof GROUPS)[number];

const LABELS: Record<Group, string> = { queue: 'Downloads', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' };
const EMPTY: Record<Group, string> = {
  queue: 'No running downloads.',
  done: 'No finished downloads.',
  failed: 'No failed downloads.',
  cancelled: 'No cancelled downloads.',
};

/** Downloads of this browser by state: running, done, failed or cancelled. They continue on other pages. */
export function QueuePanel() {
  const format = useFormat();
  const items = useQueue();
  // Each file of a download, and its end, change the calendar: what exists, what is missing, sizes and rows.
  useRefetchFiles(
    items.reduce((sum, item) => sum + Number(!isOpen(item)) + (item.files ? readFiles(item.files) : 0), 0),
  );
  const isHydrated = useHydrated();
  const [selectedGroup, setSelectedGroup] = useState<Group | null>(null);
  const inGroup = (group: Group) => items.filter((item) => groupOf(item) === group);
  const groups = GROUPS.filter((group) => group !== 'cancelled' || inGroup(group).length > 0);
  const currentGroup = selectedGroup && groups.includes(selectedGroup) ? selectedGroup : openingGroup(items);
  return (
    <section id="queue" aria-label="Queue" className="relative min-w-0 scroll-mt-4">
      {/* Announces ends, and not the progress of each second. */}
      <p role="status" className="sr-only">
        {groups.map((group) => `${LABELS[group]}: ${format.integer(inGroup(group).length)}`).join(', ')}
      </p>
      <Tabs
        label="Downloads"
        value={currentGroup}
        onChange={setSelectedGroup}
        tabs={groups.map((group) => ({
          value: group,
          label: LABELS[group],
          count: inGroup(group).length,
          content: (
            <div className="-mt-3">
              <GroupHead group={group} items={inGroup(group)} />
              <QueueTable items={inGroup(group)} group={group} isNew={items.length === 0} />
            </div>
          ),
        }))}
      />
      {isHydrated && !hasLocks ? (
        <p className="mt-1 text-caption text-ink-3">
          Without https, downloads belong to this tab, and the browser holds them in memory until they are complete.
        </p>
      ) : null}
    </section>
  );
}

/** Returns the group of running downloads if there are any, otherwise the group of the newest download. */
export function openingGroup(items: readonly QueueItem[]): Group {
  const newest = items.at(-1);
  return !newest || items.some(isOpen) ? 'queue' : groupOf(newest);
}

function groupOf(item: QueueItem): Group {
  return isOpen(item) ? 'queue' : (item.state as 'done' | 'failed' | 'cancelled');
}

/** The total of unfinished downloads, and the commands for a whole group. */
function GroupHead({ group, items }: { group: Group; items: readonly QueueItem[] }) {
  const format = useFormat();
  const budget = useStatus(5_000)?.budget;
  if (items.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1 pb-1">
      <p className="grow text-caption text-ink-3">{group === 'queue' ? totalWords(items, budget, format) : null}</p>
      <Actions group={group} items={items} />
    </div>
  );
}

/** Sorts running downloads first, then by age, the oldest first. */
export function inOrder(items: readonly QueueItem[]): QueueItem[] {
  const isRunning = ({ state }: QueueItem) => state === 'running';
  return [...items.filter(isRunning), ...items.filter((item) => !isRunning(item))];
}

interface QueueTableProps {
  items: readonly QueueItem[];
  group: Group;
  /** Whether the queue has no downloads. */
  isNew: boolean;
}

function QueueTable({ items, group, isNew }: QueueTableProps) {
  if (items.length === 0) return <p className="text-ink-2">{isNew ? 'No downloads yet.' : EMPTY[group]}</p>;
  return (
    <div className="relative max-h-96 overflow-y-auto">
      <table aria-label={LABELS[group]} className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">File and state</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(items).map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WORDS: Record<Command, string> = {
  pause: 'Pause all',
  cancel: 'Cancel all',
  retry: 'Retry all',
  remove: 'Clear',
};

/** Commands for all downloads of a group. */
function Actions({ group, items }: { group: Group; items: readonly QueueItem[] }) {
  const isPaused = items.every(({ state }) => state === 'paused');
  const canRetry = group === 'failed' && items.length > 1;
  const commands: Command[] =
    group === 'queue' ? [isPaused ? 'retry' : 'pause', 'cancel'] : canRetry ? ['retry', 'remove'] : ['remove'];
  return commands.map((command) => (
    <Button
      key={command}
      className="no-print h-6 px-2"
      onClick={() => {
        for (const { id } of items) downloads.command(command, id);
      }}
    >
      {isPaused && command === 'retry' ? 'Resume all' : WORDS[command]}
    </Button>
  ));
}
