import { isUnreachable } from '@/lib/clickhouse/error';

/** How often rows go out again whose engine went away under them; each time the engine is waited for, too. */
const REPEATS = 5;

/**
 * Sends rows, and again when the engine went away meanwhile.
 * @param discard removes what arrived of rows that may have arrived in part
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
