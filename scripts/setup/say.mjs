const started = Date.now();

/** Prints a line of progress with the seconds since the start. */
export function say(text) {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);
}

/** Ends the command with the message of an error. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
