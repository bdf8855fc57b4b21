import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvParser, type CsvRecord } from './csv-parser';
import { ImportProblem } from './problem';

function parse(...texts: string[]): CsvRecord[] {
  const parser = new CsvParser('prices.csv');
  return [...texts.flatMap((text) => parser.read(text)), ...parser.end()];
}

function cells(...texts: string[]) {
  return parse(...texts).map((record) => record.cells);
}

describe('a csv file', () => {
  it('distinguishes an empty cell from an empty text', () => {
    expect(cells('a,"",,b,\n')).toEqual([['a', '', null, 'b', null]]);
  });

  it('may have commas, quotes and line breaks in quoted cells', () => {
    expect(cells('"1,5","say ""hi""","two\r\nlines"\nx,y,z')).toEqual([
      ['1,5', 'say "hi"', 'two\r\nlines'],
      ['x', 'y', 'z'],
    ]);
  });

  it.each([['a,b\r\nc,"d"\r\ne,'], ['a,b\nc,"d"\r\ne,\n'], ['a,b\rc,"d"\re,'], ['a,b\r\nc,"d"\re,\r\n\r']])(
    'ends lines with LF, CRLF and CR, also mixed, and its last line with or without: %j',
    (text) => {
      for (const parts of [[text], [...text]])
        expect(cells(...parts)).toEqual([
          ['a', 'b'],
          ['c', 'd'],
          ['e', null],
        ]);
    },
  );

  it('counts lines including line breaks in cells and empty lines', () => {
    for (const text of ['h\n"a\n\nb"\n\nc\n', 'h\r"a\r\rb"\r\rc\r', 'h\r\n"a\r\n\r\nb"\r\n\r\nc\r\n'])
      expect(parse(...text).map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('keeps a quote inside an unquoted cell', () => {
    expect(cells('5" pipe,2\n')).toEqual([['5" pipe', '2']]);
  });

  it.each(['h\n"a', 'h\n"a""\nb\n'])('with a quote that is never closed is refused: %j', (text) => {
    expect(() => parse(text)).toThrow(
      new ImportProblem('prices.csv: a quote that opens in the record of line 2 is never closed.'),
    );
  });

  it('with text after a closing quote is refused', () => {
    expect(() => parse('h\n"a"b,c\n')).toThrow(/line 2 text follows a closing quote/);
  });

  it('is parsed to the written cells, however its text is split', () => {
    const cell = fc.option(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'ü') }), { nil: null });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, fc.array(fc.nat(60), { maxLength: 4 }), (rows, cuts) => {
        const text = rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
        const bounds = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
        const pieces = bounds.slice(1).map((end, i) => text.slice(bounds[i], end));
        expect(cells(...pieces)).toEqual(rows);
      }),
    );
  });
});

function write(cell: string | null): string {
  return cell === null ? '' : `"${cell.replaceAll('"', '""')}"`;
}
