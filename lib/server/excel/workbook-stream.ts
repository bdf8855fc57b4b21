import 'server-only';
import { Readable } from 'node:stream';
import { type Workbook, workbookParts } from '@/lib/spreadsheet/workbook';
import { type ZipEntry, zip } from '../zip/zip';

/** Streams a workbook with back-pressure. Destroying the stream closes the rows. */
export function workbookStream(workbook: Workbook): Readable {
  return Readable.from(zip(entries(workbook)), { objectMode: false });
}

async function* entries(workbook: Workbook): AsyncGenerator<ZipEntry> {
  for await (const { path, chunks } of workbookParts(workbook)) yield { name: path, parts: bytes(chunks) };
}

async function* bytes(chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
