import 'server-only';
import { configuredKey } from './config';
import { redact } from './redact';

/** Writes an unexpected error to the server log, without the API key. */
export function logError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(redact(text, configuredKey()));
}
