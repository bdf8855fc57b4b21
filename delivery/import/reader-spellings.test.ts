import { describe, expect, it } from 'vitest';
import { CsvReader } from './csv-reader';
import { NdjsonReader } from './ndjson-reader';
import { Readings } from './readings';
import { storedNamed } from './test-import';
import { namesOf, read } from './test-readers';

const price = storedNamed('price');

describe('a csv file whose lines end in CR', () => {
  const text = 'product_id,brand,colour\r1,A,\r2,B,red\r';
  const rows = [
    { product_id: '1', brand: 'A' },
    { product_id: '2', brand: 'B' },
  ];

  it('is read, and a sentence reports it', () => {
    const readings = new Readings('FILE');
    expect(read(new CsvReader(namesOf(price, { ignoreUnknown: true }, readings)), price, text)).toEqual(rows);
    expect(readings.sentences()).toContain('FILE: its lines end in CR.');
    expect(read(new CsvReader(namesOf(price, { ignoreUnknown: true })), price, text.replaceAll(',', ';'))).toEqual(
      rows,
    );
  });

  it.each(['\v', '\f', '\u0085', '\u2028', '\n'])(
    'is refused if rows with other line ends would be left out as a column: %j',
    (end) => {
      const cell = end === '\n' ? '"' : '';
      const lines = `product_id,brand,${cell}colour${end}1,A,${end}2,B,red${cell}\n`;
      const reader = new CsvReader(namesOf(price, { ignoreUnknown: true }));
      expect(() => read(reader, price, lines)).toThrow('FILE: the name of column 3 has a line break');
    },
  );
});

describe('a file with other spellings', () => {
  function readBoth(csv: string, ndjson: string, more = {}) {
    const summaries = [csv, ndjson].map((text) => {
      const readings = new Readings('FILE');
      const names = namesOf(price, more, readings);
      const rows = read(text === csv ? new CsvReader(names) : new NdjsonReader(names), price, text);
      return { rows, sentences: readings.sentences() };
    });
    expect(summaries[1]?.rows).toEqual(summaries[0]?.rows);
    expect(summaries[1]?.sentences).toEqual(summaries[0]?.sentences);
    return summaries[0];
  }

  it('may write true and false as True, yes, 1', () => {
    expect(
      readBoth(
        'in_stock,is_buybox\nTrue,0\nYES,1\n',
        '{"in_stock":"True","is_buybox":"0"}\n{"in_stock":"YES","is_buybox":"1"}',
      ),
    ).toEqual({
      rows: [
        { in_stock: true, is_buybox: false },
        { in_stock: true, is_buybox: true },
      ],
      sentences: [
        'FILE: in_stock: 2 values such as "True" read as true.',
        'FILE: is_buybox: 1 value such as "0" read as false.',
        'FILE: is_buybox: 1 value such as "1" read as true.',
      ],
    });
  });

  it.each([
    ['2026-03-31 07:00:00Z', '2026-03-31T07:00:00Z', 'read as an ISO time'],
    ['2026-03-31 07:00 UTC', '2026-03-31T07:00:00Z', 'read as an ISO time'],
    ['2026-03-31T07:00:00+00:00', '2026-03-31T07:00:00.000Z', 'turned to UTC'],
    ['2026-03-31 09:00:00.5 +0200', '2026-03-31T07:00:00.500Z', 'turned to UTC'],
    ['2026-03-31T00:30:00+01', '2026-03-30T23:30:00.000Z', 'turned to UTC'],
  ])('may write a time as %s', (spelling, session_time, description) => {
    expect(readBoth(`session_time\n${spelling}\n`, JSON.stringify({ session_time: spelling }))).toEqual({
      rows: [{ session_time }],
      sentences: [`FILE: session_time: 1 value such as "${spelling}" ${description}.`],
    });
  });

  it('may not omit the offset of a time', () => {
    const rows = read(new CsvReader(namesOf(price)), price, 'session_time\n2026-03-31 07:00:00\n');
    expect(rows).toMatchObject([{ line: 2, faults: [{ column: 'session_time' }] }]);
  });

  it('may have column names in another case, unless the exact name exists as well', () => {
    expect(readBoth('Product_ID,BRAND\n1,A\n', '{"Product_ID":"1","BRAND":"A"}')).toEqual({
      rows: [{ product_id: '1', brand: 'A' }],
      sentences: ['FILE: read Product_ID as product_id, BRAND as brand.'],
    });
    expect(() => readBoth('brand,BRAND\nA,B\n', '')).toThrow(/does not have: BRAND/);
  });

  it('may have foreign columns that are mapped', () => {
    const map = { Artikelnummer: 'product_id', Farbe: null };
    expect(readBoth('Artikelnummer,Farbe\n1,rot\n', '{"Artikelnummer":"1","Farbe":"rot"}', { map })).toEqual({
      rows: [{ product_id: '1' }],
      sentences: ['FILE: read Artikelnummer as product_id.', 'FILE: left out Farbe.'],
    });
  });

  it('may not have one of our columns twice under two names', () => {
    const map = { Artikelnummer: 'product_id' };
    const twice = /has the column "product_id" twice/;
    expect(() => read(new CsvReader(namesOf(price, { map })), price, 'Artikelnummer,product_id\n1,2\n')).toThrow(twice);
    const ndjson = '{"product_id":"1"}\n{"Artikelnummer":"1","product_id":"2"}';
    expect(() => read(new NdjsonReader(namesOf(price, { map })), price, ndjson)).toThrow(twice);
  });

  it('may not change the meaning of a name', () => {
    const ndjson = '{"product_id":"1","BRAND":"A"}\n{"product_id":"1","BRAND":"A","brand":"B"}';
    expect(() => read(new NdjsonReader(namesOf(price)), price, ndjson)).toThrow(/does not have: BRAND/);
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
  ])('may separate its cells by %j if its header does, also after an empty line', (separator, word) => {
    const readings = new Readings('FILE');
    const text = '\nproduct_id,product_price,brand\n1,0.5,"A,;\tB"\n'.replace(/,(?!;)/g, separator);
    expect(read(new CsvReader(namesOf(price, {}, readings)), price, text)).toEqual([
      { product_id: '1', product_price: 0.5, brand: 'A,;\tB' },
    ]);
    expect(readings.sentences()).toEqual([`FILE: its cells are parted by ${word}.`]);
  });
});
