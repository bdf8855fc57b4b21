import { expect, test } from 'vitest';
import { saysLocked } from './start-worker';

test.each([
  ['Code: 76. DB::Exception: Cannot lock file /data/engine/status.', true],
  ['Another server instance in same directory is already running. (CANNOT_OPEN_FILE)', true],
  ['Code: 76. DB::Exception: Cannot open file /data/engine/status: permission denied.', false],
])('%s', (line, locked) => {
  expect(saysLocked(line)).toBe(locked);
});
