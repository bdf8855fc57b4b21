import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvHeader, selectFile } from '@/delivery/files/select';
import { listFiles } from '@/delivery/loads/list-files';
import { testDelivery } from '@/delivery/loads/test-delivery';
import type { ColumnType } from '@/lib/contract/column';
import type { Encoding } from '@/lib/contract/dataset';
import { cleanColumns } from './clean-columns';
import { Readings } from './readings';
import { boundsOf, demandsOn } from './rules';
import { importInto, storedNamed, textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
beforeAll(async () => {
  delivery = await testDelivery();
});
afterAll(() => delivery.close());

const words = fc.string({ unit: fc.oneof(fc.constantFrom('"', ',', '\n', '\r', '\\', "'", '\t', '{'), fc.string()) });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const instant = fc.date({ min: new Date('1970-01-01'), max: new Date('2149-01-01'), noInvalidDate: true });

const values: Record<ColumnType, fc.Arbitrary<unknown>> = {
  string: maybe(words),
  float: maybe(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
  integer: maybe(fc.maxSafeInteger()),
  identifier: maybe(fc.maxSafeInteger()),
  boolean: maybe(fc.boolean()),
  timestamp: maybe(instant.map((date) => date.toISOString().replace('.000Z', 'Z'))),
  date: maybe(instant.map((date) => date.toISOString().slice(0, 10))),
  tags: fc.array(fc.record({ tag_name: maybe(words), tag_value: maybe(words) }), { maxLength: 3 }),
  labels: fc.array(fc.record({ category: maybe(words), subcategory: maybe(words), brand: maybe(words) })),
  strings: fc.array(words, { maxLength: 3 }),
};

type Row = Record<string, unknown>;

function rowsOf(dataset: string): fc.Arbitrary<Row[]> {
  const { columns } = storedNamed(dataset);
  const demands = demandsOn(storedNamed(dataset));
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, { type }]) => {
      const bounds = boundsOf(name, demands);
      const [min, max] = [bounds?.[0] ?? 0, Math.min(bounds?.[1] ?? 1, 1e15)];
      if (demands.required.includes(name)) return [name, words.filter((text) => text.trim() !== '')];
      if (bounds && type === 'float')
        return [name, maybe(fc.double({ min, max, noNaN: true }).map((value) => value + 0))];
      return [name, bounds ? maybe(fc.integer({ min, max: 2 ** 31 - 1 })) : values[type]];
    }),
  );
  return fc.array(fc.record({ ...row, session_time: fc.constant('2026-03-31T07:00:00Z') }), { minLength: 1 });
}

/** Returns rows with the names that an import stores. */
function cleaned(dataset: string, rows: readonly Row[]): Row[] {
  const clean = cleanColumns(storedNamed(dataset).columns, new Readings('FILE'));
  return rows.map((row) => {
    const copy = { ...row };
    clean(copy);
    return copy;
  });
}

