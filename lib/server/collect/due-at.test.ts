import { describe, expect, it } from 'vitest';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { ledgerRow } from '../testing/ledger-rows';
import { ratings } from '../warehouse/ratings';
import { isFileDue } from './due-at';
import type { LedgerRow } from './ledger';

const DAY = '2026-03-31';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const FILE = { dataset: rating, date: DAY, hour: 7, encoding: 'ndjson' } as const;
const FACTS = JSON.stringify({ file: { hour: 7, encoding: 'ndjson' } });

function isDue(over: Partial<LedgerRow> | null): boolean {
  const endpoint = bulkEndpoint(rating).name;
  const row = ledgerRow({ endpoint, day: DAY, table_version: ratings.version, facts: FACTS, ...over });
  return isFileDue(over ? row : undefined, FILE, { now: NOW, every: 3_600_000 });
}

describe('the file of a day is due', () => {
  it('if it is listed and not collected', () => {
    expect(isDue(null)).toBe(true);
    expect(isDue({ state: 'no_data', set_id: '0', facts: '{}', table_version: 0 })).toBe(true);
    expect(isFileDue(undefined, undefined, { now: NOW, every: 3_600_000 })).toBe(false);
  });

  it('again only if a file of another hour is listed, or its rows are of another version', () => {
    expect(isDue({ fetched_at: '2020-01-01T00:00:00Z' })).toBe(false);
    expect(isDue({ facts: JSON.stringify({ file: { hour: 6, encoding: 'csv' } }) })).toBe(true);
    expect(isDue({ table_version: ratings.version + 1 })).toBe(true);
  });

  it('after a pause if it failed', () => {
    const failed = (minutes: number) => isDue({ attempts: 1, version: String((NOW - minutes * 60_000) * 1000) });
    expect([failed(1), failed(2)]).toEqual([false, true]);
  });
});
