import 'server-only';
import type { RefetchMode } from '@/lib/contract/own-http';
import { database } from '../base/database';
import { configuredAccount } from '../service/service';
import { collectNeed, runningRequests } from './collect-need';
import type { Reader } from './run';

/**
 * Returns a reader of the configured account, which starts collecting missing days.
 *
 * @param options `refetch`: which days a user has requested from the service
 */
export async function reader(
  signal?: AbortSignal,
  { refetch }: { refetch?: RefetchMode | undefined } = {},
): Promise<Reader> {
  const running = runningRequests();
  return {
    db: await database(),
    account: configuredAccount(),
    signal,
    collect: (need, options) => collectNeed(need, { ...options, running, refetch }),
  };
}
