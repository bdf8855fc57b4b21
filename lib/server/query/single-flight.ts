import 'server-only';

interface Flight<T> {
  result: Promise<T>;
  callers: number;
  abort: AbortController;
}

/** @param signal of the caller: the work continues while another caller waits for it */
type SingleFlight<T> = (
  key: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Runs work once per key at a time: callers of the same key share the result of the running work. */
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
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason);
    });
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      flight.callers -= 1;
      // No caller waits any more: the work is stopped, and the next caller starts over.
      if (flight.callers === 0 && signal?.aborted) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.abort.abort(signal.reason);
      }
    }
  };
}
