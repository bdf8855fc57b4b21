import { expect, it } from 'vitest';
import { datasetByName } from '@/lib/contract/datasets';
import type { ChosenTable } from '@/lib/contract/file-choice';
import { chooseLines } from './choose-lines';
import type { OpenedFile } from './open-files';
import { trackDownload } from './progress';

/** Returns the lines of a price file of 15 November, 05:00. */
async function readLines(text: string, choice: Partial<ChosenTable> = {}, rowCount?: number): Promise<string> {
  const dataset = datasetByName('price');
  if (!dataset) throw new Error('There is no dataset price.');
  async function* files(): AsyncGenerator<OpenedFile> {
    const sha256_by = 'dashboard' as const;
    const file = { dataset, date: '2026-11-15', hour: 5, encoding: 'ndjson' as const };
    const facts = rowCount === undefined ? null : { rows: rowCount, bytes: 0, malformed: null, sha256: '', sha256_by };
    const report = { file, fetchedAt: '', problem: null, facts, rows: 0, shifted: 0, extra: [] };
    async function* parts() {
      yield Buffer.from(text);
    }
    yield { report, parts: parts() } as OpenedFile;
  }
  const table = { dataset: 'price', spans: [], columns: [], retailers: [], brands: [], ...choice } as ChosenTable;
  const chunks: Buffer[] = [];
  for await (const part of chooseLines(files(), table, 'left-out', trackDownload(null, 1))) chunks.push(part);
  return Buffer.concat(chunks).toString('utf8');
}

const PLACE = '"file_date":"2026-11-15","file_hour":5';

it('keeps the digits of numbers', async () => {
  const line = ' { "a" : 1.50e+3, "b":"x, \\"}{\\\\", "c":[{"e":12345678901234567890},[]], "d":null, "e":true } \r\n';
  expect(await readLines(line)).toBe(
    `{${PLACE},"a":1.50e+3,"b":"x, \\"}{\\\\","c":[{"e":12345678901234567890},[]],"d":null,"e":true}\n`,
  );
  expect(await readLines('{}\n\n')).toBe(`{${PLACE}}\n`);
});

it('chooses rows and columns', async () => {
  const text = '{"brand":"B","retailer_name":"R one"}\n{"brand":"D","retailer_name":"R two"}\n{"brand":"E"}\n';
  expect(await readLines(text, { columns: ['brand'], retailers: ['R two'] })).toBe(`{${PLACE},"brand":"D"}\n`);
});

it.each(['{"a":1}\r\n{"a":2}\n', '{"a":1}\n{"a":2}\r\n', '{"a":1}\r{"a":2}', '{"a":1}\r\n \n\r{"a":2}\r'])(
  'ends lines with LF, CRLF and CR, also in one file: %j',
  async (text) => {
    expect(await readLines(text)).toBe(`{${PLACE},"a":1}\n{${PLACE},"a":2}\n`);
  },
);

it('fails if it read another number of rows than the file has', async () => {
  const text = '{"brand":"B"}\n{"brand":"D"}\n';
  expect(await readLines(text, { brands: ['B'] }, 2)).toBe(`{${PLACE},"brand":"B"}\n`);
  await expect(readLines(text, {}, 1_200)).rejects.toThrow('The file has 1,200 rows, but 2 were read.');
});

it.each(['[1]', '12', '{"a"}', '{"a":1', '{a:1}', '{"a":1} x', 'null'])('refuses %j', async (line) => {
  await expect(readLines(`{"a":1}\n${line}\n`)).rejects.toThrow('Line 2 is not a JSON object.');
});
