import { AsyncLocalStorage } from 'node:async_hooks';
import { pipeline } from 'node:stream';

/** @type {AsyncLocalStorage<{ body: AsyncIterable<Uint8Array> | null, length: string | null }>} */
const slots = new AsyncLocalStorage();
// Route handlers are bundled apart and know it by this name.
globalThis[Symbol.for('endcap.body')] = slots;

/**
 * Middleware that sends what a route handler has laid into its request's slot (lib/server/routes/download-response.ts), once
 * Next ends the answer without a body. A body that fails breaks the connection; a reader who leaves ends the body.
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
    // Whoever is at the other end sees the connection break; there is nobody else to tell.
    pipeline(body, response, () => {});
    return response;
  };
  slots.run(slot, next);
}
