import { describe, expect, it } from 'vitest';
import { separatorOf } from '@/lib/client/export-csv';
import type { HourState } from '@/lib/contract/downloads';
import { fileSource, zipSource } from './formats';
import { feedHealth, rangeUntil } from './prepare';
import type { Calendar } from './selection';

const calendar = (...states: HourState[]): Calendar => ({
  dataset: 'rating',
  listed: true,
  listedAt: null,
  newest: null,
  rules: [],
  days: [{ date: '2026-06-30', hours: states.map((state, hour) => ({ hour, state, reason: null, files: [] })) }],
});

describe('feedHealth', () => {
  it('counts what is missing as expected, and what nobody asked for as neither', () => {
    expect(feedHealth(calendar('available', 'fetched', 'light', 'missing', 'unknown', 'empty'))).toMatchObject({
      present: 3,
      expected: 4,
      onTime: 0.75,
      weighed: 2,
      inFull: 0.5,
    });
  });

  it('has no rate where nothing was expected or weighed', () => {
    expect(feedHealth(calendar('unknown', 'empty'))).toMatchObject({ onTime: null, inFull: null });
  });
});

describe('rangeUntil', () => {
  it('holds both its ends', () => {
    expect(rangeUntil('2026-03-01', 14)).toEqual({ start_date: '2026-02-16', end_date: '2026-03-01' });
  });
});

describe('sources', () => {
  const slot = { dataset: 'price_hourly', date: '2026-06-30', hour: 7 };

  it('asks for the raw file at the path of its endpoint', () => {
    expect(fileSource(slot, 'ndjson', 'comma').url).toBe(
      '/api/bulk/price-hourly?date=2026-06-30&time=7&encoding=ndjson',
    );
  });

  it('asks for Excel with the separator of the reader', () => {
    expect(fileSource(slot, 'excel-csv', separatorOf('de-DE')).url).toContain('format=csv&separator=semicolon');
    expect(separatorOf('en-GB')).toBe('comma');
  });

  it('puts raw files into a zip, whatever the format beside it', () => {
    const { url, form } = zipSource([slot], 'xlsx');
    expect([url, form?.getAll('file')]).toEqual(['/api/downloads/zip', ['price_hourly/2026-06-30/7/csv']]);
  });
});
