import { describe, expect, it } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';
import { ownAccount } from '../testing/collected';
import { ownDatabase } from '../testing/own-database';
import { SERVICES } from '../testing/services';
import { unknownOf } from '../testing/stored-rows';
import { scorecards } from './scorecards';

ownDatabase();

function row(over: Partial<ScorecardRow> = {}): ScorecardRow {
  return {
    retailer: 'Korbina DE',
    brand: 'Velquin',
    service_sku_id: '0042',
    service_sku_name: 'Soap',
    average_rating: 4.41,
    review_count: 3,
    start_date: '2026-03-01',
    end_date: '2026-03-07',
    ...over,
  };
}

const ROWS = [
  row(),
  row({ service_sku_id: null, average_rating: null, review_count: null }),
  row({ service_sku_id: null, service_sku_name: null, retailer: null, start_date: null }),
];
const RANGE = { start_date: '2026-03-01', end_date: '2026-03-07' };

const rowsOf = ({ db, account }: { db: Database; account: string }) =>
  db.query<Record<string, unknown>>(
    `SELECT * FROM ${scorecards.definition.name} WHERE account = {account:String} ORDER BY day, row_no`,
    { account },
  );

describe.each(SERVICES)('scorecards of $title', (kind) => {
  it('are stored as sent, under the last day of their range', async () => {
    const service = await ownAccount(scorecard, {}, kind);
    await service.collectValue(RANGE, JSON.stringify(ROWS));
    const rows = await rowsOf(service);
    const [ledger] = await service.db.query<{ rows: number }>(
      'SELECT rows FROM ledger FINAL WHERE account = {account:String}',
      { account: service.account },
    );
    expect(ledger?.rows).toBe(ROWS.length);
    expect(rows).toHaveLength(ROWS.length);
    for (const [index, sentRow] of ROWS.entries())
      expect(rows[index]).toMatchObject({
        ...sentRow,
        day: RANGE.end_date,
        scorecard_title: null,
        unknown: unknownOf(kind),
      });
    expect(rows.map(({ id, sku_name, range_days }) => [id, sku_name, range_days])).toEqual([
      ['0042/Korbina DE', 'Soap', 7],
      ['Soap/Korbina DE', 'Soap', 7],
      ['-/-', 'SKU not stated', null],
    ]);
  });
});

it('stores rows of different titles separately', async () => {
  const service = await ownAccount(scorecard, {});
  await service.collectValue(RANGE, JSON.stringify([row()]));
  await service.collectValue({ ...RANGE, scorecard_title: 'Rivals' }, JSON.stringify([row({ brand: 'Fenwarra' })]));
  const titles = (await rowsOf(service)).map((row) => [row.scorecard_title, row.brand]);
  expect(titles).toEqual(
    expect.arrayContaining([
      [null, 'Velquin'],
      ['Rivals', 'Fenwarra'],
    ]),
  );
});

it('stores no rows of an empty answer', async () => {
  const service = await ownAccount(scorecard, {});
  await service.collectValue(RANGE, '[]');
  expect(await rowsOf(service)).toEqual([]);
});
