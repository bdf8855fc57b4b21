import { counted } from '@/lib/client/counted';
import type { QueueItem } from '@/lib/client/downloads/queue-item';
import type { Format } from '@/lib/client/format';
import { secondsFor } from '@/lib/contract/file-check';
import { fileRequest, filesOf } from '@/lib/contract/file-choice';
import type { BudgetState } from '@/lib/contract/status';

/** "12 of 36 files · 28.0 of 84.0 MB · about 2 min left": all downloads that are not over, as one. */
export function totalWords(
  items: readonly QueueItem[],
  budget: Pick<BudgetState, 'limit' | 'left'> | undefined,
  format: Format,
): string {
  const files = items.map(({ source, files }) => ({
    all: files?.chosen ?? countFiles(source),
    done: files ? files.included + files.none + files.refused : 0,
  }));
  const all = sum(files.map(({ all }) => all));
  const done = sum(files.map(({ done }) => done));
  const received = sum(items.map(({ received }) => received));
  const totals = items.map(({ total }) => total);
  const size = totals.includes(null)
    ? format.bytes(received)
    : `${format.bytes(received)} of ${format.bytes(sum(totals.map((total) => total ?? 0)))}`;
  const seconds = budget ? secondsFor(all - done, budget) : null;
  return [
    `${format.integer(done)} of ${counted(all, 'file', format)}`,
    received > 0 && size,
    seconds &&
      `about ${seconds < 90 ? `${format.integer(seconds)} s` : `${format.integer(Math.ceil(seconds / 60))} min`} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Files of the service that a download has. */
function countFiles({ body }: QueueItem['source']): number {
  if (!body) return 1;
  const read = fileRequest.safeParse(JSON.parse(body));
  return read.success ? sum(read.data.choice.tables.map((table) => filesOf(table).length)) : 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
