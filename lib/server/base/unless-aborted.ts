import 'server-only';

/** Settles with the promise, or rejects with the signal's reason once the signal aborts. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
