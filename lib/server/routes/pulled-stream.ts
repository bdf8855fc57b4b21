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
 * Creates a response body that pulls pieces one by one, so that a slow client slows the source, and aborts when the
 * client disconnects. On a failure, the result of `onError` is sent as the last piece. Without `onError`, the
 * connection breaks.
 */
export function pulledStream(
  pieces: AsyncIterator<string | Uint8Array, unknown>,
  abort: AbortController,
  onError?: (error: unknown) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const bytes = (piece: string | Uint8Array) => (typeof piece === 'string' ? encoder.encode(piece) : piece);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(bytes(value));
        } catch (error) {
          if (!onError || abort.signal.aborted) return controller.error(error);
          controller.enqueue(bytes(onError(error)));
          controller.close();
        }
      },
      cancel(reason) {
        abort.abort(reason);
        // The client is gone, so no one reads why the source could not be closed.
        return pieces.return?.().then(ignore, ignore);
      },
    },
    { highWaterMark: 0 },
  );
}
