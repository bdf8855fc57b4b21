import { describe, expect, inject, it } from 'vitest';
import { database, openDatabase } from '../base/database';
import { nextVersion } from '../base/next-version';
import { ledger } from '../base/tables';
import { ownDatabase } from '../testing/own-database';
import { setClockBack } from '../testing/set-clock-back';
import { type LedgerRow, lookUpLedger, readLedger, writeLedger } from './ledger';

ownDatabase();

const rowOf = (account: string, day: string): LedgerRow => ({
  ...{ account, endpoint: 'e_retail_media', params: '', day, version: nextVersion(), state: 'complete' },
  ...{ set_id: '7', rows: 1, total: 1, missing: 0, requests: 1, revisions: 0, attempts: 0, problem: '', facts: '{}' },
  ...{ crawled_at: null, fetched_at: '2026-04-01T00:00:00.000Z', settled: true, content_hash: '', table_version: 1 },
});

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

  it('is continued after its newest version by a process that starts after the clock was set back', async () => {
    const { database: name } = await database();
    await writeLedger(await database(), [rowOf('set back', '2026-03-01')]);
    setClockBack();
    await openDatabase(async () => ({ ...inject('engine'), close: async () => undefined }), name);
    await writeLedger(await database(), [{ ...rowOf('set back', '2026-03-01'), rows: 2 }]);
    const range = { account: 'set back', from: '2026-03-01', to: '2026-03-01' };
    expect(await readLedger(await database(), range)).toMatchObject([{ rows: 2 }]);
  });

  it('finds the last day that a table can hold', async () => {
    const db = await database();
    await writeLedger(db, [rowOf('far ahead', '2149-06-06')]);
    const range = { account: 'far ahead', endpoint: 'e_retail_media', params: '' };
    expect(await lookUpLedger(db, { ...range, from: '2149-06-01', to: '2149-06-06' })).toHaveLength(1);
  });
});
