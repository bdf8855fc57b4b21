import 'server-only';
import type { RefetchMode } from '@/lib/contract/own-http';
import { database } from '../base/database';
import { configuredAccount } from '../service/service';
import { collectNeed, runningRequests } from './collect-need';
import type { Reader } from './run';

interface ReaderOptions {
  /** Which days a user has requested from the service. */
  refetch?: RefetchMode | undefined;
  /** Whether missing days are collected. */
  collects?: boolean;
}

/** Returns a reader of the configured account, which starts collecting missing days. */
export async function reader(signal?: AbortSignal, { refetch, collects = true }: ReaderOptions = {}): Promise<Reader> {
  const running = runningRequests();
  return {
    db: await database(),
    account: configuredAccount(),
    signal,
    ...(collects && { collect: (need, options) => collectNeed(need, { ...options, running, refetch }) }),
  };
}
