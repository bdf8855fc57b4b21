import 'server-only';
import type { Sums } from './deflated';

/** The records of the zip format (APPNOTE 4.3), for entries that are streamed: sums follow the bytes. */

export interface Entry extends Sums {
  name: Buffer;
  /** Where its local header begins. */
  offset: number;
}

const VERSION = 20;
const VERSION_64 = 45;
/** Sums follow in a descriptor, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
export const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

type Field = [bytes: 2 | 4 | 8, value: number];

function pack(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Seconds in pairs, as the format counts them, and the day. */
function dosTime(at: Date): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, day],
  ];
}

export function localHeader(name: Buffer, at: Date): Buffer {
  const head = pack([4, 0x0403_4b50], [2, VERSION], [2, FLAGS], [2, DEFLATE], ...dosTime(at));
  return Buffer.concat([head, pack([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name]);
}

export function descriptor({ crc32, compressed, size }: Sums): Buffer {
  return pack([4, 0x0807_4b50], [4, crc32], [4, compressed], [4, size]);
}

export function centralHeader({ name, crc32, compressed, size, offset }: Entry, at: Date): Buffer {
  const far = offset >= MAX_32;
  const extra = far ? pack([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const version = far ? VERSION_64 : VERSION;
  const head = pack([4, 0x0201_4b50], [2, version], [2, version], [2, FLAGS], [2, DEFLATE], ...dosTime(at));
  const sums = pack([4, crc32], [4, compressed], [4, size], [2, name.length], [2, extra.length]);
  const rest = pack([2, 0], [2, 0], [2, 0], [4, 0], [4, Math.min(offset, MAX_32)]);
  return Buffer.concat([head, sums, rest, name, extra]);
}

/** The end of the archive; above the limits of the old form preceded by the new one. */
export function endOfArchive(count: number, start: number, length: number): Buffer {
  const large = count >= MAX_16 || start >= MAX_32 || length >= MAX_32;
  const old = pack([4, 0x0605_4b50], [2, 0], [2, 0], [2, Math.min(count, MAX_16)], [2, Math.min(count, MAX_16)]);
  const tail = pack([4, Math.min(length, MAX_32)], [4, Math.min(start, MAX_32)], [2, 0]);
  if (!large) return Buffer.concat([old, tail]);
  const record = pack([4, 0x0606_4b50], [8, 44], [2, VERSION_64], [2, VERSION_64], [4, 0], [4, 0]);
  const sizes = pack([8, count], [8, count], [8, length], [8, start]);
  const locator = pack([4, 0x0706_4b50], [4, 0], [8, start + length], [4, 1]);
  return Buffer.concat([record, sizes, locator, old, tail]);
}
