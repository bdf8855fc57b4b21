import 'server-only';
import { isUnreachable } from '@/lib/clickhouse/error';
import { forgetDatabase } from './database';
import { processWide } from './process-wide';

const state = processWide('logged failures of the store', () => ({ loggedAt: 0 }));

/**
 * Runs work on the store that answers do not depend on. If it fails, returns `fallback` and logs the failure, at most
 * once a minute.
 */
export async function bestEffort<T>(label: string, work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnreachable(error)) forgetDatabase();
    if (Date.now() - state().loggedAt > 60_000) {
      state().loggedAt = Date.now();
      console.error(`The store failed at ${label}: ${error instanceof Error ? error.message : error}`);
    }
    return fallback;
  }
}
