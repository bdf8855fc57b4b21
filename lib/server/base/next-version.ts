import 'server-only';
import { processWide } from './process-wide';

const state = processWide('versions', () => ({ last: 0n }));

/**
 * Returns an increasing number, also across restarts: the time in microseconds, as text because it is not a safe
 * integer.
 */
export function nextVersion(): string {
  const now = BigInt(Date.now()) * 1000n;
  const { last } = state();
  state().last = now > last ? now : last + 1n;
  return state().last.toString();
}

/** Makes the next versions follow `newest`, even if the clock was set back since. */
export function continueVersions(newest: string): void {
  if (BigInt(newest) > state().last) state().last = BigInt(newest);
}

/** Returns a version after `newest`, even if the clock was set back since. */
export function versionAfter(newest: bigint): string {
  const version = nextVersion();
  return BigInt(version) > newest ? version : String(newest + 1n);
}

/** Returns the time of a version in milliseconds. */
export function timeOfVersion(version: string): number {
  return Number(BigInt(version) / 1000n);
}
