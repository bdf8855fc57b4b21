'use client';

import { useState } from 'react';
import { malformedIn, shareOf, sizeOf, stateWords } from '@/components/downloads/queue-words';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Truncated } from '@/components/ui/truncated';
import { MOST_TO_CHECK } from '@/lib/client/downloads/check';
import { downloads } from '@/lib/client/downloads/queue';
import { type Command, canGoOn, hashOf, type QueueItem } from '@/lib/client/downloads/queue-item';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { useStatus } from '@/lib/client/use-status';

/** One download; on a phone its parts stand below each other. */
export function QueueRow({ item }: { item: QueueItem }) {
  const format = useFormat();
  const { label, state, fileName } = item;
  const malformed = malformedIn(item, format);
  const isAmiss = state === 'failed';
  const isStill = item.speed === null || item.quiet !== null;
  return (
    <tr className="border-line border-b align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-1 [&>td]:py-1 max-sm:[&>td]:py-0">
      <th scope="row" className="max-w-52 py-1 pe-3 text-start font-normal max-sm:max-w-none max-sm:py-0">
        <Truncated text={fileName ?? label} />
      </th>
      <td className="w-20 pe-3 pt-2.5 max-sm:w-16">
        {state === 'running' || state === 'paused' || (state === 'waiting' && item.received > 0) ? (
          <Progress label={label} value={shareOf(item) ?? (state === 'running' ? null : 0)} className="mt-2" />
        ) : null}
      </td>
      <td className="whitespace-nowrap pe-3 text-end text-ink-2 max-sm:col-start-2">{sizeOf(item, format)}</td>
      <td
        className={
          isAmiss ? 'min-w-40 pe-3 text-off-target max-sm:col-span-2' : 'min-w-40 pe-3 text-ink-2 max-sm:col-span-2'
        }
      >
        {stateWords(item, format)}
        {state === 'running' && (isStill || item.source.id) ? <WaitsFor isStill={isStill} /> : null}
        {malformed ? <span className="block text-off-target">{malformed}</span> : null}
      </td>
      <td className="whitespace-nowrap pe-3 max-sm:col-span-2">
        <Hash item={item} />
      </td>
      <td className="max-sm:col-span-2">
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
  const { id, label, state, problem } = item;
  return COMMANDS[state].map((command) => {
    const word = command === 'retry' ? againWord(item, problem?.code === 'not_found') : WORDS[command];
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

/** Going on, asking once more where there was none, or beginning anew. */
function againWord(item: QueueItem, isMissing: boolean): string {
  if (canGoOn(item) || item.state === 'paused') return 'Resume';
  return isMissing ? 'Ask again' : WORDS.retry;
}

/** The hash of the bytes as received: told, and compared here by whoever wants it while the copy lies here. */
function Hash({ item }: { item: QueueItem }) {
  const [busy, setBusy] = useState(false);
  const { id, label, source, state, checked, received } = item;
  const told = hashOf(item);
  if (!source.raw || state !== 'done' || !told) return null;
  const { sha256 } = told;
  const by = told.by === 'service' ? 'as the service says' : 'computed by the dashboard as it passed';
  async function check() {
    setBusy(true);
    await downloads.check(id).finally(() => setBusy(false));
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-ink-2">
      <span title={`${sha256}, ${by}`}>
        {sha256.slice(0, 4)}…{sha256.slice(-4)}
      </span>
      {checked === true ? <span title="The saved bytes have this hash">✓ checked</span> : null}
      {checked === false ? <span className="font-semibold text-off-target">▲ differs: fetch it again</span> : null}
      {checked === undefined && downloads.isHere(id) && received <= MOST_TO_CHECK ? (
        <Button
          disabled={busy}
          aria-label={`Check ${label}`}
          title="Computes the SHA-256 of what was saved, in this browser, and compares"
          className="no-print h-6 px-2 text-caption"
          onClick={() => void check()}
        >
          {busy ? 'Checking' : 'Check'}
        </Button>
      ) : null}
    </span>
  );
}

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
