/** Returns the function that frees the slot. Rejects with the signal's reason if it aborts while waiting. */
type Acquire = (signal?: AbortSignal) => Promise<() => void>;

/** Creates a limit of `count` concurrent slots. Waiting callers get them in order of arrival. */
export function createSlots(count: number): Acquire {
  const waiting: (() => void)[] = [];
  let free = count;

  function createRelease(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  }

  return async (signal) => {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return createRelease();
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        signal?.removeEventListener('abort', leave);
        resolve(createRelease());
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(admit);
    });
  };
}
