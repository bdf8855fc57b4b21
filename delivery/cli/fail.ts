/** Ends the command with one sentence for the person at the terminal; DEBUG=1 shows where it came from. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(process.env.DEBUG && error instanceof Error ? error.stack : message);
  process.exitCode = 1;
}
