import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerByName } from '@/delivery/customers/store';
import { removeFiles } from '@/delivery/loads/remove-files';
import { targetOf } from '@/delivery/loads/target';
import type { Columns } from '@/lib/contract/column';
import type { BulkDataset } from '@/lib/contract/dataset';
import { datasets } from '@/lib/contract/datasets';
import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { probingRows } from './test-rows';
import { type TestService, testService } from './test-service';

const slot = { date: '2026-06-30', hour: 7 };

let service: TestService;
let app: FastifyInstance;
beforeAll(async () => {
  service = await testService();
  app = await service.start();
  for (const { name, columns } of datasets) await service.publish('Acme', name, slot, probingRows(columns));
});
afterAll(() => service.close());

function get(url: string) {
  return app.inject({ url, headers: { 'x-api-key': service.keys.acme } });
}

function fileOf(dataset: BulkDataset, encoding: 'csv' | 'ndjson') {
  return get(`${dataset.endpoint.path}?date=2026-06-30&time=7&encoding=${encoding}`);
}

/** Parses csv by the columns' types: an empty cell is null, a quoted empty one is an empty text. */
function fromCsv(body: string, columns: Columns): unknown[] {
  const cells: Record<string, string | null>[] = parse(body, {
    columns: true,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  });
  return cells.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        const type = columns[name]?.type ?? 'string';
        const isText = ['string', 'timestamp', 'date'].includes(type);
        return [name, cell === null || isText ? cell : JSON.parse(cell)];
      }),
    ),
  );
}

function fromNdjson(body: string): unknown[] {
  expect(body === '' || body.endsWith('\n')).toBe(true);
  return body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe.each(datasets.map((dataset) => [dataset.name, dataset] as const))('the file %s', (name, dataset) => {
  const columns: Columns = dataset.columns;

  it('contains the imported rows as csv, with the columns in order', async () => {
    const { statusCode, headers, body } = await fileOf(dataset, 'csv');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}_2026-06-30_07.csv"`,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': expect.stringContaining('private'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const digest = createHash('sha256').update(body).digest('base64');
    expect(headers['repr-digest']).toBe(`sha-256=:${digest}:`);
    expect(body.split('\n')[0]).toBe(Object.keys(columns).join(','));
    expect(fromCsv(body, columns)).toEqual(probingRows(columns));
  });

  it('contains the same records as ndjson', async () => {
    const { headers, body } = await fileOf(dataset, 'ndjson');
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': `attachment; filename="${name}_2026-06-30_07.ndjson"`,
    });
    const records = fromNdjson(body);
    expect(records).toEqual(probingRows(columns));
    for (const record of records) expect(Object.keys(record as object)).toEqual(Object.keys(columns));
  });

  it('has the same bytes on every request, also from a service with an empty cache', async () => {
    const first = await fileOf(dataset, 'csv');
    const again = await fileOf(dataset, 'csv');
    const fresh = await service.start({ files: await service.emptyFiles() });
    const remade = await fresh.inject({
      url: `${dataset.endpoint.path}?date=2026-06-30&time=7`,
      headers: { 'x-api-key': service.keys.acme },
    });
    for (const other of [again, remade]) {
      expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(other.headers.etag).toBe(first.headers.etag);
    }
  });

  it('is reported as missing according to the specification', async () => {
    const csv = await get(`${dataset.endpoint.path}?date=2020-01-01&time=3`);
    const ndjson = await get(`${dataset.endpoint.path}?date=2020-01-01&time=3&encoding=ndjson`);
    if (dataset.whenMissing === 'not_found') {
      expect([csv.statusCode, ndjson.statusCode]).toEqual([404, 404]);
      expect(csv.json()).toMatchObject({
        status: 404,
        detail: `There is no file of ${dataset.title} for 2020-01-01 at hour 3.`,
      });
    } else {
      expect([csv.statusCode, ndjson.statusCode]).toEqual([200, 200]);
      expect(csv.body).toBe(`${Object.keys(columns).join(',')}\n`);
      expect(ndjson.body).toBe('');
      expect(csv.headers['content-disposition']).toContain(`${name}_2020-01-01_03.csv`);
    }
  });
});

describe('foreign text of any kind', () => {
  it('is unchanged in csv and ndjson', async () => {
    const text = fc.option(fc.string({ unit: 'binary' }), { nil: null });
    const row = fc.record({
      product_id: text,
      promotion_text: text,
      product_price: fc.option(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        { nil: null },
      ),
      main_merchants: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
    });
    const rows = fc.sample(row, { numRuns: 300, seed: 7 });
    await service.publish('Acme', 'price', { date: '2026-05-01', hour: 0 }, rows);
    const read = async (encoding: string) =>
      (await get(`/bulk/price?date=2026-05-01&time=0&encoding=${encoding}`)).body;
    const expected = rows.map((values) => expect.objectContaining(values));
    expect(fromNdjson(await read('ndjson'))).toEqual(expected);
    expect(fromCsv(await read('csv'), datasets[4].columns)).toEqual(expected);
  });
});

