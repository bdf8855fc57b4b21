import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureWritable } from './preflight';

it('reports a data folder that is a file, with the reason', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'endcap-preflight-')), 'data');
  writeFileSync(file, '');
  expect(() => ensureWritable(file)).toThrow(
    `The folder ${file} cannot be written (file already exists). Set DATA_DIR to another folder`,
  );
});

it('reports a data folder that the system does not create', () => {
  expect(() => ensureWritable('/proc/endcap/data')).toThrow(
    /^The folder \/proc\/endcap\/data cannot be written \(.+\)\./,
  );
});
