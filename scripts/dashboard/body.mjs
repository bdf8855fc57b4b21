import { AsyncLocalStorage } from 'node:async_hooks';
import { pipeline } from 'node:stream';

/** @type {AsyncLocalStorage<{ body: AsyncIterable<Uint8Array> | null, length: string | null }>} */
const slots = new AsyncLocalStorage();
// Route handlers are bundled separately and find it by this name.
globalThis[Symbol.for('endcap.body')] = slots;

/**
 * Middleware that sends the body in the request's slot (lib/server/routes/download-response.ts), once Next ends the
 * response without a body. A failing body breaks the connection. If the client disconnects, the body is closed.
 * @param {import('node:http').IncomingMessage} _
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} next
 */
export function withBody(_, response, next) {
  const slot = { body: null, length: null };
  const { end } = response;
  response.end = (...last) => {
    response.end = end;
    const { body, length } = slot;
    if (length !== null && !response.headersSent) response.setHeader('Content-Length', length);
    if (!body) return response.end(...last);
    // The client sees the connection break, which needs no further handling.
    pipeline(body, response, () => {});
    return response;
  };
  slots.run(slot, next);
}
