import { linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseRepeated } from './refuse-repeated';
import { runImport } from './run-import';

const folder = mkdtempSync(join(tmpdir(), 'endcap-repeated-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'prices.csv');
const other = join(folder, 'other.csv');
for (const path of [file, other]) writeFileSync(path, 'content');
symlinkSync(file, join(folder, 'symbolic.csv'));
linkSync(file, join(folder, 'hard.csv'));

it.each([
  ['its path', file],
  ['a relative path', relative('.', file)],
  ['another spelling', `${folder}/./prices.csv`],
  ['a symbolic link', join(folder, 'symbolic.csv')],
  ['a hard link', join(folder, 'hard.csv')],
])('refuses a file that is named again by %s', async (_, again) => {
  await expect(refuseRepeated([file, other, again])).rejects.toThrow(
    /^\S+ is named twice.*; its rows would be there twice\. Nothing was loaded\.$/,
  );
});

it('refuses standard input that is named again', async () => {
  await expect(refuseRepeated(['-', file, '-'])).rejects.toThrow(
    '- is named twice; its rows would be there twice. Nothing was loaded.',
  );
});

it('shows both names of the file', async () => {
  const link = join(folder, 'hard.csv');
  await expect(refuseRepeated([file, link])).rejects.toThrow(`${link} is named twice, also as ${file};`);
});

it('accepts different files with the same content', async () => {
  await expect(refuseRepeated([file, other, '-'])).resolves.toBeUndefined();
});

it('is checked before an import reads its files', async () => {
  const options = { customer: 'Acme', dataset: 'price', dryRun: true };
  await expect(runImport([file, relative('.', file)], options)).rejects.toThrow(/is named twice/);
});
