// Recorded before slow work, so that the end of the parent is noticed. package.json's scripts begin with `exec`, as the
// parent would otherwise be a shell, which outlives npm.
const parent = process.ppid;

/** Returns whether the parent process has ended. */
export function isOrphan() {
  return process.ppid !== parent;
}
