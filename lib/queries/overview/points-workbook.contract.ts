import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { download, ticketFor } from '@/lib/server/testing/exports';
import { dashboardWithNames, REQUIRED } from '@/lib/server/testing/named-rows';
import { german } from './letters/german.words';
import { type PointColumn, pointColumns } from './points.columns';

const NAMES = ['aldi', 'eagle'];

// Both are out of stock, and another merchant has their buybox.
dashboardWithNames(NAMES);

const COLUMNS = Object.keys(pointColumns.shown) as PointColumn[];

it('is a workbook of a sheet with a row for each point, dates as dates, and unit and currency of each value', async () => {
  const sheet = {
    ...{ title: german.sheet, query: 'overview/points' },
    params: { ...REQUIRED, days: 28, retailer: 'aldi', rule: [...SENDABLE_RULES], language: 'de' },
    columns: COLUMNS.map((id) => ({ id, header: german.columns[id] })),
  };
  const response = await download(await ticketFor([sheet], { format: 'xlsx', title: 'Punkte aldi', hasAbout: false }));
  const { SheetNames, Sheets } = read(Buffer.from(await response.arrayBuffer()), { cellDates: true });
  expect(SheetNames).toEqual([german.sheet]);
  const points = Sheets[german.sheet];
  if (!points) throw new Error('The workbook has no sheet of points.');
  const rows = utils.sheet_to_json<Record<string, unknown>>(points, { defval: null });
  expect(rows.map((row) => [row.Punkt, row.Wert, row.Einheit, row.Währung, row['Erstes Angebot von']])).toEqual([
    ['Buybox', 'aldi'.length, 'Preis des ersten Angebots', 'aldi', 'aldi'],
    ['Nicht verfügbar', 0, 'verfügbare Angebote', null, null],
  ]);
  for (const [index, row] of rows.entries()) {
    expect(row).toMatchObject({
      'Nr.': index + 1,
      Status: 'Neu',
      Produkt: 'aldi',
      EAN: 'aldi',
      'Ihre Artikelnummer': 'aldi',
    });
    for (const name of ['Seit', 'Gesehen am']) expect(row[name]).toBeInstanceOf(Date);
    expect((row['Gesehen am'] as Date).toISOString().slice(0, 10)).toBe(REQUIRED.date);
    expect(row['Gesendet am']).toBeNull();
  }
});
