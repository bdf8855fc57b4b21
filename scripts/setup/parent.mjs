// Noted before the work of minutes begins: who is gone by then must still be missed. package.json's scripts begin with
// `exec`, as else the parent would be a shell, which outlives npm.
const parent = process.ppid;

/** Whether the process that started this one has ended. */
export function isOrphan() {
  return process.ppid !== parent;
}
