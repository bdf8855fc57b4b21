import { expect, it } from 'vitest';
import { DamagedData, openFailure } from './messages';

it.each([
  [
    'Code: 76. DB::Exception: Cannot open file /data/engine/status: errno: 13, strerror: Permission denied',
    'this user',
  ],
  ['Code: 243. DB::Exception: Cannot write: No space left on device', 'the disk is full'],
  ['Cannot create timer_fd descriptor: , errno: 24, strerror: Too many open files', 'ulimit -Hn'],
  ['std::bad_alloc', 'not enough memory'],
])('does not report damaged data if chDB prints %s', (printed, cause) => {
  const error = openFailure('/data/engine', printed);
  expect(error).not.toBeInstanceOf(DamagedData);
  expect(error.message).toMatch(/^The engine cannot open \/data\/engine: /);
  expect(error.message).toContain(cause);
});

it('quotes the output of chDB on one line, without control characters', () => {
  const error = openFailure('/data/engine', `Code: 62. Syntax error: \x1b[2J\n\xff${'x'.repeat(1000)}`);
  expect(error).toBeInstanceOf(DamagedData);
  expect(error.message).toMatch(
    /it is damaged, or a newer version wrote it\. .+\(Code: 62\. Syntax error: {2}\[2J x+…\)$/,
  );
  expect(error.message.length).toBeLessThan(600);
});