describe('the requested file', () => {
  const name = async (query: string) => String((await get(`/bulk/price${query}`)).headers['content-disposition']);

  it('is the newest of the date without an hour, and the newest of all without a date', async () => {
    await service.publish('Acme', 'price', { date: '2026-06-29', hour: 23 }, [{ product_id: 'late' }]);
    await service.publish('Acme', 'price', { date: '2026-06-29', hour: 2 }, [{ product_id: 'early' }]);
    expect(await name('?date=2026-06-29')).toContain('price_2026-06-29_23.csv');
    expect(await name('')).toContain('price_2026-06-30_07.csv');
    expect(await name('?date=2026-06-28')).toContain('"price_2026-06-28.csv"');
  });

  it('is never an hour without rows, unless the hour is requested', async () => {
    const day = { date: '2026-07-01' };
    await service.publish('Acme', 'price', { ...day, hour: 3 }, [{ product_id: 'kept' }]);
    await service.publish('Acme', 'price', { ...day, hour: 9 }, [{ product_id: 'wrong' }]);
    await service.publish('Acme', 'price', { ...day, hour: 9 }, []);
    expect(await name('?date=2026-07-01')).toContain('price_2026-07-01_03.csv');
    expect(await name('')).toContain('price_2026-07-01_03.csv');
    expect((await get('/bulk/price?date=2026-07-01&time=9')).body.trim().split('\n')).toHaveLength(1);
  });

  it.each(['1900-01-01', '1969-12-31', '2149-06-07', '9999-12-31'])(
    'does not exist on %s, which the engine cannot store',
    async (day) => {
      for (const date of ['1970-01-01', '2149-06-06'])
        await service.publish('Acme', 'review_text', { date, hour: 7 }, [{ product_id: 'at a limit' }]);
      expect((await get(`/bulk/review-text?date=${day}`)).statusCode).toBe(404);
    },
  );

  it('is the corrected one, with another ETag, after an import', async () => {
    const before = await fileOf(datasets[0], 'csv');
    await service.publish('Acme', 'rating', slot, [{ product_id: 'corrected' }]);
    const after = await fileOf(datasets[0], 'csv');
    expect(after.body).toContain('corrected');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('may have no records', async () => {
    await service.publish('Acme', 'review', { date: '2026-06-01', hour: 0 }, []);
    const { statusCode, body } = await get('/bulk/review?date=2026-06-01&time=0');
    expect(statusCode).toBe(200);
    expect(body.split('\n')).toHaveLength(2);
  });
});

describe('a file that was removed', () => {
  it('is not found by its hour, as the newest, or in the list', async () => {
    const removedSlot = { date: '2026-07-03', hour: 4 };
    await service.publish('Acme', 'review', removedSlot, [{ product_id: 'wrong' }]);
    const { id } = await customerByName(service.db, 'Acme');
    await removeFiles(service.db, id, targetOf('review'), [removedSlot]);
    expect((await get('/bulk/review?date=2026-07-03&time=4')).statusCode).toBe(404);
    expect(String((await get('/bulk/review')).headers['content-disposition'])).not.toContain('2026-07-03');
    expect((await get('/bulk/review/files')).body).not.toContain('2026-07-03');
  });
});

describe('content, whose columns are not promised', () => {
  const quoted = `it's "q"`;
  const columns = ['title', 'customer_id', 'shelf life', 'crawling_time', 'more', 'file_date', quoted];
  const foreign = { customer_id: 'theirs', 'shelf life': 'a "b", c', more: [1, { x: null }], file_date: '1999-01-01' };
  const baseRow = { title: 'T', crawling_time: '2026-06-30T08:00:00Z' };
  const emptyRow = Object.fromEntries(columns.map((name) => [name, null]));

  it('has the columns of the imported file in order, including foreign ones', async () => {
    // The format of rows before foreign values were stored as text.
    const rows = [{ ...baseRow, extra: JSON.stringify({ ...foreign, [quoted]: false }) }, { extra: '{}' }];
    await service.publish('Acme', contentDetail.name, { ...slot, hour: 8 }, rows, columns);

    const csv = await get('/bulk/content-detail?date=2026-06-30&time=8');
    expect(csv.body.split('\n')[0]).toBe('title,customer_id,shelf life,crawling_time,more,file_date,"it\'s ""q"""');
    const asText = { ...foreign, more: '[1,{"x":null}]', [quoted]: 'false' };
    expect(fromCsv(csv.body, {})).toEqual([{ ...baseRow, ...asText }, emptyRow]);

    const ndjson = await get('/bulk/content-detail?date=2026-06-30&time=8&encoding=ndjson');
    expect(fromNdjson(ndjson.body)).toEqual([{ ...baseRow, ...foreign, [quoted]: false }, emptyRow]);
  });
});
