import { describe, expect, it } from 'vitest';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { createService } from '../service/service';
import { ledgerRow } from '../testing/ledger-rows';
import { ratings } from '../warehouse/ratings';
import { fileTasks } from './due-files';
import { type LedgerRow, rowKey } from './ledger';

const SERVICE = createService({ base: new URL('http://service.example'), key: 'k' });
const endpoint = bulkEndpoint(rating);
const LINE = { endpoint, params: {}, per: 'day', tier: 'core' } as const;
const DAY = '2026-03-31';
const HOUR = 3_600_000;
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const FILE = { dataset: rating, date: DAY, hour: 7, encoding: 'ndjson' } as const;
const FACTS = JSON.stringify({ file: { hour: 7, encoding: 'ndjson' } });

/** Returns the days of due requests. */
function dueDays(over: Partial<LedgerRow> | null, listed: (typeof FILE)[] | null = [FILE]): string[] {
  const row = ledgerRow({ endpoint: endpoint.name, day: DAY, table_version: ratings.version, facts: FACTS, ...over });
  const days = listed && new Map(listed.map((file) => [file.date, file]));
  const input = {
    days: ['2026-03-30', DAY],
    rows: new Map(over ? [[rowKey(row), row]] : []),
    files: new Map(days ? [[endpoint.name, days]] : []),
    now: NOW,
    every: HOUR,
  };
  return fileTasks(SERVICE, LINE, input).map(({ day }) => day);
}

describe('the file of a day is due', () => {
  it('if it is listed and not collected', () => {
    expect(dueDays(null)).toEqual([DAY]);
    expect(dueDays({ state: 'no_data', set_id: '0', facts: '{}', table_version: 0 })).toEqual([DAY]);
    expect(dueDays(null, [])).toEqual([]);
    expect(dueDays(null, null)).toEqual([]);
  });

  it('again only if a file of another hour is listed, or its rows are of another version', () => {
    expect(dueDays({ fetched_at: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(dueDays({ facts: JSON.stringify({ file: { hour: 6, encoding: 'csv' } }) })).toEqual([DAY]);
    expect(dueDays({ table_version: ratings.version + 1 })).toEqual([DAY]);
  });

  it('after a pause if it failed', () => {
    const failed = (minutes: number) => dueDays({ attempts: 1, version: String((NOW - minutes * 60_000) * 1000) });
    expect([failed(1), failed(2)]).toEqual([[], [DAY]]);
  });
});
