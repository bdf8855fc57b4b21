import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide';
import { pulledStream } from './pulled-stream';

/** What the dashboard's own listener (scripts/dashboard/body.mjs) sends in place of an answer without a body. */
interface Slot {
  /** Bytes one part after the other. */
  body: AsyncIterable<Uint8Array> | null;
  /** Bytes of the whole body. Next leaves the header out. */
  length: string | null;
}

const slots = processWide('body', () => new AsyncLocalStorage<Slot>());

type Init = { headers: Headers; status?: number };

/** Headers of a download: saved under its name, kept by no cache, changed by no proxy. */
export function attachment(name: string, contentType: string): Headers {
  return new Headers({
    'content-type': contentType,
    'content-disposition': disposition(name),
    'cache-control': 'private, no-store, no-transform',
  });
}

/** RFC 6266: the name in ASCII, and whole for clients that read UTF-8. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_');
  const whole = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${ascii}"${whole}`;
}

/**
 * Answers with the parts as they come, at the pace of who reads them; a failure between them breaks the connection. The
 * dashboard's own listener sends them where it is there: through the web streams of Next they take half as long again.
 *
 * @param abort aborted when the reader leaves
 */
export function downloadResponse(parts: AsyncIterable<Uint8Array>, abort: AbortController, init: Init): Response {
  const slot = slots().getStore();
  if (!slot) return new Response(pulledStream(parts[Symbol.asyncIterator](), abort), init);
  slot.body = parts;
  return headResponse(init);
}

/** Answers without a body; the length in the headers is that of the body that a GET would bring. */
export function headResponse(init: Init): Response {
  const slot = slots().getStore();
  if (slot) slot.length = init.headers.get('content-length');
  return new Response(null, init);
}
