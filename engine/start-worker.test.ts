import { expect, onTestFinished, test } from 'vitest';
import { saysLocked, startWorker } from './start-worker';

test('returns a failed start if the process cannot be started', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/missing/node';
  expect(await startWorker({ folder: '/missing', port: 1, username: '', password: '' })).toMatchObject({
    type: 'failed',
    reason: 'broken',
    message: expect.stringContaining('ENOENT'),
  });
});

test.each([
  ['Code: 76. DB::Exception: Cannot lock file /data/engine/status.', true],
  ['Another server instance in same directory is already running. (CANNOT_OPEN_FILE)', true],
  ['Code: 76. DB::Exception: Cannot open file /data/engine/status: permission denied.', false],
])('%s', (line, locked) => {
  expect(saysLocked(line)).toBe(locked);
});
