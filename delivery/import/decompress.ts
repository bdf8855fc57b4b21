import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Decompress } from 'fzstd';
import { ImportProblem } from './problem';

/** Decompresses a stream that is plain, gzip or zstd, which is detected from its first bytes. */
export async function* decompressed(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const [head, all] = await peek(bytes);
  if (startsWith(head, [0x1f, 0x8b])) yield* gunzipped(all, name);
  else if (startsWith(head, [0x28, 0xb5, 0x2f, 0xfd])) yield* unzstd(all, name);
  else if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]))
    throw new ImportProblem(`${name} is a zip archive or an Excel workbook. Unpack it, or save it as csv.`);
  else if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new ImportProblem(`${name} is an Excel workbook (xls). Save it as csv.`);
  else if (startsWith(head, [0x50, 0x41, 0x52, 0x31]))
    throw new ImportProblem(`${name} is a Parquet file. Export it as csv or ndjson.`);
  else if (startsWith(head, [0x42, 0x5a, 0x68])) throw otherPacking(name, 'bzip2');
  else if (startsWith(head, [0xfd, 0x37, 0x7a, 0x58])) throw otherPacking(name, 'xz');
  else yield* all;
}

function otherPacking(name: string, format: string): ImportProblem {
  return new ImportProblem(`${name} is a ${format} file. Unpack it, or pack it with gzip or zstd.`);
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  // Failures of the source pass through. Only those of the compression are wrapped.
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  let failure: unknown;
  Readable.from(bytes, { objectMode: false })
    .on('error', (error) => {
      failure = error;
      gunzip.destroy(error);
    })
    .pipe(gunzip);
  try {
    yield* gunzip;
  } catch (error) {
    if (failure) throw failure;
    throw damaged(name, 'gzip', error);
  }
}

async function* unzstd(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  const stream = new Decompress((chunk) => {
    // The decoder reuses its buffer, so the chunk has to be copied.
    out.push(chunk.slice());
  });
  try {
    for await (const chunk of bytes) {
      stream.push(chunk);
      yield* out;
      out = [];
    }
    stream.push(new Uint8Array(), true);
    yield* out;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw damaged(name, 'zstd', error);
  }
}

function damaged(name: string, format: string, error: unknown): ImportProblem {
  const message = error instanceof Error ? error.message : '';
  const truncated = /unexpected (end of file|EOF)/i.test(message);
  return new ImportProblem(
    truncated
      ? `${name} ends in the middle of its ${format} data: it was cut off. Fetch it again.`
      : `${name} is damaged: its ${format} data cannot be unpacked. Fetch it again.`,
  );
}

async function peek(bytes: AsyncIterable<Uint8Array>): Promise<[Uint8Array, AsyncIterable<Uint8Array>]> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  let ended = false;
  while (head.length < 4 && !ended) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return [head, rest(head, iterator)];
}

async function* rest(head: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}
