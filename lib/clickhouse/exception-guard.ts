import { Transform } from 'node:stream';
import { parseError } from '@clickhouse/client';
import { engineError } from './error';

/**
 * Passes bytes through, and fails at the block that the engine appends when a statement fails within its response, so
 * that no byte of the block gets into a file. `tag` is the response's X-ClickHouse-Exception-Tag.
 */
export function exceptionGuard(tag: string): Transform {
  const begin = Buffer.from(`\r\n__exception__\r\n${tag}\r\n`);
  const end = Buffer.from(`${tag}\r\n__exception__\r\n`);
  let pending: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      pending = Buffer.concat([pending, chunk]);
      const start = pending.indexOf(begin);
      // A marker may be split between chunks, so bytes that could begin one are held back.
      const safe = start >= 0 ? start : pending.length - possibleStart(pending, begin);
      this.push(pending.subarray(0, safe));
      pending = pending.subarray(safe);
      const close = pending.indexOf(end, begin.length);
      callback(close < 0 ? null : errorOf(pending.subarray(begin.length, close)));
    },
    flush(callback) {
      if (pending.indexOf(begin) === 0) callback(errorOf(pending.subarray(begin.length)));
      else callback(null, pending);
    },
    destroy(error, callback) {
      callback(error && (engineError(error) as Error));
    },
  });
}

/** Parses the text of the block, which ends with its length. */
function errorOf(text: Buffer): Error {
  return parseError(text.toString('utf8').replace(/\d+ $/, ''));
}

/** Returns the number of bytes at the end of `bytes` that could begin `marker`. */
function possibleStart(bytes: Buffer, marker: Buffer): number {
  for (let length = Math.min(marker.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(-length).equals(marker.subarray(0, length))) return length;
  }
  return 0;
}
