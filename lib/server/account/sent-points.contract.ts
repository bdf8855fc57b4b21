import { expect, it, vi } from 'vitest';
import type { SentList } from '@/lib/contract/sent-points';
import { compile } from '@/lib/metrics/sql';
import { database } from '../base/database';
import { ownDatabase } from '../testing/own-database';
import { setClockBack } from '../testing/set-clock-back';
import { sentSql, sentVersion, writeSent } from './sent-points';

ownDatabase();

const list = (over: Partial<SentList> = {}): SentList => ({
  date: '2026-03-08',
  retailer: 'Korbina DE',
  isSent: true,
  points: [{ rule: 'out_of_stock', subject: 'S1/Korbina DE/DE', fact: '' }],
  ...over,
});

/** Subjects and days of what was sent. */
async function sentBy(account: string) {
  const { text, params } = compile(sentSql(account));
  const db = await database();
  const rows = await db.query<{ subject: string; date: string; fact: string }>(
    `${text} ORDER BY date, subject`,
    params,
  );
  return rows.map(({ subject, date, fact }) => [subject, date, fact].filter(Boolean).join(' '));
}

it('has nothing for an account that has sent nothing', async () => {
  expect(await sentBy('new')).toEqual([]);
});

it('stores each point with the day of its list', async () => {
  const db = await database();
  await writeSent(db, 'one', list());
  await writeSent(db, 'one', list({ date: '2026-03-09' }));
  await writeSent(db, 'one', list({ points: [{ rule: 'buybox_lost', subject: 'S2', fact: 'QX' }] }));
  expect(await sentBy('one')).toEqual([
    'S1/Korbina DE/DE 2026-03-08',
    'S2 2026-03-08 QX',
    'S1/Korbina DE/DE 2026-03-09',
  ]);
  expect(await sentBy('another')).toEqual([]);
});

it('removes a withdrawn list, keeps its rows as history, and stores a list that is sent after all', async () => {
  const db = await database();
  for (const isSent of [true, false]) await writeSent(db, 'withdrawn', list({ isSent }));
  expect(await sentBy('withdrawn')).toEqual([]);
  await writeSent(db, 'withdrawn', list());
  expect(await sentBy('withdrawn')).toHaveLength(1);
  const [row] = await db.query<{ rows: number }>(
    `SELECT toUInt32(count()) AS rows FROM sent_points FINAL WHERE account = 'withdrawn'`,
  );
  expect(row?.rows).toBe(3);
});

it('counts the later list if the clock is set back between them', async () => {
  const db = await database();
  await writeSent(db, 'clock', list());
  setClockBack();
  await writeSent(db, 'clock', list({ isSent: false }));
  expect(await sentBy('clock')).toEqual([]);
});

it('stores lists of two browsers at once in the order in which they arrive', async () => {
  const db = await database();
  await Promise.all([true, false, true, false].map((isSent) => writeSent(db, 'at once', list({ isSent }))));
  expect(await sentBy('at once')).toEqual([]);
});

it('stores all points of a list or none, and the next list after a failure', async () => {
  const db = await database();
  const points = ['S1', 'S2', 'S3'].map((subject) => ({ rule: 'out_of_stock' as const, subject, fact: '' }));
  const insert = vi.spyOn(db, 'insert').mockRejectedValueOnce(new Error('gone'));
  await expect(writeSent(db, 'failed', list({ points }))).rejects.toThrow('gone');
  expect(await sentBy('failed')).toEqual([]);
  await writeSent(db, 'failed', list({ points }));
  expect(insert).toHaveBeenCalledTimes(2);
  expect(await sentBy('failed')).toHaveLength(3);
  insert.mockRestore();
});

it('has another version after each list', async () => {
  const db = await database();
  const versions = [await sentVersion(db, 'versions')];
  for (const isSent of [true, false]) {
    await writeSent(db, 'versions', list({ isSent }));
    versions.push(await sentVersion(db, 'versions'));
  }
  expect(new Set(versions).size).toBe(3);
});
