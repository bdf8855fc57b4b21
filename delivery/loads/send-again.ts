import { isUnreachable } from '@/lib/clickhouse/error';

/** Maximum number of retries, each of which waits for the engine. */
const REPEATS = 5;

/**
 * Sends rows, and retries if the connection to the engine breaks.
 * @param discard removes rows that were stored partly
 */
export async function sendAgain(send: () => Promise<void>, discard: () => Promise<void>): Promise<void> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error) || repeats === REPEATS) throw error;
      await discard();
    }
  }
}
