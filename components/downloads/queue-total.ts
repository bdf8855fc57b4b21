import { durationWords } from '@/components/downloads/duration-words';
import { readFiles } from '@/components/downloads/queue-words';
import type { QueueItem } from '@/lib/client/files/queue-item';
import type { Format } from '@/lib/client/format/format';
import { formatBytes } from '@/lib/client/format/format-bytes';
import { fileRequest, filesOf } from '@/lib/contract/file-choice';
import { secondsFor } from '@/lib/contract/request-time';
import type { BudgetState } from '@/lib/contract/status';

/** Returns the total of unfinished downloads: "12 of 36 files · 28.0 MB · about 2 min left". */
export function totalWords(
  items: readonly QueueItem[],
  budget: Pick<BudgetState, 'limit' | 'left'> | undefined,
  format: Format,
): string {
  const all = sum(items.map(({ source, files }) => files?.chosen ?? countFiles(source)));
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

/** Returns the number of service files in a download. */
function countFiles({ body }: QueueItem['source']): number {
  const result = fileRequest.safeParse(JSON.parse(body));
  return result.success ? sum(result.data.choice.tables.map((table) => filesOf(table).length)) : 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
