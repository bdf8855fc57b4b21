/** Lets a number of holders in at once; the rest wait in the order they came. */
export interface Gate {
  /** Resolves to the function that leaves again. Rejects when `signal` aborts before a place is free. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let free = places;

  function leaveOnce(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  }

  function enter(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (free > 0) {
      free -= 1;
      return Promise.resolve(leaveOnce());
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(leaveOnce());
      };
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(admit);
    });
  }

  return { enter };
}
