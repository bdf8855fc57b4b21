import { read } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { type Sheet, toCsv } from '@/lib/client/files/export-csv';
import { type Separator, separatorFor } from '@/lib/spreadsheet/separator';

function csvOf(value: Sheet['rows'][number][number], separator: Separator = 'comma'): string {
  return toCsv({ title: 't', columns: [{ title: 'a', kind: 'text' }], rows: [[value]] }, separator);
}

function cellOf(value: Sheet['rows'][number][number]): string {
  const csv = csvOf(value);
  return csv.slice(csv.indexOf('\r\n') + 2, -2);
}

describe('csv for Excel', () => {
  it('starts with a byte order mark and ends lines with CRLF', () => {
    const csv = toCsv({ title: 't', columns: [{ title: 'Größe', kind: 'text' }], rows: [['ä']] }, 'comma');
    expect(csv).toBe('\uFEFFGröße\r\nä\r\n');
  });

  it('neutralises formulas in cells and headers', () => {
    expect(cellOf('=A1')).toBe("'=A1");
    expect(toCsv({ title: 't', columns: [{ title: '=A1', kind: 'text' }], rows: [] }, 'comma')).toBe("\uFEFF'=A1\r\n");
  });

  it('neutralises formulas behind a quote that begins a cell with the other separator', () => {
    expect(cellOf('foo;"=1+1;z')).toBe(`"foo;'""=1+1;z"`);
    expect(cellOf('foo\t"=1+1')).toBe(`"foo\t'""=1+1"`);
    expect(csvOf('foo,"=1+1,z', 'semicolon')).toContain(`"foo,'""=1+1,z"`);
    expect(cellOf('foo;"word;"-5%')).toBe('"foo;""word;""-5%"');
  });

  it.each([
    '0123',
    '4006381333931',
    '12E5',
    '1-2',
    '3/4',
    '1.10',
    '50%',
    'TRUE',
    'MARCH1',
    '(5)',
    '#N/A',
    '12:30',
    '$5',
  ])('keeps %j as text in an independent reader', (text) => {
    const cell = read(csvOf(text), { type: 'string' }).Sheets.Sheet1?.A2;
    expect(cell).toMatchObject({ t: 's', v: text });
  });

  it('quotes both separators, quotes and line breaks', () => {
    expect(cellOf('a,b')).toBe('"a,b"');
    expect(cellOf('a;b')).toBe('"a;b"');
    expect(cellOf('say "x"\nthere')).toBe('"say ""x""\nthere"');
  });

  it('uses semicolons and decimal commas in locales with a decimal comma', () => {
    const columns = [
      { title: 'Preis', kind: 'number' as const },
      { title: 'Titel; lang', kind: 'text' as const },
    ];
    const csv = toCsv({ title: 't', columns, rows: [[12.99, '1.000']] }, separatorFor('de-DE'));
    expect(csv).toBe('\uFEFFPreis;"Titel; lang"\r\n12,99;"=""1.000"""\r\n');
    expect(separatorFor('en-GB')).toBe('comma');
  });

  it.each(['de-CH', 'it-CH', 'de-LI', 'en-CH', 'gsw'])('uses semicolons and decimal points in %s', (locale) => {
    const columns = [{ title: 'Preis', kind: 'number' as const }];
    const csv = toCsv({ title: 't', columns, rows: [[12.99], ['1.000']] }, separatorFor(locale));
    expect(csv).toBe('\uFEFFPreis\r\n12.99\r\n1\r\n');
    expect(csvOf('a=1,b', separatorFor(locale))).toContain('"a=1,b"');
    expect(['fr-CH', 'rm-CH'].map(separatorFor)).toEqual(['semicolon', 'semicolon']);
  });

  it.each(['x'.repeat(40_000), `1${'0'.repeat(40_000)}`, `=${'"x",'.repeat(10_000)}`, '😀'.repeat(20_000)])(
    'cuts a text to the length of a cell, with a note: %.3s',
    (text) => {
      const v: string = read(csvOf(text), { type: 'string', raw: true }).Sheets.Sheet1?.A2?.v ?? '';
      expect(v.length).toBeLessThanOrEqual(32_767);
      expect(v.length).toBeGreaterThan(32_760);
      expect(v).toMatch(/ \[cut: Excel holds no more in a cell\]$/);
    },
  );

  it('writes times in UTC in a format that Excel parses', () => {
    const columns = [{ title: 'Crawled (UTC)', kind: 'time' as const }];
    const rows = [['2026-06-30T07:01:00.000+02:00'], ['no time'], ['2026-02-31T00:00:00Z']];
    const csv = toCsv({ title: 't', columns, rows }, 'comma');
    expect(csv).toBe('\uFEFFCrawled (UTC)\r\n2026-06-30 05:01:00\r\nno time\r\n"=""2026-02-31T00:00:00Z"""\r\n');
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('reads a time without a zone as UTC in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const columns = [{ title: 'Crawled (UTC)', kind: 'time' as const }];
    const csv = toCsv({ title: 't', columns, rows: [['2026-11-20T23:30:00']] }, 'comma');
    vi.unstubAllEnvs();
    expect(csv).toBe('\uFEFFCrawled (UTC)\r\n2026-11-20 23:30:00\r\n');
  });

  it('distinguishes null from zero and false', () => {
    expect([cellOf(null), cellOf(0), cellOf(-12.5), cellOf(false), cellOf('')]).toEqual([
      '',
      '0',
      '-12.5',
      'FALSE',
      '',
    ]);
  });
});
