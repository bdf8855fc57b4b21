import 'server-only';
import { Readable } from 'node:stream';
import { type Workbook, workbookParts } from '@/lib/spreadsheet/workbook';
import { type ZipEntry, zip } from './zip';

/**
 * Streams a workbook with backpressure. Destroying the stream closes the rows.
 *
 * @param maxRows maximum rows of a sheet, including the header; Excel's limit by default
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
