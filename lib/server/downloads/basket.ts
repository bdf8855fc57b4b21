import 'server-only';
import type { BasketLine } from '@/lib/contract/downloads';
import type { FileRequest } from '../bulk/file-request';
import type { SeenRow } from '../bulk/files-seen';
import { keptList, seenAround } from './known-files';
import { grouped, isOver } from './prepare-calendar';

/** Chosen files by dataset, in the order of choice, out of kept lists and of what passed here: costs no call. */
export async function basket(files: readonly FileRequest[]): Promise<BasketLine[]> {
  const groups = grouped(files, ({ dataset }) => dataset.name);
  return Promise.all([...groups.values()].map(lineOf));
}

async function lineOf(files: readonly FileRequest[]): Promise<BasketLine> {
  const days = files.map(({ date }) => date).sort();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const dataset = files[0]?.dataset.name ?? '';
  const [list, seen] = await Promise.all([keptList(dataset), seenAround(dataset, from, to)]);
  const listed = new Set(list?.files.map(({ date, time }) => `${date}/${Number(time)}`));
  const known = grouped(seen, ({ date, hour }) => `${date}/${hour}`);
  const counts = { there: 0, none: 0, unknown: 0, bytes: 0, sized: 0 };
  for (const { date, hour, encoding } of files) {
    const rows = known.get(`${date}/${hour}`) ?? [];
    // A list says nothing of what came after it.
    const isListed = list && isOver(date, hour, new Date(list.fetchedAt)) ? listed.has(`${date}/${hour}`) : null;
    const state = stateOf(rows, listed.has(`${date}/${hour}`) || isListed);
    counts[state] += 1;
    const size = state === 'there' ? sizeOf(rows, encoding) : null;
    if (size === null) continue;
    counts.bytes += size;
    counts.sized += 1;
  }
  return { dataset, from, to, chosen: files.length, ...counts, typical: typicalSize(seen, files) };
}

/** @param listed null where no list says anything of it */
function stateOf(rows: readonly SeenRow[], listed: boolean | null): 'there' | 'none' | 'unknown' {
  if (listed || rows.some(({ outcome }) => outcome === 'file')) return 'there';
  return listed === false || rows.length > 0 ? 'none' : 'unknown';
}

function sizeOf(rows: readonly SeenRow[], encoding: string): number | null {
  return rows.find((row) => row.encoding === encoding)?.bytes ?? null;
}

/** The mean size of those around that are known in the same encoding. */
function typicalSize(seen: readonly SeenRow[], files: readonly FileRequest[]): number | null {
  const sizes = seen.flatMap(({ encoding, bytes }) => (encoding === files[0]?.encoding && bytes !== null ? bytes : []));
  return sizes.length > 0 ? Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length) : null;
}
