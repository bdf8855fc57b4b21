import 'server-only';
import { EngineError } from '@/lib/clickhouse/error';
import { forgetDatabase } from './database';

/** ClickHouse's own code for an engine that cannot be reached. */
const UNREACHABLE = 210;

/**
 * For what the store only makes better: when it cannot be reached, people get their answer from the service, and the
 * log says so once a minute at most.
 */
export async function bestEffort<T>(what: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineError && error.code === UNREACHABLE) forgetDatabase();
    if (Date.now() - said > 60_000) {
      said = Date.now();
      console.error(`The store failed at ${what}: ${error instanceof Error ? error.message : error}`);
    }
    return otherwise;
  }
}

let said = 0;
