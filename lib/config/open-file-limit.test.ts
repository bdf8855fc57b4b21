import { expect, it } from 'vitest';
import { ensureOpenFileLimit } from './open-file-limit';

it.each([
  [{ open_files: { soft: 1024, hard: 1024 } }],
  [{ open_files: { soft: 'unlimited', hard: 'unlimited' } } as const],
  [{}],
])('accepts %j', (limits) => {
  expect(() => ensureOpenFileLimit(limits)).not.toThrow();
});

it('reports a limit that is too low, and how to raise it', () => {
  expect(() => ensureOpenFileLimit({ open_files: { soft: 1023, hard: 1023 } })).toThrow(
    /^Only 1023 files may be open at once \(the hard limit, ulimit -Hn\); the engine needs 1,024.+LimitNOFILE=.+nofile=/,
  );
});
