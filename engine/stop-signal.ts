const CHECK_EVERY_MS = 1_000;

/**
 * Calls `gone` once when the process that started this one has ended, kill -9 included, be it before this call.
 * Does nothing for a process started by hand, without an IPC channel.
 */
function whenParentGone(gone: () => void): void {
  if (!process.send) return;
  const parent = process.ppid;
  let told = false;
  const tell = (): void => {
    if (told) return;
    told = true;
    clearInterval(check);
    gone();
  };
  // The channel is closed by the kernel; the check covers a channel inherited by a surviving sibling.
  const check = setInterval(() => process.ppid !== parent && tell(), CHECK_EVERY_MS);
  check.unref();
  process.once('disconnect', tell);
  if (!process.connected) tell();
}

/** Aborts when this process is told to stop, or when its parent has ended. Call it first of all. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  whenParentGone(() => stop.abort());
  return stop.signal;
}
