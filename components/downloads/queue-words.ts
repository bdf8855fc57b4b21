import { malformedWords } from '@/components/downloads/day-words';
import { counted } from '@/lib/client/counted';
import { canGoOn, type QueueItem, type ZipCount } from '@/lib/client/downloads/queue-item';
import type { Format } from '@/lib/client/format';

/** How far a download is, from 0 to 1: a zip by its files; null while nobody knows. */
export function shareOf({ state, received, total, files }: QueueItem): number | null {
  if (state === 'done') return 1;
  if (files && files.chosen > 0) return (files.included + files.none + files.refused) / files.chosen;
  return total ? received / total : null;
}

export function sizeOf({ state, received, total }: QueueItem, format: Format): string {
  if (received === 0 && total === null) return '';
  return total === null || state === 'done'
    ? format.bytes(received)
    : `${format.bytes(received)} of ${format.bytes(total)}`;
}

/** What an item is at, in a few words. What it waits for is told beside, where the service's limit is known. */
export function stateWords(item: QueueItem, format: Format): string {
  const { state, received, files, problem } = item;
  const zip = files && zipWords(files, format);
  switch (state) {
    case 'waiting':
      return received > 0 ? 'waits to go on' : 'waits for its turn';
    case 'running':
      if (item.quiet !== null) return [zip, `nothing for ${format.integer(item.quiet)} s`].filter(Boolean).join(' · ');
      return [zip, received > 0 && speedWords(item, format)].filter(Boolean).join(' · ') || 'asked';
    case 'paused':
      if (received === 0) return 'paused';
      return canGoOn(item) ? 'paused, kept' : 'paused; it begins anew';
    case 'done':
      return ['saved', zip, rowWords(item, format)].filter(Boolean).join(' · ');
    case 'cancelled':
      return canGoOn(item) ? 'cancelled, kept' : 'cancelled; nothing was saved';
    case 'failed':
      return [problem?.title ?? 'Failed.', problem?.retryAfter && waitWords(problem.retryAfter, format)]
        .filter(Boolean)
        .join(' ');
  }
}

/** Lines that are not as the header says, where there are any. */
export function malformedIn({ facts, files, source }: QueueItem, format: Format): string {
  const count = facts?.malformed ?? files?.malformed ?? 0;
  if (count === 0) return '';
  const words = malformedWords(count, format.integer);
  return source.withoutNames ? `${words}, left out: a name may stand anywhere in them` : words;
}

/** "47 of 168, 121 have no file" */
function zipWords({ chosen, included, none, refused }: ZipCount, format: Format): string {
  return [
    `${format.integer(included)} of ${format.integer(chosen)}`,
    none > 0 && `${format.integer(none)} ${none === 1 ? 'has' : 'have'} no file`,
    refused > 0 && `${format.integer(refused)} ${refused === 1 ? 'was' : 'were'} refused, see the manifest`,
  ]
    .filter(Boolean)
    .join(', ');
}

function rowWords({ facts }: QueueItem, format: Format): string {
  return facts?.rows == null ? '' : counted(facts.rows, 'row', format);
}

function speedWords({ speed, received, total }: QueueItem, format: Format): string {
  if (!speed) return '';
  if (total === null) return format.speed(speed);
  const seconds = Math.ceil((total - received) / speed);
  return `${format.speed(speed)} · ${seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`} left`;
}

function waitWords(seconds: number, format: Format): string {
  return `Retry in ${seconds > 90 ? `${format.integer(Math.ceil(seconds / 60))} min` : `${format.integer(seconds)} s`}.`;
}
