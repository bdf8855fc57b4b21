import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { SlowService } from '../upstream/exchange';

/**
 * The parts of a body one by one. The clock runs only while a part is awaited, so that a slow reader is no slow
 * service. Leaving early hangs up.
 */
export async function* readParts(
  body: Readable,
  response: IncomingMessage,
  idle: number,
): AsyncGenerator<Buffer, void> {
  let askedAt: number | null = Date.now();
  const clock = setInterval(() => {
    if (askedAt !== null && Date.now() - askedAt > idle) body.destroy(new SlowService('idle'));
  }, idle / 4);
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      askedAt = null;
      yield part;
      askedAt = Date.now();
    }
  } finally {
    clearInterval(clock);
    if (!response.complete) response.destroy();
  }
}
