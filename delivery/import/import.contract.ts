import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@/delivery/loads/list-files';
import { testDelivery } from '@/delivery/loads/test-delivery';
import type { Database } from '@/lib/clickhouse/client';
import { openRejectFile } from './reject-file';
import { importInto, rowsOf, textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
let db: Database;
beforeAll(async () => {
  delivery = await testDelivery();
  db = delivery.db;
});
afterAll(() => delivery.close());

const at = (time: string, id: string, more = {}) => JSON.stringify({ product_id: id, session_time: time, ...more });
const SEVEN = '2026-03-31T07:00:00Z';
const EIGHT = '2026-03-31T10:30:00+02:00';

const ids = async (customer: string) => (await rowsOf(db, customer, 'price')).map(({ product_id }) => product_id);

describe('an import', () => {
  it('cuts a file by hour, and the same file again changes nothing', async () => {
    const sources = [textSource([at(SEVEN, '1'), at(EIGHT, '2'), at(SEVEN, '3')].join('\n'))];
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
    const csv = 'session_time,product_id,product_price\r\n2026-03-31T07:59:59Z,1,0.10\r\n';
    expect(await importInto(db, 'a', 'price', { sources: [textSource(csv)] })).toMatchObject({
      added: [],
      replaced: [{ date: '2026-03-31', hour: 7 }],
    });
    expect(await ids('a')).toEqual(['1', '2']);
  });

  it('joins files of one call, in their order', async () => {
    const sources = [textSource(at(SEVEN, '1')), textSource(`product_id,session_time\n2,${SEVEN}\n`)];
    await importInto(db, 'joined', 'price', { sources });
    expect(await ids('joined')).toEqual(['1', '2']);
  });

  it('takes rows without a time to the day and hour that were given, and asks for them otherwise', async () => {
    const sources = [textSource('product_id,review_id\n1,a\n2,b\n')];
    await expect(importInto(db, 'a', 'review', { sources, fallback: { date: '2026-03-31' } })).rejects.toThrow(
      /^2 rows have no session_time, .* nothing was loaded\. Pass --hour 7 /,
    );
    expect(await rowsOf(db, 'a', 'review')).toEqual([]);
    await importInto(db, 'a', 'review', { sources, fallback: { date: '2026-03-31', hour: 0 } });
    expect(await listFiles(db, 'a', 'review')).toMatchObject([{ date: '2026-03-31', hour: 0, rows: 2 }]);
  });

  it('marks own products by brand where the row does not say it', async () => {
    const row = (id: string, more: object) => at(SEVEN, id, more);
    const text = [
      row('1', { brand: 'BALEA' }),
      row('2', { brand: 'AXE' }),
      row('3', {}),
      row('4', { brand: 'AXE', is_own_product: true }),
    ].join('\n');
    await importInto(db, 'own', 'price', { sources: [textSource(text)], ownBrands: ['Balea'] });
    expect((await rowsOf(db, 'own', 'price')).map((found) => found.is_own_product)).toEqual([true, false, null, true]);
  });

  it('keeps the columns of content as the file has them', async () => {
    const sources = [textSource('{"nova":{"group":4},"product_id":"1","tags":[]}\n{"product_id":"2","zoom":"x"}')];
    await importInto(db, 'a', 'content_detail', { sources, fallback: { date: '2026-03-31', hour: 9 } });
    const [file] = await listFiles(db, 'a', 'content_detail');
    expect(file?.columns).toEqual(['nova', 'product_id', 'tags', 'zoom']);
  });
});

describe('a file with bad rows', () => {
  const bad = [
    at(SEVEN, 'good'),
    '{"product_id":"x","product_price":"3.99","session_time":"yesterday"}',
    at('1950-01-01T00:00:00Z', 'old'),
    'no json',
    at(EIGHT, 'good too'),
  ].join('\n');

  it('loads nothing and says where each bad value is', async () => {
    await expect(importInto(db, 'bad', 'price', { sources: [textSource(bad)] })).rejects.toThrow(
      [
        'FILE line 2: product_price "3.99" is not a number',
        'FILE line 2: session_time "yesterday" is not an ISO 8601 time with its offset, such as 2026-03-31T07:00:00Z',
        'FILE line 3: session_time "1950-01-01T00:00:00Z" is outside 1970 to 2149, the years a file can have',
        'FILE line 4: is not a JSON object: no json',
        '3 rows are bad; nothing was loaded. Pass --reject FILE to load the others and put these into FILE.',
      ].join('\n'),
    );
    expect(await listFiles(db, 'bad', 'price')).toEqual([]);
  });

  it('shows a hundred bad values and counts all rows', async () => {
    const text = Array.from({ length: 250 }, () => '{"product_id":1}').join('\n');
    const error = await importInto(db, 'bad', 'price', { sources: [textSource(text)] }).catch(
      (reason: Error) => reason,
    );
    const lines = String((error as Error).message).split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-2)).toBe('FILE line 100: product_id 1 is not text');
    expect(lines.at(-1)).toMatch(/^250 rows are bad; nothing was loaded\. The first 100 bad values are listed\./);
  });

  it('loads the good ones and keeps the bad ones with --reject', async () => {
    const path = join(delivery.folder, 'rejected.ndjson');
    const reject = await openRejectFile(path);
    expect(await importInto(db, 'bad', 'price', { sources: [textSource(bad)], reject })).toMatchObject({
      rows: 2,
      rejected: 3,
    });
    await reject.close();
    expect(await ids('bad')).toEqual(['good', 'good too']);
    const kept = (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(kept).toMatchObject([
      {
        file: 'FILE',
        line: 2,
        text: bad.split('\n')[1],
        reasons: [{ column: 'product_price' }, { column: 'session_time' }],
      },
      { line: 3, reasons: [{ column: 'session_time', value: '"1950-01-01T00:00:00Z"' }] },
      { line: 4, text: 'no json', reasons: [{ reason: 'is not a JSON object' }] },
    ]);
  });
});

describe('a broken file', () => {
  const rows = `product_id,session_time\n${`1,${SEVEN}\n`.repeat(60_000)}`;

  it.each([
    ['that was cut off', gzipSync(rows).subarray(0, -20)],
    ['with a quote that is never closed', `${rows}"2,${SEVEN}\n`],
    ['that is no text', Buffer.concat([Buffer.from(rows), Buffer.from([0xff, 10])])],
    ['of something else', '<!doctype html><title>Not found</title>'],
  ])('%s is refused in a sentence and leaves nothing', async (_, content) => {
    const result = await importInto(db, 'broken', 'price', { sources: [textSource(content)] }).catch(
      (error: Error) => error,
    );
    expect(result).toMatchObject({ name: 'ImportProblem', message: expect.stringMatching(/^FILE.*\.$/) });
    const left = await db.query("SELECT 1 FROM rows_price WHERE customer_id = 'broken' LIMIT 1");
    expect(left).toEqual([]);
  });
});
