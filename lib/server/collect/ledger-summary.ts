import 'server-only';
import { cachedByLedger } from './cached-by-ledger';

/** Number of collected answers of an account, one for each day, and their newest times. */
interface LedgerSummary {
  answers: number;
  crawledAt: string | null;
  fetchedAt: string | null;
}

export const NO_ANSWERS: LedgerSummary = { answers: 0, crawledAt: null, fetchedAt: null };

const SUMMARY = `
  SELECT count() AS answers, max(crawled_at) AS crawledAt, nullIf(max(fetched_at), '') AS fetchedAt
  FROM ledger FINAL WHERE account = {account:String} AND ledger.set_id != 0`;

/** Returns the summary of an account's ledger. */
export const ledgerSummary = cachedByLedger('ledger summaries', async (db, account) => {
  const [summary] = await db.query<LedgerSummary>(SUMMARY, { account });
  return summary ?? NO_ANSWERS;
});
