import { describe, expect, it } from 'vitest';
import { type Stored, storedByName } from '@/delivery/schema/stored';
import { CsvReader } from './csv-reader';
import { NdjsonReader } from './ndjson-reader';
import type { Outcome, RecordReader } from './outcome';
import { rowWriter } from './row-json';

const price = need('price');
const content = need('content_detail');
const options = { name: 'FILE', ignoreUnknown: false };

/** What the engine would get of each good record, and the faults of each bad one. */
function read(reader: RecordReader, stored: Stored, text: string) {
  const write = rowWriter(stored);
  const told = (outcome: Outcome): unknown =>
    'faults' in outcome ? { line: outcome.line, faults: outcome.faults } : JSON.parse(write(outcome));
  return [...reader.read(text), ...reader.end()].map(told);
}

describe('an ndjson file', () => {
  const ndjson = (text: string, stored = price, more = {}) =>
    read(new NdjsonReader(stored, { ...options, ...more }), stored, text);

  it('gives its rows, nulls left out, whatever the order of its keys', () => {
    expect(
      ndjson('{"brand":null,"tags":null,"product_price":0,"product_id":"1","in_stock":false}\r\n\n{"brand":""}'),
    ).toEqual([{ product_id: '1', product_price: 0, in_stock: false }, { brand: '' }]);
  });

  it('says line, column, value and reason of every bad value', () => {
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

  it('with a column of no price file is refused, or read without it', () => {
    const text = '{"product_id":"1","colour":"red"}';
    expect(() => ndjson(text)).toThrow(/^FILE has a column that a price file does not have: colour\. Rename/);
    expect(ndjson(text, price, { ignoreUnknown: true })).toEqual([{ product_id: '1' }]);
  });

  it('of another dataset is refused with the name of that dataset', () => {
    expect(() => ndjson('{"product_id":"1","rating_count":3}')).toThrow(/They are those of --dataset rating\.$/);
    expect(() => ndjson('{"name":"x"}')).toThrow(
      /^FILE is no price file: none of its columns is known\. It has name\./,
    );
  });

  it('keeps foreign columns of content, of any JSON type, and their order', () => {
    const reader = new NdjsonReader(content, options);
    expect(read(reader, content, '{"zoom":{"x":[1,null]},"product_id":"1"}\n{"product_id":"2","nova":"4"}')).toEqual([
      { product_id: '1', extra: '{"zoom":{"x":[1,null]}}' },
      { product_id: '2', extra: '{"nova":"4"}' },
    ]);
    expect(reader.columns()).toEqual(['zoom', 'product_id', 'nova']);
  });
});

describe('a csv file', () => {
  const csv = (text: string, stored = price, more = {}) =>
    read(new CsvReader(stored, { ...options, ...more }), stored, text);

  it('is read by the names in its header, in any order', () => {
    expect(
      csv('tags,in_stock,product_id,brand\n"[{""tag_name"":""a"",""tag_value"":""b""}]",true,1,""\n,,2,\n'),
    ).toEqual([
      { product_id: '1', brand: '', in_stock: true, tags: [{ tag_name: 'a', tag_value: 'b' }] },
      { product_id: '2' },
    ]);
  });

  it('says line, column, value and reason of every bad value', () => {
    expect(csv('product_id,product_price\n"a\nb",1\nc,"1,5"\nd\n')).toEqual([
      { product_id: 'a\nb', product_price: 1 },
      { line: 4, faults: [{ column: 'product_price', value: '"1,5"', reason: 'is not a number' }] },
      { line: 5, faults: [{ value: 'd', reason: 'has 1 cell where the header has 2' }] },
    ]);
  });

  it.each([
    ['product_id,product_id\n1,2', /has the column "product_id" twice/],
    ['product_id,colour\n1,2', /does not have: colour/],
    ['<html><body>Not found</body></html>', /is no price file/],
  ])('with a header that cannot be right is refused: %s', (text, sentence) => {
    expect(() => csv(text)).toThrow(sentence);
  });

  it('keeps foreign columns of content as text', () => {
    expect(csv('product_id,nova\n1,4\n2,\n', content)).toEqual([
      { product_id: '1', extra: '{"nova":"4"}' },
      { product_id: '2', extra: '{}' },
    ]);
  });
});

function need(name: string): Stored {
  const stored = storedByName(name);
  if (!stored) throw new Error(name);
  return stored;
}
