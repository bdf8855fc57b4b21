const started = Date.now();

/** A line of progress, with the seconds since the command began. */
export function say(text) {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);
}

/** Ends the command with one sentence, no stack trace. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
