import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/contract/problem';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { ledger } from '../base/tables';
import { ownDatabase } from '../testing/own-database';
import { type LedgerRow, lookUpLedger, readAccount, removeStrayFailures, writeLedger } from './ledger';

ownDatabase();

const FAILURE: Problem = { code: 'unreachable', title: 'The service failed.', retryable: true };
const rowOf = (account: string, day: string, row: Partial<LedgerRow> = {}): LedgerRow => ({
  ...{ account, endpoint: 'e_retail_media', params: '', day, version: nextVersion(), state: 'complete' },
  ...{ set_id: '7', rows: 1, total: 1, missing: 0, requests: 1, revisions: 0, attempts: 0, problem: '', facts: '{}' },
  ...{ crawled_at: null, fetched_at: '2026-04-01T00:00:00.000Z', settled: true, content_hash: '', table_version: 1 },
  ...row,
});
const failed = { state: 'failed', set_id: '0', attempts: 1, problem: JSON.stringify(FAILURE) } as const;

describe('the ledger', () => {
  it('shows writes of this process at once, and writes of other processes soon', async () => {
    const db = await database();
    const range = { account: 'two processes', endpoint: 'e_retail_media', params: '' };
    const days = async () =>
      (await lookUpLedger(db, { ...range, from: '2026-03-01', to: '2026-03-31' })).map(({ day }) => day);
    expect(await days()).toEqual([]);
    await writeLedger(db, [rowOf(range.account, '2026-03-01')]);
    expect(await days()).toEqual(['2026-03-01']);
    // An insert past `writeLedger`, like one of another process.
    await db.insert(ledger.name, [rowOf(range.account, '2026-03-02')]);
    await expect.poll(days, { timeout: 10_000 }).toEqual(['2026-03-01', '2026-03-02']);
  });

  it('finds the last day that a table can hold', async () => {
    const db = await database();
    await writeLedger(db, [rowOf('far ahead', '2149-06-06')]);
    const range = { account: 'far ahead', endpoint: 'e_retail_media', params: '' };
    expect(await lookUpLedger(db, { ...range, from: '2149-06-01', to: '2149-06-06' })).toHaveLength(1);
  });

  it('removes only failed rows outside the plan that are not retried', async () => {
    const db = await database();
    const triedBefore = Date.now() + 60_000;
    const account = 'stray failures';
    const others = [
      rowOf(account, '1990-01-01'),
      rowOf(account, '1990-01-02', { ...failed, set_id: '8', state: 'complete' }),
      rowOf(account, '1990-01-03', { state: 'no_data', set_id: '0' }),
      rowOf(account, '1990-01-05', { ...failed, version: `${triedBefore}000` }),
      rowOf(account, '2026-03-01', failed),
      rowOf(account, '2026-03-31', failed),
      rowOf('another account', '1990-01-01', failed),
    ];
    const stray = ['1970-01-01', '1990-01-04', '2026-02-28', '2149-06-06'].map((day) => rowOf(account, day, failed));
    await writeLedger(db, [...others, ...stray]);
    await removeStrayFailures(db, { account, from: '2026-03-01', to: '2026-03-31', triedBefore });
    const rows = async (of: string) =>
      (await readAccount(db, { account: of, from: '1970-01-01', to: '2149-06-06' })).map(({ day }) => day).sort();
    expect(await rows(account)).toEqual(others.filter((row) => row.account === account).map(({ day }) => day));
    expect(await rows('another account')).toEqual(['1990-01-01']);
  });
});
