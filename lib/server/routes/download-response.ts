import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../base/process-wide';
import { pulledStream } from './pulled-stream';

/** A body for the dashboard's HTTP listener (scripts/dashboard/body.mjs) to send with a response that has none. */
interface Slot {
  body: AsyncIterable<Uint8Array> | null;
  /** Content-Length of the body, which Next omits. */
  length: string | null;
}

const slots = processWide('body', () => new AsyncLocalStorage<Slot>());

type Init = { headers: Headers; status?: number };

/** Returns the headers of a download: its file name, no caching, no changes by proxies. */
export function attachment(name: string, contentType: string): Headers {
  return new Headers({
    'content-type': contentType,
    'content-disposition': disposition(name),
    'cache-control': 'private, no-store, no-transform',
  });
}

/** Formats a file name by RFC 6266, in ASCII and, if it differs, in UTF-8. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_');
  const utf8 = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${ascii}"${utf8}`;
}

/**
 * Streams the parts with backpressure. A failure breaks the connection. The dashboard's HTTP listener sends them where
 * it runs, as the web streams of Next take 50% longer.
 *
 * @param abort aborted when the client disconnects
 */
export function downloadResponse(parts: AsyncIterable<Uint8Array>, abort: AbortController, init: Init): Response {
  const slot = slots().getStore();
  if (!slot) return new Response(pulledStream(parts, abort), init);
  slot.body = parts;
  return headResponse(init);
}

/** Responds without a body. The Content-Length is that of GET. */
export function headResponse(init: Init): Response {
  const slot = slots().getStore();
  if (slot) slot.length = init.headers.get('content-length');
  return new Response(null, init);
}
