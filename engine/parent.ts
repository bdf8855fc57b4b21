const CHECK_EVERY_MS = 1_000;

/**
 * Calls `gone` once when the process that started this one has ended, kill -9 included.
 * Does nothing for a process started by hand, without an IPC channel.
 */
export function whenParentGone(gone: () => void): void {
  if (!process.channel) return;
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
}
