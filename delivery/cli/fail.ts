/** Ends the command with the message of an error. DEBUG=1 prints the stack instead. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(process.env.DEBUG && error instanceof Error ? error.stack : message);
  process.exitCode = 1;
}
