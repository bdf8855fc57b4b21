import 'server-only';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import { processWide } from '../base/process-wide';
import { ledgerVersion } from './ledger';

/** Number of collected answers of an account, one for each day, and their newest times. */
export interface LedgerSummary {
  answers: number;
  crawledAt: string | null;
  fetchedAt: string | null;
}

const SUMMARY = `
  SELECT count() AS answers, max(crawled_at) AS crawledAt, nullIf(max(fetched_at), '') AS fetchedAt
  FROM ledger FINAL WHERE account = {account:String} AND ledger.set_id != 0`;

const summaries = processWide('ledger summaries', () => new LRUCache<string, Promise<LedgerSummary>>({ max: 10 }));

/** Returns the summary of an account's ledger, which is read again only after the ledger has changed. */
export async function ledgerSummary(db: Database, account: string): Promise<LedgerSummary> {
  const key = JSON.stringify([db.database, account, await ledgerVersion(db, account)]);
  return memoize(summaries(), key, () => readSummary(db, account));
}

async function readSummary(db: Database, account: string): Promise<LedgerSummary> {
  const [summary] = await db.query<LedgerSummary>(SUMMARY, { account });
  return summary ?? { answers: 0, crawledAt: null, fetchedAt: null };
}
