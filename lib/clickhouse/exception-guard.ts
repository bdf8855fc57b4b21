import { Transform } from 'node:stream';
import { parseError } from '@clickhouse/client';
import { engineError } from './error';

/**
 * Passes bytes on and fails at the block that the engine writes when a statement breaks in the middle of its
 * answer, so that no byte of it gets into a file. `tag` is the answer's X-ClickHouse-Exception-Tag.
 */
export function exceptionGuard(tag: string): Transform {
  const begin = Buffer.from(`\r\n__exception__\r\n${tag}\r\n`);
  const end = Buffer.from(`${tag}\r\n__exception__\r\n`);
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      held = Buffer.concat([held, chunk]);
      const found = held.indexOf(begin);
      // A marker may be cut by the border of two chunks: as much as could begin one waits.
      const whole = found >= 0 ? found : held.length - possibleStart(held, begin);
      this.push(held.subarray(0, whole));
      held = held.subarray(whole);
      const over = held.indexOf(end, begin.length);
      done(over < 0 ? null : said(held.subarray(begin.length, over)));
    },
    flush(done) {
      if (held.indexOf(begin) === 0) done(said(held.subarray(begin.length)));
      else done(null, held);
    },
    destroy(error, done) {
      done(error && (engineError(error) as Error));
    },
  });
}

/** The block's text ends with its own length. */
function said(text: Buffer): Error {
  return parseError(text.toString('utf8').replace(/\d+ $/, ''));
}

/** How many bytes at the end of `bytes` are a beginning of `marker`. */
function possibleStart(bytes: Buffer, marker: Buffer): number {
  for (let length = Math.min(marker.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(-length).equals(marker.subarray(0, length))) return length;
  }
  return 0;
}
