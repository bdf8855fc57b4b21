import 'server-only';

/** Keeps each request as long as our signal: a request that is garbage collected no longer learns that its sender left. */
const requests = new WeakMap<AbortSignal, Request>();

/** Returns a controller that aborts when the sender of the request leaves. */
export function abortWith(request: Request): AbortController {
  const abort = new AbortController();
  requests.set(abort.signal, request);
  if (request.signal.aborted) abort.abort(request.signal.reason);
  request.signal.addEventListener('abort', () => abort.abort(request.signal.reason), { once: true });
  return abort;
}

/**
 * A response body out of pieces as they come: pulled one by one, so that a slow reader slows the source, and aborted
 * when the reader leaves. `onError` may give last words; without them the connection breaks, which the reader notices.
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
        return pieces.return?.().then(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}
