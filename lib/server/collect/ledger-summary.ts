import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { cachedByLedger } from './cached-by-ledger';

/** Number of collected answers of an account, one for each day, and their newest times. */
export interface LedgerSummary {
  answers: number;
  crawledAt: string | null;
  fetchedAt: string | null;
}

const SUMMARY = `
  SELECT count() AS answers, max(crawled_at) AS crawledAt, nullIf(max(fetched_at), '') AS fetchedAt
  FROM ledger FINAL WHERE account = {account:String} AND ledger.set_id != 0`;

/** Returns the summary of an account's ledger. */
export const ledgerSummary = cachedByLedger('ledger summaries', readSummary);

async function readSummary(db: Database, account: string): Promise<LedgerSummary> {
  const [summary] = await db.query<LedgerSummary>(SUMMARY, { account });
  return summary ?? { answers: 0, crawledAt: null, fetchedAt: null };
}
