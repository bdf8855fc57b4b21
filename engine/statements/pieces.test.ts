import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowFormat } from './formats';
import { pieces } from './pieces';

async function cut(text: string, formatName: string, partLength: number, size: number): Promise<string[]> {
  const format = rowFormat(formatName);
  if (!format) throw new Error(`${formatName} is no row format`);
  const bytes = Buffer.from(text);
  const parts = (async function* () {
    for (let offset = 0; offset < bytes.length; offset += partLength) yield bytes.subarray(offset, offset + partLength);
  })();
  const result: string[] = [];
  for await (const piece of pieces(parts, format, size)) result.push(piece.toString());
  return result;
}

describe('pieces', () => {
  it('splits between rows, and accepts a last row without a line break', async () => {
    expect(await cut('aa\nbb\ncc', 'JSONEachRow', 4, 3)).toEqual(['aa\n', 'bb\n', 'cc']);
  });

  it('repeats the header in every piece, and has no piece for only a header', async () => {
    expect(await cut('h\n1\n2\n', 'CSVWithNames', 1, 2)).toEqual(['h\n1\n', 'h\n2\n']);
    expect(await cut('h,"x\ny"\nU,S\n1\n2\n', 'CSVWithNamesAndTypes', 3, 2)).toEqual([
      'h,"x\ny"\nU,S\n1\n',
      'h,"x\ny"\nU,S\n2\n',
    ]);
    expect(await cut('h\n', 'CSVWithNames', 9, 2)).toEqual([]);
  });

  it('does not split a row that is longer than a piece', async () => {
    expect(await cut('a\nlonger than that\nb\n', 'TabSeparated', 2, 4)).toEqual(['a\n', 'longer than that\n', 'b\n']);
  });

  it('treats a quote inside an unquoted csv value as a character', async () => {
    expect(await cut('5" screen\n"6\n7"\n', 'CSV', 100, 1)).toEqual(['5" screen\n"6\n7"\n']);
    expect(await cut('5" screen\n"6\n7"\n', 'CSV', 1, 1)).toEqual(['5" screen\n', '"6\n7"\n']);
  });

  it('never splits a quoted csv value or loses a byte, wherever parts and pieces end', async () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', '\n', ',', 'é'), maxLength: 6 });
    const line = fc.array(value, { minLength: 2, maxLength: 3 });
    const lengths = fc.integer({ min: 1, max: 20 });
    const quoted = (values: string[]) => `${values.map((v) => `"${v.replaceAll('"', '""')}"`).join(',')}\n`;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), lengths, lengths, async (lines, partLength, size) => {
        const rows = lines.map(quoted);
        const result = await cut(rows.join(''), 'CSV', partLength, size);
        const ends = new Set(rows.map((_, i) => rows.slice(0, i + 1).join('').length));
        expect(result.join('')).toBe(rows.join(''));
        result.reduce((offset, piece) => {
          expect(ends).toContain(offset + piece.length);
          return offset + piece.length;
        }, 0);
      }),
    );
  });
});
