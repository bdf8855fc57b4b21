import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@/delivery/loads/list-files';
import { sweep } from '@/delivery/loads/sweep';
import { testDelivery } from '@/delivery/loads/test-delivery';
import type { Database } from '@/lib/clickhouse/client';
import { openRejectFile } from './reject-file';
import { removeRows } from './remove';
import { importInto, rowsOf, storedNamed, textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
let db: Database;
beforeAll(async () => {
  delivery = await testDelivery();
  db = delivery.db;
});
afterAll(() => delivery.close());

const rowAt = (time: string, id: string, more = {}) =>
  JSON.stringify({ product_id: id, retailer_name: 'Shop', session_time: time, ...more });
const SEVEN = '2026-03-31T07:00:00Z';
const EIGHT = '2026-03-31T10:30:00+02:00';

const ids = async (customer: string) => (await rowsOf(db, customer, 'price')).map(({ product_id }) => product_id);

describe('an import', () => {
  it('splits a file by hour, and changes nothing the second time', async () => {
    const sources = [textSource([rowAt(SEVEN, '1'), rowAt(EIGHT, '2'), rowAt(SEVEN, '3')].join('\n'))];
    expect(await importInto(db, 'a', 'price', { sources })).toMatchObject({
      added: [
        { date: '2026-03-31', hour: 7 },
        { date: '2026-03-31', hour: 8 },
      ],
      rows: 3,
      rejected: 0,
    });
    expect(await ids('a')).toEqual(['1', '3', '2']);
    const files = await listFiles(db, 'a', 'price');
    const again = await importInto(db, 'a', 'price', { sources: [textSource(gzipSync(''))].concat(sources) });
    expect(again).toMatchObject({ added: [], replaced: [], rows: 3 });
    expect(await listFiles(db, 'a', 'price')).toEqual(files);
  });

  it('of a corrected file replaces exactly its hour', async () => {
    const csv = 'session_time,product_id,retailer_name,product_price\r\n2026-03-31T07:59:59Z,1,Shop,0.10\r\n';
    expect(await importInto(db, 'a', 'price', { sources: [textSource(csv)] })).toMatchObject({
      added: [],
      replaced: [{ date: '2026-03-31', hour: 7 }],
    });
    expect(await ids('a')).toEqual(['1', '2']);
  });

  it('joins files of one call, in their order', async () => {
    const sources = [
      textSource(rowAt(SEVEN, '1')),
      textSource(`product_id,retailer_name,session_time\n2,Shop,${SEVEN}\n`),
    ];
    await importInto(db, 'joined', 'price', { sources });
    expect(await ids('joined')).toEqual(['1', '2']);
  });

  it('assigns rows without a time to the given day and hour, and otherwise reports them', async () => {
    const sources = [textSource('product_id,retailer_name,review_id\n1,Shop,a\n2,Shop,b\n')];
    await expect(importInto(db, 'a', 'review', { sources, fallback: { date: '2026-03-31' } })).rejects.toThrow(
      /^FILE line 2: session_time null says no day and hour: pass --hour for rows without it\n.* line 3: .*\n2 rows are bad/,
    );
    expect(await rowsOf(db, 'a', 'review')).toEqual([]);
    await importInto(db, 'a', 'review', { sources, fallback: { date: '2026-03-31', hour: 0 } });
    expect(await listFiles(db, 'a', 'review')).toMatchObject([{ date: '2026-03-31', hour: 0, rows: 2 }]);
  });

  it('marks own products by brand if the row has no flag', async () => {
    const row = (id: string, more: object) => rowAt(SEVEN, id, more);
    const text = [
      row('1', { brand: 'BALEA' }),
      row('2', { brand: 'AXE' }),
      row('3', {}),
      row('4', { brand: 'AXE', is_own_product: true }),
    ].join('\n');
    await importInto(db, 'own', 'price', { sources: [textSource(text)], ownBrands: ['Balea'] });
    expect((await rowsOf(db, 'own', 'price')).map((record) => record.is_own_product)).toEqual([
      true,
      false,
      null,
      true,
    ]);
  });

  it('keeps the columns of content', async () => {
    const sources = [textSource('{"nova":{"group":4},"product_id":"1","tags":[]}\n{"product_id":"2","zoom":"x"}')];
    await importInto(db, 'a', 'content_detail', { sources, fallback: { date: '2026-03-31', hour: 9 } });
    const [file] = await listFiles(db, 'a', 'content_detail');
    expect(file?.columns).toEqual(['nova', 'product_id', 'tags', 'zoom']);
  });
});

describe('names and ids', () => {
  const csv = (rows: string[]) => `product_id,retailer_name,session_time,product_price,brand\n${rows.join('\n')}\n`;

  it('are the same with blanks around them and with composed letters, also in a file of the engine', async () => {
    const rawRows = [`1\u00a0,Shop ,${SEVEN},1,Mu\u0308ller`, `2,\u200bShop,${SEVEN},2,M\u00fcller\t`];
    const clean = [`1,Shop,${SEVEN},1,M\u00fcller`, `2,Shop,${SEVEN},2,M\u00fcller`];
    expect(await importInto(db, 'names', 'price', { sources: [textSource(csv(rawRows))] })).toMatchObject({
      notes: [
        'FILE: product_id: 1 value such as "1<U+00A0>" read as "1".',
        'FILE: retailer_name: 2 values such as "Shop " read as "Shop".',
        'FILE: brand: 2 values such as "Mu<U+0308>ller" read as "M\u00fcller".',
      ],
    });
    const again = await importInto(db, 'names', 'price', { sources: [textSource(csv(clean))] });
    expect(again).toMatchObject({ unchanged: [{ rows: 2 }], replaced: [], notes: [] });
  });

  it('that a spreadsheet shortened are loaded with a warning, and refused where two products become one', async () => {
    const csvRow = `2.29E+07,Shop,${SEVEN},4.99,Velquin`;
    const { notes } = await importInto(db, 'short', 'price', { sources: [textSource(csv([csvRow]))] });
    expect(notes[0]).toBe('Warning: FILE line 2: product_id "2.29E+07" looks shortened by a spreadsheet.');
    expect(await ids('short')).toEqual(['2.29E+07']);
    const two = textSource(csv([csvRow, `2.29E+07,Shop,${SEVEN},5.99,Velquin`]));
    await expect(importInto(db, 'short', 'price', { sources: [two] })).rejects.toThrow(
      'FILE line 3: product_id "2.29E+07" is also the id of another product, FILE line 2.\nTwo products would become one',
    );
  });
});

describe('an hour that would lose more than half of its rows', () => {
  const rows = (count: number) => [
    textSource(Array.from({ length: count }, (_, i) => rowAt(SEVEN, `${i}`)).join('\n')),
  ];

  it('is only replaced on request, and the rows before and after are reported', async () => {
    await importInto(db, 'shrink', 'price', { sources: rows(5) });
    expect(await importInto(db, 'shrink', 'price', { sources: rows(3) })).toMatchObject({
      replaced: [{ hour: 7, before: 5, rows: 3 }],
    });
    await expect(importInto(db, 'shrink', 'price', { sources: rows(1) })).rejects.toThrow(
      'price 2026-03-31 07h: 3 → 1 row\n1 file would lose more than half of the rows; nothing was loaded. Pass --replace',
    );
    expect(await ids('shrink')).toHaveLength(3);
    const [total] = await db.query("SELECT count() AS rows FROM rows_price WHERE customer_id = 'shrink'");
    expect(total).toEqual({ rows: 5 + 3 });
    await importInto(db, 'shrink', 'price', { sources: rows(1), replace: true });
    expect(await ids('shrink')).toEqual(['0']);
  });
});

describe('an hour that is built from files of one retailer each', () => {
  const of = (retailer_name: string, ...ids: string[]) =>
    textSource(ids.map((id) => rowAt(SEVEN, id, { retailer_name })).join('\n'));
  const add = (...sources: ReturnType<typeof of>[]) => importInto(db, 'built', 'price', { sources, byRetailer: true });

  it('keeps other retailers, replaces an existing one, and does not depend on the order of imports', async () => {
    expect(await add(of('B', 'b1', 'b2'))).toMatchObject({ added: [{ before: null, rows: 2 }] });
    expect(await add(of('A', 'a1'))).toMatchObject({ replaced: [{ before: 2, rows: 3 }] });
    expect(await ids('built')).toEqual(['a1', 'b1', 'b2']);
    expect(await add(of('B', 'b1', 'b2'))).toMatchObject({ unchanged: [{ rows: 3 }] });
    await add(of('B', 'b3'), textSource(rowAt(EIGHT, 'later', { retailer_name: 'A' })));
    expect(await ids('built')).toEqual(['a1', 'b3', 'later']);
    const [count] = await db.query(
      "SELECT uniqExact(load_id) AS loads, count() AS rows FROM rows_price WHERE customer_id = 'built' AND file_hour = 8",
    );
    expect(count).toEqual({ loads: 1, rows: 1 });
  });
});

describe('listings', () => {
  const listing = (source: string, is_sponsored: boolean | null, position: number, combined_position: number) => ({
    ...{ visibility_type: 'SEARCH', visibility_source_name: source, retailer_name: 'Shop', product_id: `${position}` },
    ...{ is_sponsored, position, combined_position, crawling_time: SEVEN },
  });

  it('of organic and sponsored products that share one rank are loaded with a warning', async () => {
    const right = [listing('right', true, 1, 1), listing('right', null, 1, 2)];
    const organic = [listing('organic', false, 1, 1), listing('organic', null, 2, 2)];
    const wrong = [listing('wrong', true, 1, 1), listing('wrong', null, 2, 2)];
    const load = (rows: object[]) =>
      importInto(db, 'ranks', 'visibility_listing', {
        sources: [textSource(rows.map((row) => JSON.stringify(row)).join('\n'))],
      });
    expect((await load([...right, ...organic])).notes).toEqual([]);
    expect((await load([...right, ...organic, ...wrong])).notes).toEqual([
      expect.stringMatching(/^Warning: on 1 shelf, such as "wrong" at Shop on 2026-03-31, /),
    ]);
  });
});

describe('a removal', () => {
  const remove = (hour?: number, agreed = true) =>
    removeRows(db, 'gone', { stored: storedNamed('price'), date: '2026-03-31', hour }, () => agreed);

  it('removes an hour or a day after confirmation, and nothing the second time', async () => {
    const sources = [textSource([rowAt(SEVEN, '1'), rowAt(EIGHT, '2'), rowAt('2026-04-01T07:00:00Z', '3')].join('\n'))];
    await importInto(db, 'gone', 'price', { sources });
    expect(await remove(7, false)).toBe('Nothing was removed.');
    expect(await remove(7)).toBe('price 2026-03-31 07h: 1 → 0 rows\nprice: 1 file removed.');
    expect(await remove(7)).toBe('price: there is no such file; nothing changed.');
    expect(await ids('gone')).toEqual(['2', '3']);
    expect(await remove()).toContain('1 file removed');
    expect(await listFiles(db, 'gone', 'price')).toMatchObject([{ date: '2026-04-01' }]);

    await sweep(db, { graceSeconds: 0, silentSeconds: 0 });
    expect(await db.query("SELECT product_id FROM rows_price WHERE customer_id = 'gone'")).toEqual([
      { product_id: '3' },
    ]);
    expect(await importInto(db, 'gone', 'price', { sources })).toMatchObject({
      added: [{ hour: 7 }, { hour: 8 }],
      unchanged: [{ date: '2026-04-01' }],
    });
  });
});

describe('a file with bad rows', () => {
  const bad = [
    rowAt(SEVEN, 'good'),
    '{"product_id":"x","retailer_name":"Shop","product_price":"3.99","session_time":"yesterday"}',
    rowAt('1950-01-01T00:00:00Z', 'old'),
    'no json',
    '{"product_id":"when","retailer_name":"Shop"}',
    '{"product_id":"when and how much","retailer_name":"Shop","product_price":"3.99"}',
    rowAt(EIGHT, 'good too'),
  ].join('\n');

  it('loads nothing and reports the place of each bad value', async () => {
    await expect(importInto(db, 'bad', 'price', { sources: [textSource(bad)] })).rejects.toThrow(
      [
        'FILE line 2: product_price "3.99" is not a number',
        'FILE line 2: session_time "yesterday" is not an ISO 8601 time with its offset, such as 2026-03-31T07:00:00Z',
        'FILE line 3: session_time "1950-01-01T00:00:00Z" is outside 1970 to 2149, the years a file can have',
        'FILE line 4: is not a JSON object: no json',
        'FILE line 5: session_time null says no day and hour: pass --date and --hour for rows without it',
        'FILE line 6: product_price "3.99" is not a number',
        'FILE line 6: session_time null says no day and hour: pass --date and --hour for rows without it',
        '5 rows are bad; nothing was loaded. Pass --reject FILE to load the others and put these into FILE.',
      ].join('\n'),
    );
    expect(await listFiles(db, 'bad', 'price')).toEqual([]);
  });

  it('shows a hundred bad values and counts all rows', async () => {
    const text = Array.from({ length: 250 }, () => '{"product_id":1,"retailer_name":"Shop"}').join('\n');
    const error = await importInto(db, 'bad', 'price', { sources: [textSource(text)] }).catch(
      (reason: Error) => reason,
    );
    const lines = String((error as Error).message).split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.slice(-3, -1)).toEqual([
      'FILE line 50: product_id 1 is not text',
      'FILE line 50: session_time null says no day and hour: pass --date and --hour for rows without it',
    ]);
    expect(lines.at(-1)).toMatch(/^250 rows are bad; nothing was loaded\. The first 100 bad values are listed\./);
  });

  it('loads the good ones and keeps the bad ones with --reject', async () => {
    const path = join(delivery.folder, 'rejected.ndjson');
    const reject = await openRejectFile(path);
    expect(await importInto(db, 'bad', 'price', { sources: [textSource(bad)], reject })).toMatchObject({
      rows: 2,
      rejected: 5,
    });
    await reject.close();
    expect(await ids('bad')).toEqual(['good', 'good too']);
    const rejected = (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(rejected).toMatchObject([
      {
        file: 'FILE',
        line: 2,
        text: bad.split('\n')[1],
        reasons: [{ column: 'product_price' }, { column: 'session_time' }],
      },
      { line: 3, reasons: [{ column: 'session_time', value: '"1950-01-01T00:00:00Z"' }] },
      { line: 4, text: 'no json', reasons: [{ reason: 'is not a JSON object' }] },
      { line: 5, text: '{"product_id":"when","retailer_name":"Shop"}', reasons: [{ column: 'session_time' }] },
      { line: 6, reasons: [{ column: 'product_price' }, { column: 'session_time' }] },
    ]);
  });
});

describe('a broken file', () => {
  const rows = `product_id,retailer_name,session_time\n${`1,Shop,${SEVEN}\n`.repeat(60_000)}`;

  it.each([
    ['that was cut off', gzipSync(rows).subarray(0, -20)],
    ['with a quote that is never closed', `${rows}"2,Shop,${SEVEN}\n`],
    ['that is no text', Buffer.concat([Buffer.from(rows), Buffer.from([0xff, 10])])],
    ['of something else', '<!doctype html><title>Not found</title>'],
    ['that is UTF-16', Buffer.from(`\uFEFF${rows}`, 'utf16le'), /is UTF-16 text/],
  ])('%s is refused in a sentence without loading anything', async (_, content, sentence = /^FILE.*\.$/) => {
    const result = await importInto(db, 'broken', 'price', { sources: [textSource(content)] }).catch(
      (error: Error) => error,
    );
    expect(result).toMatchObject({ name: 'ImportProblem', message: expect.stringMatching(sentence) });
    const remainingRows = await db.query("SELECT 1 FROM rows_price WHERE customer_id = 'broken' LIMIT 1");
    expect(remainingRows).toEqual([]);
  });
});
