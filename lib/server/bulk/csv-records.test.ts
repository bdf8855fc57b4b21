import { expect, it } from 'vitest';
import { csvRecords } from './csv-records';

async function readRecords(...texts: string[]): Promise<string[][]> {
  async function* parts() {
    for (const text of texts) yield Buffer.from(text);
  }
  return collect(csvRecords(parts()));
}

async function collect(records: AsyncGenerator<string[]>): Promise<string[][]> {
  const all: string[][] = [];
  for await (const record of records) all.push(record);
  return all;
}

it('reads quotes, empty lines and lines with other columns than the header', async () => {
  expect(await readRecords('\uFEFFa,b\r\n"1, ""x""\n",2\r\n\r\n3\r\n')).toEqual([['a', 'b'], ['1, "x"\n', '2'], ['3']]);
});

it.each([
  [['a,b\r\n1,2\n3,4\n']],
  [['a,b\n1,2\r\n3,4\r\n']],
  [['a,b\r1,2\r3,4']],
  [['a,b\n1,2\r3,4\r\n']],
  [['a,b\r', '\n1,2\r', '3,4\r']],
])('ends records with LF, CRLF and CR, also in one file: %j', async (texts) => {
  expect(await readRecords(...texts)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

it('stops at a row that is too long to be one, as after a quote that is never closed', async () => {
  let partCount = 0;
  async function* parts() {
    yield Buffer.from('a,b\n1,"2\n');
    for (; partCount < 64; partCount++) yield Buffer.from('3,4\n'.repeat(2 ** 18));
  }
  await expect(collect(csvRecords(parts()))).rejects.toMatchObject({
    problem: { title: expect.stringContaining('a row is longer than 8 MB, as if a quoted value is not closed') },
  });
  expect(partCount).toBeLessThan(16);
});

it.each([
  ['a,b\n1,"2\n3,4\n', 'cannot be read beyond line 3: a quoted value is not closed.'],
  ['a,b\n1,"2"x\n3,4\n', 'cannot be read beyond line 2: a quote is followed by something other than a comma.'],
  ['a,b\n1,x"2"\n3,4\n', 'cannot be read beyond line 2: a quote is inside a value that does not begin with one.'],
])('names the line with invalid quotes', async (text, sentence) => {
  await expect(readRecords(text)).rejects.toMatchObject({ problem: { title: expect.stringContaining(sentence) } });
});
