import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { SlowService } from '../service/exchange';

/**
 * Destroys a body that has received no bytes for `idle` milliseconds. If bytes are buffered, the reader is slow, not
 * the service, and the timer restarts.
 */
export function breakWhenSilent(body: Readable, response: IncomingMessage, idle: number): void {
  let bytes = 0;
  let activeAt = performance.now();
  const clock = setInterval(() => {
    const { bytesRead } = response.socket;
    const isAwaited = bytesRead === bytes && body.readableLength === 0 && !response.complete;
    bytes = bytesRead;
    if (!isAwaited) activeAt = performance.now();
    else if (performance.now() - activeAt > idle) body.destroy(new SlowService('idle'));
  }, idle / 4);
  body.once('close', () => clearInterval(clock));
}
