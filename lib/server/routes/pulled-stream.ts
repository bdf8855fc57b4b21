import 'server-only';

/** Keeps requests alive as long as our signals. A request that is garbage collected no longer aborts on disconnect. */
const requests = new WeakMap<AbortSignal, Request>();

const ignore = () => {};

/** Returns a controller that aborts when the client disconnects. */
export function abortWith(request: Request): AbortController {
  const abort = new AbortController();
  requests.set(abort.signal, request);
  if (request.signal.aborted) abort.abort(request.signal.reason);
  request.signal.addEventListener('abort', () => abort.abort(request.signal.reason), { once: true });
  return abort;
}

/**
 * Creates a response body that pulls parts one by one, so that a slow client slows the source, and aborts when the
 * client disconnects. A failure breaks the connection.
 */
export function pulledStream(parts: AsyncIterable<Uint8Array>, abort: AbortController): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel(reason) {
        abort.abort(reason);
        // The client is gone, so no one reads why the source could not be closed.
        return iterator.return?.().then(ignore, ignore);
      },
    },
    { highWaterMark: 0 },
  );
}
