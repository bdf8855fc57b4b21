import { describe, expect, it } from 'vitest';
import { CsvReader } from './csv-reader';
import { NdjsonReader } from './ndjson-reader';
import { Readings } from './readings';
import { storedNamed } from './test-import';
import { namesOf, read } from './test-readers';

const price = storedNamed('price');
const content = storedNamed('content_detail');

describe('an ndjson file', () => {
  const ndjson = (text: string, stored = price, more = {}) =>
    read(new NdjsonReader(namesOf(stored, more)), stored, text);

  it('has rows without nulls, with keys in any order', () => {
    expect(
      ndjson('{"brand":null,"tags":null,"product_price":0,"product_id":"1","in_stock":false}\r\n\n{"brand":""}'),
    ).toEqual([{ product_id: '1', product_price: 0, in_stock: false }, { brand: '' }]);
  });

  it('reports line, column, value and reason of every bad value', () => {
    expect(ndjson('{"product_id":"1"}\n{"product_id":2,"product_price":"3.99"}\n[1]\nnonsense')).toEqual([
      { product_id: '1' },
      {
        line: 2,
        faults: [
          { column: 'product_id', value: '2', reason: 'is not text' },
          { column: 'product_price', value: '"3.99"', reason: 'is not a number' },
        ],
      },
      { line: 3, faults: [{ value: '[1]', reason: 'is not a JSON object' }] },
      { line: 4, faults: [{ value: 'nonsense', reason: 'is not a JSON object' }] },
    ]);
  });

  it('reports a number that is too large, also in foreign columns', () => {
    const [own] = ndjson('{"product_id":"1","product_price":-1e400}') as [{ faults: unknown }];
    expect(own.faults).toEqual([{ column: 'product_price', value: '-1e400', reason: 'is too large for a number' }]);
    const [foreign] = ndjson('{"product_id":"1","zoom":[1,{"x":1e999}]}', content) as [{ faults: unknown }];
    expect(foreign.faults).toEqual([{ column: 'zoom', value: '[1,{"x":1e999}]', reason: 'is too large for a number' }]);
  });

  it('keeps the digits of foreign numbers of content', () => {
    const zoom = '{"2":1.50,"1":[12345678901234567890,-0,1E+2]}';
    expect(ndjson(`{"product_id":"1","9":9007199254740993,"zoom":${zoom}}`, content)).toEqual([
      { product_id: '1', extra: JSON.stringify([{ 9: '9007199254740993', zoom }]) },
    ]);
  });

  it('keeps the order of columns with names that look like numbers', () => {
    const reader = new NdjsonReader(namesOf(content));
    read(reader, content, '{"product_id":"1","20":1,"10":2}');
    expect(reader.columns()).toEqual(['product_id', '20', '10']);
  });

  it('keeps a foreign column called __proto__', () => {
    expect(ndjson('{"product_id":"1","__proto__":{"a":1}}', content)).toMatchObject([
      { extra: '[{"__proto__":"{\\"a\\":1}"}]' },
    ]);
  });

  it('ends lines with LF, CRLF and CR, also mixed', () => {
    const row = '{"product_id":"1"}';
    const reader = new NdjsonReader(namesOf(price));
    const text = `${row}\r${row}\r\n${row}\n\r${row}\rx`;
    const outcomes = [...text].flatMap((char) => reader.read(char)).concat(reader.end());
    expect(outcomes.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6]);
    expect(outcomes.at(-1)).toMatchObject({ faults: [{ reason: 'is not a JSON object' }] });
  });

  it.each([price, content])('with a key without a name is refused, unless that is left out: $name', (stored) => {
    const text = '{"":0,"product_id":"1"}\n{"":1,"product_id":"2"}';
    expect(() => ndjson(text, stored)).toThrow('FILE: column 1 has no name.');
    const reader = new NdjsonReader(namesOf(stored, { ignoreUnknown: true }));
    expect(read(reader, stored, text)).toMatchObject([{ product_id: '1' }, { product_id: '2' }]);
    expect(reader.columns()).not.toContain('');
  });

  it('refuses a foreign name of content with half a character', () => {
    expect(() => ndjson('{"product_id":"1","a\\ud800":1}', content)).toThrow(
      'FILE: the name of the column a<U+D800> holds half a character. Rename it.',
    );
  });

  it('with an unknown column is refused, or read without it', () => {
    const text = '{"product_id":"1","colour":"red"}';
    expect(() => ndjson(text)).toThrow(/^FILE has a column that a price file does not have: colour\. Rename/);
    expect(ndjson(text, price, { ignoreUnknown: true })).toEqual([{ product_id: '1' }]);
  });

  it('of another dataset is refused with the name of that dataset', () => {
    expect(() => ndjson('{"product_id":"1","rating_count":3}')).toThrow(/Its columns are those of --dataset rating\.$/);
    expect(() => ndjson('{"name":"x"}')).toThrow(
      /^FILE is no price file: none of its columns is known\. It has name\./,
    );
  });

  it('keeps foreign columns of content, of any JSON type, and their order', () => {
    const reader = new NdjsonReader(namesOf(content));
    expect(read(reader, content, '{"zoom":{"x":[1,null]},"product_id":"1"}\n{"product_id":"2","nova":"4"}')).toEqual([
      { product_id: '1', extra: JSON.stringify([{ zoom: '{"x":[1,null]}' }]) },
      { product_id: '2', extra: JSON.stringify([{ nova: '"4"' }]) },
    ]);
    expect(reader.columns()).toEqual(['zoom', 'product_id', 'nova']);
  });
});

