import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probingRows } from '@/delivery/http/test-rows';
import { beginLoad } from '@/delivery/loads/begin-load';
import { rowsTarget } from '@/delivery/loads/target';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { storedDatasets } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { ColumnNames } from '../column-names';
import { Readings } from '../readings';
import { boundsOf, demandsOn } from '../rules';
import { importInto, rowsOf, storedNamed, textSource } from '../test-import';
import { loadByEngine } from './load-by-engine';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
let db: Database;
beforeAll(async () => {
  delivery = await testDelivery();
  db = delivery.db;
});
afterAll(() => delivery.close());

type Row = Record<string, unknown>;

/**
 * Returns the number of rows that the engine imports of a file, or undefined if it leaves the file to the row-by-row
 * reader.
 */
async function importByEngine(dataset: string, text: string, ownBrands: readonly string[] = []) {
  const stored = storedNamed(dataset);
  const load = await beginLoad(db, 'probe', rowsTarget(stored));
  const options = { name: 'FILE', ignoreUnknown: false, demands: demandsOn(stored) };
  const names = new ColumnNames(stored, options, new Readings('FILE'));
  const noop = () => undefined;
  const order = { customerId: 'probe', fallback: {}, ownBrands, onRead: noop, onRows: noop };
  const rows = await loadByEngine(db, load, textSource(text), names, order);
  await load.abort();
  return rows;
}

function csv(columns: readonly string[], rows: readonly Row[]): string {
  const cell = (value: unknown) => {
    if (value === null || value === undefined) return '';
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return typeof value === 'string' || typeof value === 'object' ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))]
    .map((line) => `${line.join(',')}\n`)
    .join('');
}

/** Returns rows with all kinds of valid values of a dataset's columns. */
function allowedRows(dataset: string): Row[] {
  const stored = storedNamed(dataset);
  const demands = demandsOn(stored);
  return probingRows(stored.columns).map((row, index) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const bounds = boundsOf(name, demands);
        if (name === 'visibility_type') return [name, index % 2 === 0 ? 'SEARCH' : 'CATEGORY'];
        if (name === stored.time) return [name, `2026-03-31T0${index}:00:00Z`];
        if (name === 'combined_position') return [name, index + 1];
        if (demands.required.includes(name)) return [name, `ü ${index}`];
        return [name, bounds && typeof value === 'number' ? Math.max(bounds[0], value % 5) : value];
      }),
    ),
  );
}

const promised = storedDatasets.filter(({ open }) => !open).map(({ name }) => name);

describe.each(promised)('a plain file of %s', (dataset) => {
  it('is imported by the engine as csv and ndjson, with the same result as row by row', async () => {
    const rows = allowedRows(dataset);
    const columns = Object.keys(storedNamed(dataset).columns);
    const texts = [csv(columns, rows), rows.map((row) => `${JSON.stringify(row)}\n`).join('')];
    await importInto(db, 'same', dataset, { sources: [{ ...textSource(texts[0] ?? ''), size: null }] });
    for (const text of texts) {
      expect(await importByEngine(dataset, text)).toBe(rows.length);
      const again = await importInto(db, 'same', dataset, { sources: [textSource(text)] });
      expect(again).toMatchObject({ added: [], replaced: [], rows: rows.length });
    }
  });
});

const row = { product_id: '1', retailer_name: 'Shop', session_time: '2026-03-31T07:00:00Z' };

