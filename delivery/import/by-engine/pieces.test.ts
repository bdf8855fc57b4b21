import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvParser } from '../csv-parser';
import { type Cutter, csvCutter, cutLines, NotPlain, pieces } from './pieces';

async function cut(text: string, cutter: Cutter, chunk = 7, size = 10) {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let offset = 0; offset < bytes.length; offset += chunk) yield bytes.subarray(offset, offset + chunk);
  }
  const result: [string, number][] = [];
  for await (const piece of pieces(chunks(), cutter, size)) result.push([piece.bytes.toString(), piece.records]);
  return result;
}

describe('the pieces of a file', () => {
  it('are complete lines of ndjson with their number, without empty lines at the end', async () => {
    expect(await cut('{"a":1}\n{"b":2}\n{"c":3}\n\n\r\n', cutLines, 8, 16)).toEqual([
      ['{"a":1}\n{"b":2}\n', 2],
      ['{"c":3}\n', 1],
    ]);
  });

  it.each(['{"a":1},\n', '[{"a":1}]\n', ' {"a":1}\n', '{"a":1}\n\n{"a":1}'])('are objects, unlike %j', async (text) => {
    await expect(cut(text, cutLines)).rejects.toThrow(NotPlain);
  });

  it('are complete records of csv with any quoted text', async () => {
    expect(await cut('a,"x\ny"\nb,"say ""no"""\r\nc,5" screen', csvCutter(','), 3, 9)).toEqual([
      ['a,"x\ny"\n', 1],
      ['b,"say ""no"""\r\n', 1],
      ['c,5" screen\n', 1],
    ]);
  });

  it.each(['a,"x" ,b\n', 'a,"x"y\n', 'a,"x\n'])('are refused for invalid csv: %j', async (text) => {
    await expect(cut(text, csvCutter(','))).rejects.toThrow(NotPlain);
  });

  it.each([
    ['1,2,\n', ','],
    ['1,2, \n', ','],
    ['1,2,\r\n', ','],
    ['1,2,', ','],
    ['1,"2\n,",\n', ','],
    ['1;2;\n', ';'],
    ['1\t2\t\n', '\t'],
    ['1\t2\t \n', '\t'],
  ])('refuses %j, which has an empty cell more than two columns', async (text, separator) => {
    await expect(cut(text, csvCutter(separator, { columns: 2 }))).rejects.toThrow(NotPlain);
  });

  it.each([
    ['1,\n', ','],
    ['1, \r\n2,\n', ','],
    ['"1,",""\n', ','],
    ['"1\n,",\n', ','],
    ['1\t\n\t\n', '\t'],
    ['5" screen,\n', ','],
  ])('accepts %j, which has an empty last cell', async (text, separator) => {
    const records = await cut(text, csvCutter(separator, { columns: 2 }));
    expect(records.map(([piece]) => piece).join('')).toBe(text);
  });

  it('refuses a row that begins with a carriage return', async () => {
    await expect(cut('1,2\n\r3,4\n', csvCutter(','))).rejects.toThrow(NotPlain);
  });

  it('are refused for invalid UTF-8', async () => {
    const bytes = (async function* () {
      yield Buffer.from([0x61, 0xff, 0x0a]);
    })();
    await expect(pieces(bytes, cutLines).next()).rejects.toThrow(NotPlain);
  });

  it('contain the records of the row-by-row reader, wherever chunks and pieces end', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', 'é'), maxLength: 6 });
    const row = fc.array(cell, { minLength: 2, maxLength: 3 });
    const lengths = fc.integer({ min: 1, max: 25 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), lengths, lengths, async (rows, chunk, size) => {
        const text = rows
          .map((cells) => `${cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\n`)
          .join('');
        const result = await cut(text, csvCutter(','), chunk, size);
        expect(result.map(([piece]) => piece).join('')).toBe(text);
        for (const [piece, records] of result) expect(new CsvParser('FILE').read(piece)).toHaveLength(records);
      }),
    );
  });
});
