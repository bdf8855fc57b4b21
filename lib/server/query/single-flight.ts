import 'server-only';

interface Flight<T> {
  result: Promise<T>;
  callers: number;
  abort: AbortController;
}

/** @param signal of the caller. The work continues while another caller waits for it. */
type SingleFlight<T> = (
  key: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Runs work once per key at a time. Callers with the same key share the result. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = { result: work(abort.signal), callers: 0, abort };
    flights.set(key, flight);
    const remove = () => flights.get(key) === flight && flights.delete(key);
    flight.result.then(remove, remove);
    return flight;
  }

  return async (key, signal, work) => {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
    flight.callers += 1;
    let onAbort = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal?.reason);
    });
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([flight.result, aborted]);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      flight.callers -= 1;
      // No caller is left: stop the work, so that the next caller starts it again.
      if (flight.callers === 0 && signal?.aborted) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.abort.abort(signal.reason);
      }
    }
  };
}