function csv(names: string[], rows: Row[]): string {
  const cell = (value: unknown) => {
    if (value === null) return '';
    const cellText = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return typeof value === 'string' || typeof value === 'object' ? `"${cellText.replaceAll('"', '""')}"` : cellText;
  };
  return [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}

async function served(customerId: string, dataset: string, encoding: Encoding): Promise<string> {
  const { table, columns } = storedNamed(dataset);
  const [file] = await listFiles(delivery.db, customerId, dataset);
  if (!file) throw new Error('no file');
  const names = file.columns.length > 0 ? file.columns : Object.keys(columns);
  const { sql, format } = selectFile(table, columns, names, encoding);
  const { date, hour, loadId } = file;
  const records = await text(await delivery.db.stream(sql, { customerId, date, hour, loadId }, format));
  return encoding === 'csv' ? csvHeader(names) + records : records;
}

const ndjsonRows = (content: string): Row[] =>
  content
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const replacing = { replace: true };

describe.each(['price', 'review', 'review_sentiment'])('rows of a %s file', (dataset) => {
  it('are unchanged except for blanks around names and their composition after csv, import and the served file, and after that file is imported', async () => {
    const names = Object.keys(storedNamed(dataset).columns);
    const { db } = delivery;
    await fc.assert(
      fc.asyncProperty(
        rowsOf(dataset),
        fc.shuffledSubarray(names, { minLength: names.length }),
        async (rows, order) => {
          await importInto(db, 'a', dataset, { ...replacing, sources: [textSource(csv(order, rows))] });
          const ndjson = await served('a', dataset, 'ndjson');
          expect(ndjsonRows(ndjson)).toEqual(cleaned(dataset, rows));

          // The engine read the file unless it has such a name. Row by row, the result has to be the same.
          const piped = { ...textSource(csv(order, rows)), size: null };
          expect((await importInto(db, 'a', dataset, { sources: [piped] })).unchanged).toHaveLength(1);

          // Both encodings have the same content, so importing them elsewhere results in the same file.
          await importInto(db, 'b', dataset, {
            ...replacing,
            sources: [textSource(await served('a', dataset, 'csv'))],
          });
          expect(await served('b', dataset, 'ndjson')).toBe(ndjson);
          const again = await importInto(db, 'b', dataset, { sources: [textSource(ndjson)] });
          expect(again.unchanged).toHaveLength(1);
        },
      ),
      { numRuns: 8 },
    );
  });
});

it('serves foreign numbers of content digit for digit, from a file, a compressed file and standard input', async () => {
  const { db } = delivery;
  const row =
    '"product_id":"1","gtin":12345678901234567890,"20":9007199254740993,"10":-0,"price":0.10,"whole":1.0,"factor":1E+2,' +
    '"nested":{"b":18446744073709551616,"a":[1.50,-2.5e-07]},"text":"1.50","none":null';
  const fallback = { date: '2026-03-31', hour: 7 };
  const plain = textSource(`{${row}}\n`);
  for (const source of [plain, textSource(gzipSync(`{${row}}\n`)), { ...plain, size: null }]) {
    await importInto(db, 'digits', 'content_detail', { sources: [source], fallback });
    expect(await served('digits', 'content_detail', 'ndjson')).toBe(`{${row}}\n`);
    expect(await served('digits', 'content_detail', 'csv')).toBe(
      [
        'product_id,gtin,20,10,price,whole,factor,nested,text,none',
        '"1","12345678901234567890","9007199254740993","-0","0.10","1.0","1E+2","{""b"":18446744073709551616,""a"":[1.50,-2.5e-07]}","1.50",',
        '',
      ].join('\n'),
    );
  }
});

it('serves content with foreign columns unchanged', async () => {
  const { db } = delivery;
  const lines = [
    '{"zoom":{"levels":[1,null,"\\"x\\""]},"product_id":"1","title":"Käse, \\"jung\\"","nova":4,"it\'s":true}',
    '{"zoom":null,"product_id":"2","title":null,"nova":"4.50","it\'s":"2026-03-31T07:00:00Z"}',
  ];
  const fallback = { date: '2026-03-31', hour: 7 };
  await importInto(db, 'a', 'content_detail', { sources: [textSource(lines.join('\n'))], fallback });
  const [file] = await listFiles(db, 'a', 'content_detail');
  expect(file?.columns).toEqual(['zoom', 'product_id', 'title', 'nova', "it's"]);
  expect(ndjsonRows(await served('a', 'content_detail', 'ndjson'))).toEqual(ndjsonRows(lines.join('\n')));
  expect(await served('a', 'content_detail', 'csv')).toBe(
    [
      "zoom,product_id,title,nova,it's",
      '"{""levels"":[1,null,""\\""x\\""""]}","1","Käse, ""jung""","4","true"',
      ',"2",,"4.50","2026-03-31T07:00:00Z"',
      '',
    ].join('\n'),
  );
});
