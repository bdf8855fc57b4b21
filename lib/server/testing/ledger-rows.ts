import type { LedgerRow } from '../collect/ledger';

/** A complete answer without rows, after one request. */
export const ledgerRow = (over: Partial<LedgerRow>): LedgerRow => ({
  ...{ account: 'a', endpoint: 'price', params: '', day: '2026-03-31', version: '0', state: 'complete', set_id: '1' },
  ...{ rows: 0, total: null, missing: 0, requests: 1, revisions: 0, attempts: 0, problem: '', facts: '{}' },
  ...{ crawled_at: null, fetched_at: '2026-03-31T12:00:00Z', settled: false, content_hash: '', table_version: 0 },
  ...over,
});
