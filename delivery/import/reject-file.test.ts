import { linkSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseOverwriting } from './reject-file';

const folder = mkdtempSync(join(tmpdir(), 'endcap-reject-'));
afterAll(() => rmSync(folder, { recursive: true }));

const imported = join(folder, 'prices.csv');
const map = join(folder, 'map.json');
for (const path of [imported, map]) writeFileSync(path, 'content');
symlinkSync(imported, join(folder, 'symbolic.csv'));
linkSync(imported, join(folder, 'hard.csv'));
writeFileSync(join(folder, 'earlier.ndjson'), '');

it.each([
  ['its path', imported],
  ['a relative path', relative('.', imported)],
  ['another spelling', `${folder}/./prices.csv`],
  ['a symbolic link', join(folder, 'symbolic.csv')],
  ['a hard link', join(folder, 'hard.csv')],
])('refuses to overwrite an imported file by %s', async (_, reject) => {
  await expect(refuseOverwriting(reject, ['-', imported])).rejects.toThrow(/would overwrite the imported file/);
});

it('refuses to overwrite the file of --map', async () => {
  await expect(refuseOverwriting(`${folder}/./map.json`, [imported], map)).rejects.toThrow(/the file of --map/);
});

it.each(['new.ndjson', 'earlier.ndjson'])('accepts a file that is not imported: %s', async (name) => {
  await expect(refuseOverwriting(join(folder, name), [imported, 'missing.csv'], map)).resolves.toBeUndefined();
});

it('accepts a device, which nothing overwrites', async () => {
  await expect(refuseOverwriting('/dev/null', ['/dev/null'])).resolves.toBeUndefined();
});
