import { expect, it } from 'vitest';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { ledgerRow } from '../testing/ledger-rows';
import { ownDatabase } from '../testing/own-database';
import { writeLedger } from './ledger';
import { ledgerSummary } from './ledger-summary';

ownDatabase();

it('counts answers with their newest times, and follows the ledger', async () => {
  const db = await database();
  const account = 'summarized';
  const write = (day: string, over: object) =>
    writeLedger(db, [ledgerRow({ account, day, version: nextVersion(), ...over })]);
  expect(await ledgerSummary(db, account)).toEqual({ answers: 0, crawledAt: null, fetchedAt: null });
  await write('2026-03-30', { crawled_at: '2026-03-30T06:00:00Z', fetched_at: '2026-03-31T01:00:00Z' });
  await write('2026-03-31', { crawled_at: null, fetched_at: '2026-03-31T02:00:00Z' });
  await write('2026-04-01', { set_id: '0', state: 'failed', fetched_at: '2026-04-01T02:00:00Z' });
  await writeLedger(db, [ledgerRow({ account: 'another', day: '2026-05-01', version: nextVersion() })]);
  expect(await ledgerSummary(db, account)).toEqual({
    answers: 2,
    crawledAt: '2026-03-30T06:00:00Z',
    fetchedAt: '2026-03-31T02:00:00Z',
  });
  await write('2026-03-31', { crawled_at: '2026-03-31T06:00:00Z', fetched_at: '2026-03-31T09:00:00Z' });
  expect(await ledgerSummary(db, account)).toEqual({
    answers: 2,
    crawledAt: '2026-03-31T06:00:00Z',
    fetchedAt: '2026-03-31T09:00:00Z',
  });
});
