import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findNewerVersion, recordVersion } from './version-file';

const folder = mkdtempSync(join(tmpdir(), 'endcap-version-'));

it.each([
  ['4.0.0', true],
  ['3.10.0', true],
  ['3.4.9', false],
  ['3.3.0', false],
  ['2.99.0', false],
  ['', false],
  ['\x00\xff', false],
])('compares %j, which has opened the folder, with 3.4.0: newer %s', (recorded, isNewer) => {
  writeFileSync(join(folder, 'chdb-version'), recorded);
  expect(findNewerVersion(folder, '3.4.0') !== undefined).toBe(isNewer);
});

it('accepts the version that it recorded', () => {
  recordVersion(folder);
  expect(findNewerVersion(folder)).toBeUndefined();
});
