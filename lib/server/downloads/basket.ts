import 'server-only';
import type { BasketLine } from '@/lib/contract/downloads';
import { isOver } from '@/lib/queries/downloads/file-rules';
import { slotKey } from '@/lib/queries/downloads/hour-evidence';
import { isPresent, type KnownFile } from '@/lib/queries/downloads/known-file';
import { groupBy } from '@/lib/queries/shared/group-by';
import type { FileRequest } from '../bulk/file-request';
import { knownFilesBetween } from './read-known-files';

/** Summarizes chosen files by dataset, in the order of choice, as far as they are known. Never costs a request. */
export async function basket(files: readonly FileRequest[]): Promise<BasketLine[]> {
  const groups = groupBy(files, ({ dataset }) => dataset.name);
  return Promise.all([...groups.values()].map(lineOf));
}

async function lineOf(files: readonly FileRequest[]): Promise<BasketLine> {
  const days = files.map(({ date }) => date).sort();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const dataset = files[0]?.dataset.name ?? '';
  const known = await knownFilesBetween(dataset, from, to);
  const bySlot = groupBy(known.files, ({ date, hour }) => slotKey(date, hour));
  const listedAt = known.listedAt[dataset];
  const counts = { there: 0, none: 0, unknown: 0, bytes: 0, sized: 0 };
  for (const { date, hour, encoding } of files) {
    const rows = bySlot.get(slotKey(date, hour)) ?? [];
    const isListComplete = listedAt !== undefined && isOver(date, hour, new Date(listedAt));
    const state = stateOf(rows, isListComplete);
    counts[state] += 1;
    const size = state === 'there' ? sizeOf(rows, encoding) : null;
    if (size === null) continue;
    counts.bytes += size;
    counts.sized += 1;
  }
  return { dataset, from, to, chosen: files.length, ...counts, typical: typicalSize(known.files, files) };
}

/** @param isListComplete whether a list was fetched after the hour: a file that it does not name does not exist */
function stateOf(rows: readonly KnownFile[], isListComplete: boolean): 'there' | 'none' | 'unknown' {
  if (rows.some(isPresent)) return 'there';
  return isListComplete || rows.some(({ outcome }) => outcome !== 'unasked') ? 'none' : 'unknown';
}

function sizeOf(rows: readonly KnownFile[], encoding: string): number | null {
  return rows.find((row) => row.encoding === encoding)?.bytes ?? null;
}

/** Mean size of the files around in the same encoding. */
function typicalSize(known: readonly KnownFile[], files: readonly FileRequest[]): number | null {
  const sizes = known.flatMap(({ encoding, bytes }) =>
    encoding === files[0]?.encoding && bytes !== null ? bytes : [],
  );
  return sizes.length > 0 ? Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length) : null;
}
