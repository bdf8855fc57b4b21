import { expect, it } from 'vitest';
import { csvRecords } from './records';

async function read(text: string): Promise<string[][]> {
  async function* parts() {
    yield Buffer.from(text);
  }
  return collect(csvRecords(parts()));
}

async function collect(records: AsyncGenerator<string[]>): Promise<string[][]> {
  const all: string[][] = [];
  for await (const record of records) all.push(record);
  return all;
}

it('reads quotes, empty lines and lines with other columns than the header', async () => {
  expect(await read('\uFEFFa,b\r\n"1, ""x""\n",2\r\n\r\n3\r\n')).toEqual([['a', 'b'], ['1, "x"\n', '2'], ['3']]);
});

it.each([
  ['a,b\n1,"2\n3,4\n', 'cannot be read beyond line 3: a quoted value is not closed.'],
  ['a,b\n1,"2"x\n3,4\n', 'cannot be read beyond line 2: a quote is followed by something other than a comma.'],
  ['a,b\n1,x"2"\n3,4\n', 'cannot be read beyond line 2: a quote is inside a value that does not begin with one.'],
])('names the line with invalid quotes', async (text, sentence) => {
  await expect(read(text)).rejects.toMatchObject({ problem: { title: expect.stringContaining(sentence) } });
});
