import 'server-only';
import { Readable } from 'node:stream';
import { type Workbook, workbookParts } from '@/lib/spreadsheet/workbook';
import { type ZipEntry, zip } from '../zip/zip';

/**
 * Streams a workbook with back-pressure. Destroying the stream closes the rows.
 *
 * @param maxRows rows of a sheet, the header included; what Excel holds if absent
 */
export function workbookStream(workbook: Workbook, maxRows?: number): Readable {
  return Readable.from(zip(entries(workbook, maxRows)), { objectMode: false });
}

async function* entries(workbook: Workbook, maxRows?: number): AsyncGenerator<ZipEntry> {
  for await (const { path, chunks } of workbookParts(workbook, maxRows)) yield { name: path, parts: bytes(chunks) };
}

async function* bytes(chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
