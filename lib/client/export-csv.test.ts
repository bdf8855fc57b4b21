import { describe, expect, it, vi } from 'vitest';
import { separatorOf, toCsv } from '@/lib/client/export-csv';

function cellOf(value: string | number | boolean | null): string {
  const csv = toCsv({ title: 't', columns: [{ header: 'a', kind: 'text' }], rows: [[value]] });
  return csv.slice(csv.indexOf('\r\n') + 2, -2);
}

describe('csv for people', () => {
  it('begins with a byte order mark and ends its lines as Excel does', () => {
    const csv = toCsv({ title: 't', columns: [{ header: 'Größe', kind: 'text' }], rows: [['ä']] });
    expect(csv).toBe('\uFEFFGröße\r\nä\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '＝1+1', '＋a', '－a', '＠a'])(
    'neutralises the formula %j',
    (text) => {
      expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('neutralises a formula in a header too', () => {
    expect(toCsv({ title: 't', columns: [{ header: '=A1', kind: 'text' }], rows: [] })).toContain("'=A1");
  });

  it('leaves a real number a number', () => {
    expect(cellOf(-12.5)).toBe('-12.5');
    expect(cellOf('-12.5')).toBe('-12.5');
    expect(cellOf('+3')).toBe('+3');
  });

  it('keeps barcodes and codes with leading zeros as text', () => {
    expect(cellOf('4006381333931')).toBe('"=""4006381333931"""');
    expect(cellOf('0123')).toBe('"=""0123"""');
    expect(cellOf('0')).toBe('0');
    expect(cellOf('12345')).toBe('12345');
  });

  it('quotes what would break a row', () => {
    expect(cellOf('a,b')).toBe('"a,b"');
    expect(cellOf('say "x"\nthere')).toBe('"say ""x""\nthere"');
  });

  it('opens in columns, with decimals, where the comma is the decimal sign', () => {
    const columns = [
      { header: 'Preis', kind: 'number' as const },
      { header: 'Titel; lang', kind: 'text' as const },
    ];
    const csv = toCsv({ title: 't', columns, rows: [[12.99, 'a,b']] }, separatorOf('de-DE'));
    expect(csv).toBe('\uFEFFPreis;"Titel; lang"\r\n12,99;a,b\r\n');
    expect(separatorOf('en-GB')).toBe('comma');
  });

  it('writes an instant as Excel knows it, in UTC', () => {
    const columns = [{ header: 'Crawled (UTC)', kind: 'moment' as const }];
    const csv = toCsv({ title: 't', columns, rows: [['2026-06-30T07:01:00.000+02:00'], ['no time']] });
    expect(csv).toBe('\uFEFFCrawled (UTC)\r\n2026-06-30 05:01:00\r\nno time\r\n');
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('reads an instant without a zone as UTC in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const columns = [{ header: 'Crawled (UTC)', kind: 'moment' as const }];
    const csv = toCsv({ title: 't', columns, rows: [['2026-11-20T23:30:00']] });
    vi.unstubAllEnvs();
    expect(csv).toBe('\uFEFFCrawled (UTC)\r\n2026-11-20 23:30:00\r\n');
  });

  it('writes nothing for null, and not nothing for zero, false and an empty text', () => {
    expect([cellOf(null), cellOf(0), cellOf(false), cellOf('')]).toEqual(['', '0', 'false', '']);
  });
});
