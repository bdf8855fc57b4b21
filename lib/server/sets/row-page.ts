import 'server-only';
import type { RowsEvent } from '@/lib/contract/events';
import { packRows, unpackRows } from '@/lib/contract/packed-rows';
import { newestCrawl } from './crawled-at';

/** A page of a set as a line of the event stream. Serialized rows take a fraction of the memory of objects. */
export interface RowPage {
  line: string;
  rows: number;
  crawledAt: string | null;
}

export function rowPage(rows: readonly unknown[]): RowPage {
  return { line: JSON.stringify(packRows(rows)), rows: rows.length, crawledAt: newestCrawl(rows) };
}

/** Removes rows that are on an earlier page. Identical rows of one page stay. */
export function withoutRepeats(pages: readonly RowPage[]): RowPage[] {
  const earlier = new Set<string>();
  return pages.map(({ line }) => {
    // The line was made of rows by `rowPage`.
    const rows = unpackRows(JSON.parse(line) as RowsEvent).map((row) => ({ row, text: JSON.stringify(row) }));
    const newRows = rows.filter(({ text }) => !earlier.has(text));
    for (const { text } of newRows) earlier.add(text);
    return rowPage(newRows.map(({ row }) => row));
  });
}