describe('a csv file', () => {
  const csv = (text: string, stored = price, more = {}) => read(new CsvReader(namesOf(stored, more)), stored, text);

  it('is read by the names in its header, in any order', () => {
    expect(
      csv('tags,in_stock,product_id,brand\n"[{""tag_name"":""a"",""tag_value"":""b""}]",true,1,""\n,,2,\n'),
    ).toEqual([
      { product_id: '1', brand: '', in_stock: true, tags: [{ tag_name: 'a', tag_value: 'b' }] },
      { product_id: '2' },
    ]);
  });

  it('reports line, column, value and reason of every bad value', () => {
    expect(csv('product_id,product_price\n"a\nb",1\nc,"1,5"\nd\n')).toEqual([
      { product_id: 'a\nb', product_price: 1 },
      {
        line: 4,
        faults: [
          { column: 'product_price', value: '"1,5"', reason: 'is not a number: decimals have a point, as in 1.5' },
        ],
      },
      { line: 5, faults: [{ value: 'd', reason: 'has 1 cell where the header has 2' }] },
    ]);
  });

  it.each([
    ['product_id,product_id\n1,2', /has the column "product_id" twice/],
    ['product_id,colour\n1,2', /does not have: colour/],
    ['<html><body>Not found</body></html>', /is no price file/],
  ])('with an invalid header is refused: %s', (text, sentence) => {
    expect(() => csv(text)).toThrow(sentence);
  });

  it.each([
    [',product_id,brand\n0,1,A\n', 'FILE: column 1 has no name. Name it in the header, or pass --ignore-unknown'],
    ['product_id,brand,\n1,A,\n', 'FILE: column 3 has no name; the header ends with a separator. Name it'],
    ['product_id; ;brand;\n1;;A;\n', 'FILE: columns 2, 4 have no name; the header ends with a separator. Name them'],
    ['product_id,""\n1,2\n', 'FILE: column 2 has no name'],
  ])('with a column without a name is refused, unless that is left out: %j', (text, sentence) => {
    for (const stored of [price, content]) {
      expect(() => csv(text, stored)).toThrow(sentence);
      const readings = new Readings('FILE');
      const names = namesOf(stored, { ignoreUnknown: true }, readings);
      expect(read(new CsvReader(names), stored, text)).toMatchObject([{ product_id: '1' }]);
      expect(readings.sentences()).toContain('FILE: left out (no name).');
    }
  });

  it('shows an invisible character of an unknown name by its code', () => {
    expect(() => csv('product_id,brand\u200b\n1,A\n')).toThrow(/does not have: brand<U\+200B>\. Rename/);
  });

  it('keeps foreign columns of content as text', () => {
    expect(csv('product_id,nova\n1,4\n2,\n', content)).toEqual([
      { product_id: '1', extra: JSON.stringify([{ nova: '"4"' }]) },
      { product_id: '2', extra: '{}' },
    ]);
  });
});

describe('a number that cannot be stored', () => {
  const LARGER = 'is larger than 9,007,199,254,740,991';
  const faultsOf = (outcomes: unknown[]) => outcomes.map((outcome) => (outcome as { faults: unknown[] }).faults);

  it.each([
    ['buybox_position', '18446744073709551617', LARGER],
    ['buybox_position', '9007199254740993', LARGER],
    ['buybox_position', '9007199254740992.0', LARGER],
    ['buybox_position', '1e400', LARGER],
    ['buybox_position', '-9007199254740993', 'is smaller than -9,007,199,254,740,991'],
    ['buybox_position', '1.50', 'is not a whole number'],
    ['product_price', '1e400', 'is too large for a number'],
    ['product_price', '-0.10', 'is negative'],
  ])('is shown with the digits of the file, in csv and ndjson: %s %s', (column, number, reason) => {
    const rows = [
      read(new CsvReader(namesOf(price)), price, `product_id,${column}\n1,${number}\n`),
      read(new NdjsonReader(namesOf(price)), price, `{"product_id":"1","${column}":${number}}`),
    ];
    for (const outcomes of rows) expect(faultsOf(outcomes)).toEqual([[{ column, value: number, reason }]]);
  });

  it('is shown where a map gives its column another name', () => {
    const map = { Platz: 'buybox_position' };
    const rows = [
      read(new CsvReader(namesOf(price, { map })), price, 'product_id,Platz\n1,9007199254740993\n'),
      read(new NdjsonReader(namesOf(price, { map })), price, '{"product_id":"1","Platz":9007199254740993}'),
    ];
    for (const outcomes of rows)
      expect(faultsOf(outcomes)).toEqual([[{ column: 'buybox_position', value: '9007199254740993', reason: LARGER }]]);
  });
});
