import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log-file';

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'endcap-log-')), 'service.log');
}

it('rotates a log that is too large, including lines of earlier starts', () => {
  const path = newPath();
  writeFileSync(path, 'earlier ');
  const log = openLog(path, 12);
  for (const text of ['one ', 'two ', 'three ']) log.write(Buffer.from(text));
  log.end();
  expect(readFileSync(path, 'utf8')).toBe('two three ');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('earlier one ');
});

it.each([
  ['the log', (path: string) => path],
  ['its folder', (path: string) => dirname(path)],
])('opens a new log at the next rotation if %s was deleted', (_, deleted) => {
  const path = newPath();
  const log = openLog(path, 12);
  log.write(Buffer.from('one two '));
  rmSync(deleted(path), { recursive: true });
  for (const text of ['three ', 'four ']) log.write(Buffer.from(text));
  expect(() => log.end()).not.toThrow();
  expect(readFileSync(path, 'utf8')).toBe('three four ');
});

it('writes to no other file after a rotation failed, and rotates later', () => {
  const path = newPath();
  const other = newPath();
  const log = openLog(path, 12);
  log.write(Buffer.from('one two '));
  rmSync(dirname(path), { recursive: true });
  writeFileSync(dirname(path), 'not a folder');
  log.write(Buffer.from('three '));
  const descriptor = openSync(other, 'w');
  log.write(Buffer.from('four '));
  expect(readFileSync(other, 'utf8')).toBe('');
  rmSync(dirname(path));
  for (const text of ['five ', 'six ']) log.write(Buffer.from(text));
  log.end();
  expect(readFileSync(path, 'utf8')).toBe('six ');
  closeSync(descriptor);
});
