import 'server-only';
import { isUnreachable } from '@/lib/clickhouse/error';
import { forgetDatabase } from './database';

/**
 * Runs work on the store that answers do not depend on. If it fails, returns `fallback` and logs the failure, at most
 * once a minute.
 */
export async function bestEffort<T>(label: string, work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnreachable(error)) forgetDatabase();
    if (Date.now() - loggedAt > 60_000) {
      loggedAt = Date.now();
      console.error(`The store failed at ${label}: ${error instanceof Error ? error.message : error}`);
    }
    return fallback;
  }
}

let loggedAt = 0;
