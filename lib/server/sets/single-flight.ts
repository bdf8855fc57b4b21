import 'server-only';

interface Asker<P> {
  signal?: AbortSignal;
  /** A person: while one waits, the work goes before what nobody waits for. Nobody is one unless told so. */
  isPerson?: boolean;
  onProgress(progress: P): void;
}

interface Flight<T, P> {
  result: Promise<T>;
  askers: Set<Asker<P>>;
  latest: P | null;
  abort: AbortController;
  begun: boolean;
}

/** What a piece of work is given of those who wait for it. */
export interface Waiting<P> {
  report(progress: P): void;
  /** From now on it is done to its end: what was asked for is not thrown away. */
  begin(): void;
  /** Whether a person waits now: one who joins raises the work, the last to leave lets it sink. */
  readonly isAwaited: boolean;
}

export type Work<T, P> = (signal: AbortSignal, waiting: Waiting<P>) => Promise<T>;

/**
 * One piece of work for one key however many ask: all hear its progress. The last to leave aborts what has not begun;
 * what has begun goes on to its end, and whoever asks meanwhile joins it.
 */
export function createSingleFlight<T, P>() {
  const flights = new Map<string, Flight<T, P>>();

  function depart(key: string, work: Work<T, P>): Flight<T, P> {
    const abort = new AbortController();
    const askers = new Set<Asker<P>>();
    const waiting: Waiting<P> = {
      report(progress) {
        flight.latest = progress;
        for (const asker of askers) asker.onProgress(progress);
      },
      begin() {
        flight.begun = true;
      },
      get isAwaited() {
        return [...askers].some(({ isPerson }) => isPerson);
      },
    };
    // Begun a tick later, so that the one who caused it hears its first progress too.
    const result = Promise.resolve()
      .then(() => work(abort.signal, waiting))
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    const flight: Flight<T, P> = { result, askers, latest: null, abort, begun: false };
    flights.set(key, flight);
    return flight;
  }

  return function join(key: string, work: Work<T, P>, asker: Asker<P>): Promise<T> {
    const flight = flights.get(key) ?? depart(key, work);
    flight.askers.add(asker);
    if (flight.latest !== null) asker.onProgress(flight.latest);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.askers.delete(asker);
        reject(asker.signal?.reason);
        if (flight.askers.size > 0 || flight.begun) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.abort.abort(asker.signal?.reason);
      };
      if (asker.signal?.aborted) leave();
      asker.signal?.addEventListener('abort', leave, { once: true });
      flight.result.then(resolve, reject).finally(() => {
        flight.askers.delete(asker);
        asker.signal?.removeEventListener('abort', leave);
      });
    });
  };
}
