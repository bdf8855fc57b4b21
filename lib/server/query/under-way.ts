import 'server-only';

interface Work<T> {
  result: Promise<T>;
  askers: number;
  stop: AbortController;
}

/** @param signal of who asks: work goes on while somebody else waits for it */
type UnderWay<T> = (
  key: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Work that is under way, by its key: who asks for the same meanwhile waits for it rather than has it done again. */
export function createUnderWay<T>(): UnderWay<T> {
  const works = new Map<string, Work<T>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Work<T> {
    const stop = new AbortController();
    const begun: Work<T> = { result: work(stop.signal), askers: 0, stop };
    works.set(key, begun);
    const end = () => works.get(key) === begun && works.delete(key);
    begun.result.then(end, end);
    return begun;
  }

  return async (key, signal, work) => {
    signal?.throwIfAborted();
    const its = works.get(key) ?? begin(key, work);
    its.askers += 1;
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason);
    });
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([its.result, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      its.askers -= 1;
      // No caller waits any more: the work is stopped, and the next caller starts over.
      if (its.askers === 0 && signal?.aborted) {
        if (works.get(key) === its) works.delete(key);
        its.stop.abort(signal.reason);
      }
    }
  };
}
