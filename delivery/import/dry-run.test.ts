import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readColumnMap } from './column-map';
import { dryRun } from './dry-run';
import { demandsOn } from './rules';
import { storedNamed, textSource } from './test-import';

const price = storedNamed('price');
const defaults = {
  ...{ stored: price, demands: demandsOn(price), ignoreUnknown: false },
  ...{ fallback: {}, ownBrands: [], rejects: false },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endcap-map-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function mapFile(text: string | Buffer) {
  const path = join(folder, 'map.json');
  await writeFile(path, text);
  return readColumnMap(path, price);
}

describe('a dry run', () => {
  it('shows the header, the first rows as they will be read, and missing columns', async () => {
    const csv = 'Artikelnummer;Retailer_Name;product_price;Farbe\n7;Shop;1.5;rot\n8;Shop;1,5;rot\n';
    const map = await mapFile('{"Artikelnummer":"product_id"}');
    const report = await dryRun(textSource(csv), { ...defaults, map });
    expect(report.split('\n')).toEqual(
      expect.arrayContaining([
        'FILE, read as price:',
        '  Artikelnummer → product_id',
        '  Retailer_Name → retailer_name',
        '  Farbe → not known: rename it, --map it or pass --ignore-unknown',
        '  line 2: {"product_id":"7","retailer_name":"Shop","product_price":1.5}',
        '  line 3: product_price "1,5" is not a number: decimals have a point, as in 1.5',
        'Missing: session_time; pass --date and --hour.',
        'Missing: product_price_2; without it there are no discounts and no RRP indices.',
        'FILE: its cells are parted by semicolons.',
        'The import would refuse the file:',
      ]),
    );
    expect(report).not.toContain('required');
    const bare = await dryRun(textSource('{"product_id":"7"}'), defaults);
    expect(bare).toContain('Missing and required: retailer_name.');
  });
});

describe('a dry run of a file with a foreign column', () => {
  const rows = 'Shop,2026-03-31T07:00:00Z,rot\n';

  it.each([
    ['Farbe', /refuse the file:\nFILE has a column that a price file does not have: Farbe\. Rename it, or pass/],
    ['', /refuse the file:\nFILE: column 4 has no name/],
  ])('%j is reported as a refusal, unless it is ignored', async (name, refusal) => {
    const csv = `product_id,retailer_name,session_time,${name}\n7,${rows}`;
    expect(await dryRun(textSource(csv), defaults)).toMatch(refusal);
    const ignoring = { ...defaults, ignoreUnknown: true };
    expect(await dryRun(textSource(csv), ignoring)).toMatch(/\nNothing was loaded\.$/);
    expect(await dryRun(textSource(csv), { ...defaults, map: { [name]: null } })).toMatch(/\nNothing was loaded\.$/);
  });
});

describe('a dry run of a file with bad rows', () => {
  const row = (time: string, value = '1') => `7,Shop,${time},${value},Balea`;
  const good = Array.from({ length: 5 }, () => row('2026-03-31T07:00:00Z'));
  const rows = [row(''), ...good, row('2026-03-31T07:00:00Z', '"1,5"')];
  const csv = ['product_id,retailer_name,session_time,product_price,brand', ...rows, ''].join('\n');

  it('lists bad values of all rows', async () => {
    const report = await dryRun(textSource(csv), defaults);
    expect(report).toMatch(/The import would refuse the file:\nFILE line 2: session_time null says no day and hour/);
    expect(report).toMatch(
      /\nFILE line 8: product_price "1,5" is not a number: decimals .*\n2 rows are bad; nothing was loaded\./,
    );
  });

  it('says so if there are no rows', async () => {
    expect(await dryRun(textSource('product_id,retailer_name,session_time\n'), defaults)).toContain(
      '\nThere are no rows.\n',
    );
  });

  it('uses the given day, hour and own brands', async () => {
    const fallback = { date: '2026-03-31', hour: 7 };
    const options = { ...defaults, fallback, ownBrands: ['BALEA'] };
    const report = await dryRun(textSource(csv), options);
    expect(report).toContain('"is_own_product":true');
    expect(report).toMatch(
      /refuse the file:\nFILE line 8: product_price "1,5" is not a number: decimals .*\n1 row is bad/,
    );
    const timeless = textSource('product_id,retailer_name\n7,Shop\n');
    expect(await dryRun(timeless, options)).not.toContain('pass --');
    const withoutDate = await dryRun(timeless, { ...options, fallback: { hour: 7 } });
    expect(withoutDate).toContain('Missing: session_time; pass --date.');
  });

  it('lists rows that would be rejected', async () => {
    const report = await dryRun(textSource(csv), { ...defaults, rejects: true });
    expect(report).toMatch(
      /The import would reject 2 bad rows:\nFILE line 2: .*\nFILE line 8: .*\nNothing was loaded\.$/,
    );
  });
});

describe('a dry run of a file from a spreadsheet', () => {
  const csv = (rows: string[]) =>
    `product_id,retailer_name,session_time,product_price\n${rows.map((row) => `${row}\n`).join('')}`;
  const row = (id: string | number, more = '1') => `${id},Shop,2026-03-31T07:00:00Z,${more}`;

  it('names shortened ids and cleaned names of all rows', async () => {
    const rows = [...Array.from({ length: 8 }, (_, index) => row(index)), row('4.00638E+12'), row(' 9')];
    const report = await dryRun(textSource(csv(rows)), defaults);
    expect(report).toContain('Warning: FILE line 10: product_id "4.00638E+12" looks shortened by a spreadsheet.');
    expect(report).toContain('FILE: product_id: 1 value such as " 9" read as "9".');
    expect(report).toMatch(/Nothing was loaded\.$/);
  });

  it('reports that two products would become one', async () => {
    const report = await dryRun(textSource(csv([row('2.29E+07'), row('2.29E+07', '2')])), defaults);
    expect(report).toMatch(/The import would refuse the file:\nFILE line 3: product_id "2.29E\+07" is also the id/);
  });
});

describe('a map of columns', () => {
  it.each([
    ['[]', /is not a JSON object such as/],
    ['{"a":', /is not a JSON object such as/],
    ['{"a":"colour"}', /names "colour", which a price file does not have\. It has product_id,/],
    ['{"a":"brand","b":"brand"}', /names "brand" twice/],
  ])('%s is refused in a sentence', async (text, sentence) => {
    await expect(mapFile(text)).rejects.toThrow(sentence);
  });

  it('is refused in a sentence if it is UTF-16', async () => {
    const bytes = Buffer.from('\ufeff{"a":"brand"}', 'utf16le');
    await expect(mapFile(bytes)).rejects.toThrow(/map\.json is UTF-16 text\. Save it as UTF-8\.$/);
  });

  it('may begin with a byte order mark', async () => {
    expect(await mapFile('\ufeff{"a":"brand"}')).toEqual({ a: 'brand' });
  });
});