describe('a value that has to be reported or converted', () => {
  it.each<[string, unknown]>([
    ['product_id', null],
    ['product_id', '\u00a0'],
    ['product_id', 'x'.repeat(1001)],
    ['product_id', '1 '],
    ['service_sku_id', '\u00a01'],
    ['product_barcode', '4.00638E+12'],
    ['product_id', '400638133393100000'],
    ['retailer_name', 'Shop\u200b'],
    ['brand', 'Mu\u0308ller'],
    ['main_merchants', ['A', 'B ']],
    ['tags', [{ tag_name: 'line', tag_value: ' new' }]],
    ['product_price', -1],
    ['product_price', 'x'],
    ['product_price', '1e999'],
    ['product_price', 'nan'],
    ['buybox_position', 1.5],
    ['buybox_position', 2 ** 53],
    ['in_stock', 'True'],
    ['session_time', '2026-03-31T24:00:00Z'],
    ['session_time', '2026-02-30T07:00:00Z'],
    ['session_time', '2026-00-30T07:00:00Z'],
    ['session_time', '2026-03-31 07:00:00Z'],
    ['session_time', '2026-03-31T09:00:00+02:00'],
    ['session_time', '1969-12-31T23:00:00Z'],
    ['session_time', null],
    ['tags', [{ tag_name: 'a' }]],
    ['tags', [{ tag_name: 1, tag_value: 'b' }]],
    ['tags', {}],
    ['tags', [null]],
    ['main_merchants', [1]],
    ['main_merchants', [null]],
    ['main_merchants', 'a'],
  ])('is left to the row-by-row reader: %s %j', async (name, value) => {
    const bad = { ...row, [name]: value };
    expect(await importByEngine('price', csv(Object.keys(bad), [row, bad]))).toBeUndefined();
    expect(
      await importByEngine('price', [row, bad].map((record) => JSON.stringify(record)).join('\n')),
    ).toBeUndefined();
  });

  it.each([
    [
      'a number in quotes',
      '{"product_id":"1","retailer_name":"S","session_time":"2026-03-31T07:00:00Z","product_price":"1"}',
    ],
    ['a number as nobody writes it in JSON', `${JSON.stringify(row).slice(0, -1)},"product_price":01}`],
    ['a number for true', `${JSON.stringify(row).slice(0, -1)},"in_stock":1}`],
    ['a number under a key with escapes', `${JSON.stringify(row).slice(0, -1)},"\\u0070roduct_price":"1"}`],
    ['an escape that JSON does not know', `${JSON.stringify(row).slice(0, -1)},"brand":"\\q"}`],
    ['half a character', `${JSON.stringify(row).slice(0, -1)},"brand":"a\\ud800"}`],
    ['a tab as it stands', `${JSON.stringify(row).slice(0, -1)},"brand":"\t"}`],
    ['a comma after the last of a list', `${JSON.stringify(row).slice(0, -1)},"main_merchants":["a",]}`],
    ['a comma after an object', `${JSON.stringify(row)},\n${JSON.stringify(row)}`],
    ['two objects on a line', `${JSON.stringify(row)}${JSON.stringify(row)}`],
    ['an unknown key', JSON.stringify({ ...row, colour: 'red' })],
    ['a key in other capitals', JSON.stringify({ ...row, BRAND: 'A' })],
    ['a csv without what is required', 'product_id,session_time\n1,2026-03-31T07:00:00Z\n'],
    ['a csv row with a cell too many', 'product_id,retailer_name,session_time\n1,S,2026-03-31T07:00:00Z,x\n'],
    [
      'a day that no calendar has',
      'product_id,retailer_name,session_time,review_id,review_date\n1,S,2026-03-31T07:00:00Z,1,2026-02-30\n',
    ],
  ])('may be %s', async (description, text) => {
    expect(await importByEngine(description.startsWith('a day') ? 'review' : 'price', text)).toBeUndefined();
  });

  it('leaves no rows of the file, and all rows of other files', async () => {
    const good = textSource(csv(Object.keys(row), [row, { ...row, product_id: '2' }]));
    const tolerated = textSource(
      csv([...Object.keys(row), 'in_stock'], [{ ...row, product_id: '3', in_stock: 'yes' }]),
    );
    const last = textSource(JSON.stringify({ ...row, product_id: '4' }));
    await importInto(db, 'mixed', 'price', { sources: [good, tolerated, last] });
    const rows = await rowsOf(db, 'mixed', 'price');
    expect(rows.map(({ product_id }) => product_id)).toEqual(['1', '2', '3', '4']);
  });
});

describe('a row with one cell too many', () => {
  const header = 'product_id,retailer_name,session_time,brand,merchant_name';
  const good = '1,Shop,2026-03-31T07:00:00Z,A,M';

  it.each([',', ';', '\t'])(
    'is refused the same way from a file, a gzip file and standard input, cells separated by %j',
    async (separator) => {
      const bad = '2,Shop,2026-03-31T07:00:00Z,B,M,'.replaceAll(',', separator);
      const text = [header.replaceAll(',', separator), good.replaceAll(',', separator), bad, ''].join('\n');
      const file = textSource(text);
      const sentence = `FILE line 3: has 6 cells where the header has 5: ${bad}\n1 row is bad; nothing was loaded.`;
      for (const source of [file, textSource(gzipSync(text)), { ...file, size: null }])
        await expect(importInto(db, 'surplus', 'price', { sources: [source] })).rejects.toThrow(sentence);
      expect(await rowsOf(db, 'surplus', 'price')).toEqual([]);
    },
  );

  it('lets the engine read rows with an empty last cell', async () => {
    expect(
      await importByEngine('price', `${header}\n1,Shop,2026-03-31T07:00:00Z,A,\n2,Shop,2026-03-31T07:00:00Z,,\n`),
    ).toBe(2);
  });
});

describe('a file that the engine imports', () => {
  it.each([
    ['1.50', '14.0', 'false', '"[""a"", ""b""]"', '"[{""tag_name"": ""ü"", ""tag_value"": null}]"'],
    ['.5', '+7', 'true', '[]', ''],
  ])('may have formats of other programs: %s %s %s %s %s', async (...cells) => {
    const names = ['product_price', 'buybox_position', 'in_stock', 'main_merchants', 'tags'];
    const text = [
      [...Object.keys(row), ...names],
      [...Object.values(row), ...cells],
    ]
      .map((line) => line.join(','))
      .join('\r\n');
    expect(await importByEngine('price', text)).toBe(1);
    await importInto(db, `loose ${cells[0]}`, 'price', { sources: [{ ...textSource(text), size: null }] });
    const again = await importInto(db, `loose ${cells[0]}`, 'price', { sources: [textSource(text)] });
    expect(again.unchanged).toHaveLength(1);
  });

  it('has own products marked by their brand', async () => {
    const brands = ['BALEA', 'AXE', 'ÇELİK', 'Poleczka', 'WEISSTAL'];
    const rows = [...brands.map((brand) => ({ brand })), {}, { brand: 'AXE', is_own_product: true }];
    const text = rows.map((fields) => JSON.stringify({ ...row, ...fields })).join('\n');
    const own = ['Balea', 'çelik', 'Półeczka', 'Weißtal'];
    expect(await importByEngine('price', text, own)).toBe(7);
    const expected = [true, false, true, true, true, null, true];
    await importInto(db, 'own', 'price', { sources: [textSource(text)], ownBrands: own });
    expect((await rowsOf(db, 'own', 'price')).map((record) => record.is_own_product)).toEqual(expected);
    await importInto(db, 'own-by-row', 'price', { sources: [{ ...textSource(text), size: null }], ownBrands: own });
    expect((await rowsOf(db, 'own-by-row', 'price')).map((record) => record.is_own_product)).toEqual(expected);
  });
});
