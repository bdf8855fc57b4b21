import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { SlowService } from '../upstream/exchange';

/**
 * Breaks a body off when nothing has come of it for `idle` milliseconds. What lies unread says that its reader is slow, not
 * the service.
 */
export function breakWhenSilent(body: Readable, response: IncomingMessage, idle: number): void {
  let bytes = 0;
  let heardAt = Date.now();
  const clock = setInterval(() => {
    const { bytesRead } = response.socket;
    const isAwaited = bytesRead === bytes && body.readableLength === 0 && !response.complete;
    bytes = bytesRead;
    if (!isAwaited) heardAt = Date.now();
    else if (Date.now() - heardAt > idle) body.destroy(new SlowService('idle'));
  }, idle / 4);
  body.once('close', () => clearInterval(clock));
}
