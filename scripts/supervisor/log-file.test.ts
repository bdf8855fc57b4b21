import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log-file';

it('rotates a log that is too large, including lines of earlier starts', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'endcap-log-')), 'service.log');
  writeFileSync(path, 'earlier ');
  const log = openLog(path, 12);
  for (const text of ['one ', 'two ', 'three ']) log.write(Buffer.from(text));
  log.end();
  expect(readFileSync(path, 'utf8')).toBe('two three ');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('earlier one ');
});
