const CHECK_EVERY_MS = 1_000;

/**
 * Calls `onGone` once when the parent process has ended, including by kill -9 or before this call. Does nothing for a
 * process without an IPC channel, such as one started by hand.
 */
function whenParentGone(onGone: () => void): void {
  if (!process.send) return;
  const parent = process.ppid;
  let isStopping = false;
  const tell = (): void => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(check);
    onGone();
  };
  // The kernel closes the channel. The check is for a channel that a surviving sibling has inherited.
  const check = setInterval(() => process.ppid !== parent && tell(), CHECK_EVERY_MS);
  check.unref();
  process.once('disconnect', tell);
  if (!process.connected) tell();
}

/** Returns a signal that aborts when this process is asked to stop or its parent has ended. Should be called first. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  whenParentGone(() => stop.abort());
  return stop.signal;
}
