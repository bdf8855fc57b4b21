/** Whether pages can detect each other by locks. They cannot over plain http. */
export const hasLocks = Boolean(globalThis.navigator?.locks);

/**
 * Runs while this page holds a lock. Without locks, over plain http or if the user blocks site data, it runs at once.
 *
 * @param run called with false if the lock must be available and is not
 */
export async function withLock(
  name: string,
  run: (isHeld: boolean) => Promise<void> | void,
  options: LockOptions = {},
): Promise<void> {
  let hasRun = false;
  try {
    await navigator.locks.request(name, options, (lock) => {
      hasRun = true;
      return run(lock !== null);
    });
  } catch (error) {
    if (hasRun) throw error;
    await run(true);
  }
}
