/** A caller of a task. */
interface Caller<P> {
  /** Lets only this caller leave. The task continues while another caller waits for it. */
  signal?: AbortSignal | undefined;
  /** A user waits for the result, which raises the priority of the task. False by default. */
  isPerson?: boolean;
  onProgress?(progress: P): void;
}

interface Flight<T, P> {
  result: Promise<T>;
  callers: Set<Caller<P>>;
  latest: P | null;
  abort: AbortController;
  hasBegun: boolean;
}

/** The link from a task to its callers. */
export interface Waiting<P> {
  report(progress: P): void;
  /** Marks the task as begun. It then runs to its end even if all callers leave. */
  begin(): void;
  /** Whether a user is among the current callers. */
  readonly isAwaited: boolean;
}

export type Work<T, P> = (signal: AbortSignal, waiting: Waiting<P>) => Promise<T>;

/**
 * Runs one task per key for all concurrent callers, who all receive its progress and its result or failure. Later callers
 * start it again. If the last caller leaves before the task has called `begin`, it is aborted. Otherwise it runs to its
 * end, and later callers join it.
 */
export function createSingleFlight<T, P = never>() {
  const flights = new Map<string, Flight<T, P>>();

  function start(key: string, work: Work<T, P>): Flight<T, P> {
    const abort = new AbortController();
    const callers = new Set<Caller<P>>();
    const waiting: Waiting<P> = {
      report(progress) {
        flight.latest = progress;
        for (const caller of callers) caller.onProgress?.(progress);
      },
      begin() {
        flight.hasBegun = true;
      },
      get isAwaited() {
        return [...callers].some(({ isPerson }) => isPerson);
      },
    };
    // Started a tick later, so that the first caller receives the first progress.
    const result = Promise.resolve()
      .then(() => work(abort.signal, waiting))
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    const flight: Flight<T, P> = { result, callers, latest: null, abort, hasBegun: false };
    flights.set(key, flight);
    return flight;
  }

  return function join(key: string, work: Work<T, P>, caller: Caller<P> = {}): Promise<T> {
    const { signal } = caller;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const flight = flights.get(key) ?? start(key, work);
    flight.callers.add(caller);
    if (flight.latest !== null) caller.onProgress?.(flight.latest);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.callers.delete(caller);
        reject(signal?.reason);
        if (flight.callers.size > 0 || flight.hasBegun) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      flight.result.then(resolve, reject).finally(() => {
        flight.callers.delete(caller);
        signal?.removeEventListener('abort', leave);
      });
    });
  };
}
