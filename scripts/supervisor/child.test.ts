import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from './child';

it('ends with the reason if the process cannot be started', async () => {
  const { execPath } = process;
  const logFolder = mkdtempSync(join(tmpdir(), 'endcap-child-'));
  onTestFinished(() => {
    process.execPath = execPath;
    rmSync(logFolder, { recursive: true });
  });
  process.execPath = join(logFolder, 'missing');
  const child = startChild({ name: 'engine', args: [], logFolder });
  expect(await child.ended).toEqual({ code: null, tail: expect.stringContaining('ENOENT') });
  await child.stop();
});
