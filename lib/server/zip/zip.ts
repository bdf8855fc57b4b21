import 'server-only';
import { deflated } from './deflated';
import { centralHeader, descriptor, type Entry, endOfArchive, localHeader, MAX_32 } from './records';

export interface ZipEntry {
  name: string;
  parts: AsyncIterable<Uint8Array>;
}

/** A zip archive as it is made. Throws when one entry alone exceeds four gigabytes: its archive would be unreadable. */
export async function* zip(entries: AsyncIterable<ZipEntry>, at = new Date()): AsyncGenerator<Buffer> {
  const written: Entry[] = [];
  let offset = 0;
  function placed(bytes: Buffer): Buffer {
    offset += bytes.length;
    return bytes;
  }
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8');
    const start = offset;
    yield placed(localHeader(name, at));
    const stream = deflated(entry.parts);
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) yield placed(next.value);
    const sums = next.value;
    if (sums.size >= MAX_32) throw new Error(`${entry.name} is larger than an entry of a zip may be.`);
    yield placed(descriptor(sums));
    written.push({ name, offset: start, ...sums });
  }
  const start = offset;
  for (const entry of written) yield placed(centralHeader(entry, at));
  yield endOfArchive(written.length, start, offset - start);
}
