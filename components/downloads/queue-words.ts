import { malformedWords } from '@/components/downloads/day-words';
import { durationWords } from '@/components/downloads/duration-words';
import type { QueueItem } from '@/lib/client/files/queue-item';
import type { Format } from '@/lib/client/format/format';
import { formatBytes, formatSpeed } from '@/lib/client/format/format-bytes';
import type { DownloadProgress } from '@/lib/contract/downloads';
import { secondsFor } from '@/lib/contract/request-time';
import type { BudgetState } from '@/lib/contract/status';

/** Returns the progress of a download by its files, from 0 to 1. Null if unknown. */
export function shareOf({ state, files }: Pick<QueueItem, 'state' | 'files'>): number | null {
  if (state === 'done') return 1;
  return files && files.chosen > 0 ? readFiles(files) / files.chosen : null;
}

/** Counts files that were read, do not exist or were refused. */
export function readFiles({ included, none, refused }: DownloadProgress): number {
  return included + none + refused;
}

export function sizeOf({ received }: QueueItem, format: Format): string {
  return received === 0 ? '' : formatBytes(received, format.locale);
}

/** Describes the state of a download. */
export function stateWords(item: QueueItem, format: Format): string {
  const { state, received, files, problem } = item;
  const count = files && fileWords(files, format);
  switch (state) {
    case 'waiting':
      return problem?.title ?? 'waiting';
    case 'running':
      return [count, item.speed && formatSpeed(item.speed, format.locale)].filter(Boolean).join(' · ') || 'starting';
    case 'paused':
      return received === 0 ? 'paused' : 'paused, starts again from the beginning';
    case 'done':
      return ['saved', count, rowWords(item, format)].filter(Boolean).join(' · ');
    case 'cancelled':
      return 'cancelled';
    case 'failed':
      return [
        problem?.title ?? 'Failed.',
        problem?.retryAfter && `Retry in ${durationWords(problem.retryAfter, format)}.`,
      ]
        .filter(Boolean)
        .join(' ');
  }
}

/** Describes the number of lines that do not match the header. Empty if there are none. */
export function malformedIn({ files, source }: QueueItem, format: Format): string {
  const count = files?.malformed ?? 0;
  if (count === 0) return '';
  const words = malformedWords(count, format.integer);
  return source.withoutNames ? `${words}, left out because they may contain a name` : words;
}

/** "47 of 168, 121 have no file" */
function fileWords({ chosen, included, none, refused }: DownloadProgress, format: Format): string {
  return [
    chosen > 1 && `${format.integer(included)} of ${format.integer(chosen)}`,
    none > 0 && `${format.integer(none)} ${none === 1 ? 'has' : 'have'} no file`,
    refused > 0 && `${format.integer(refused)} ${refused === 1 ? 'was' : 'were'} refused`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Describes the rows of a download. Empty for raw files, because they are not parsed. */
function rowWords({ files, source }: QueueItem, format: Format): string {
  const rows = files?.rows ?? 0;
  if (rows > 0) return format.count(rows, 'row');
  return files && source.hasRowFilter ? 'no row of the chosen retailers or brands' : '';
}

/** Returns the total of unfinished downloads: "12 of 36 files · 28.0 MB · about 2 min left". */
export function totalWords(
  items: readonly QueueItem[],
  budget: Pick<BudgetState, 'limit' | 'left'> | undefined,
  format: Format,
): string {
  const all = sum(items.map(({ source, files }) => files?.chosen ?? source.fileCount ?? 1));
  const doneCount = sum(items.map(({ files }) => (files ? readFiles(files) : 0)));
  const received = sum(items.map(({ received }) => received));
  const seconds = budget ? secondsFor(all - doneCount, budget) : null;
  return [
    `${format.integer(doneCount)} of ${format.count(all, 'file')}`,
    received > 0 && formatBytes(received, format.locale),
    seconds && `about ${durationWords(seconds, format)} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
