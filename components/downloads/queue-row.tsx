'use client';

import { malformedIn, shareOf, sizeOf, stateWords } from '@/components/downloads/queue-words';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Truncated } from '@/components/ui/truncated';
import { downloads } from '@/lib/client/files/queue';
import type { Command, QueueItem } from '@/lib/client/files/queue-item';
import { useFormat } from '@/lib/client/format/use-format';
import { useServerNow } from '@/lib/client/query/use-server-now';
import { useStatus } from '@/lib/client/query/use-status';

/** A download with its file, size, state and commands. */
export function QueueRow({ item }: { item: QueueItem }) {
  const format = useFormat();
  const { label, state, fileName } = item;
  const malformed = malformedIn(item, format);
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="w-full max-w-0 py-1 pe-3 text-start font-normal">
        <Truncated text={fileName ?? label} />
        {state === 'running' || state === 'paused' ? (
          <Progress label={label} value={shareOf(item) ?? (state === 'running' ? null : 0)} className="my-1" />
        ) : null}
        <span className={state === 'failed' ? 'block text-caption text-off-target' : 'block text-caption text-ink-2'}>
          {[sizeOf(item, format), stateWords(item, format)].filter(Boolean).join(' · ')}
          {state === 'running' ? <WaitsFor isStill={item.speed === null} /> : null}
        </span>
        {malformed ? <span className="block text-caption text-off-target">{malformed}</span> : null}
      </th>
      <td className="py-1">
        <span className="no-print flex justify-end gap-1">
          <RowActions item={item} />
        </span>
      </td>
    </tr>
  );
}

const WORDS: Record<Command, string> = { pause: 'Pause', cancel: 'Cancel', retry: 'Retry', remove: 'Remove' };
const COMMANDS: Record<QueueItem['state'], readonly Command[]> = {
  waiting: ['pause', 'cancel'],
  running: ['pause', 'cancel'],
  paused: ['retry', 'cancel'],
  done: ['remove'],
  failed: ['retry', 'remove'],
  cancelled: ['retry', 'remove'],
};

function RowActions({ item }: { item: QueueItem }) {
  const { id, label, state } = item;
  return COMMANDS[state].map((command) => {
    const word = command === 'retry' && state === 'paused' ? 'Resume' : WORDS[command];
    return (
      <Button
        key={command}
        aria-label={`${word} ${label}`}
        className="h-6 px-2 text-caption"
        onClick={() => downloads.command(command, id)}
      >
        {word}
      </Button>
    );
  });
}

/**
 * Shows whether a download waits for the limit of the service or for its data.
 *
 * @param isStill whether no bytes arrive now
 */
export function WaitsFor({ isStill }: { isStill: boolean }) {
  const format = useFormat();
  const budget = useStatus(1_000)?.budget;
  const now = useServerNow(1_000);
  if (now === null || !budget) return null;
  const { refusedUntil, nextFreeAt, limit, waiting } = budget;
  const secondsTo = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000));
  if (refusedUntil)
    return (
      <> · the service allows no more requests for now (429), retry in {format.integer(secondsTo(refusedUntil))} s</>
    );
  if (!isStill) return null;
  if (!nextFreeAt || waiting === 0) return <> · waiting for the service</>;
  return (
    <>
      {' · '}
      {limit ? `${format.integer(limit.calls)} requests in ${format.integer(limit.seconds)} s are used` : 'waiting'},
      next in {format.integer(secondsTo(nextFreeAt))} s
    </>
  );
}
