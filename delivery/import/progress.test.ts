import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressLine, showProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of an import', () => {
  it('tells share, bytes, rows, speed and the time that is left', () => {
    expect(progressLine({ bytes: 25e6, rows: 50_000, total: 100e6, seconds: 2 })).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25 %  25.0 MB of 100.0 MB  50,000 rows  25,000 rows/s  0:06 left',
    );
  });

  it('tells what it knows of standard input', () => {
    expect(progressLine({ bytes: 25e6, rows: 50_000, total: null, seconds: 2 })).toBe(
      '25.0 MB  50,000 rows  25,000 rows/s',
    );
  });

  it.each([
    [true, 5, /^\r/],
    [false, 0, /^/],
  ])('redraws a line on a terminal (%s) and is quiet elsewhere', (isTTY, drawn, form) => {
    const written: string[] = [];
    const progress = showProgress(100, { isTTY, write: (text: string) => written.push(text) > 0 });
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(250);
      progress.bytes(10);
    }
    expect(written).toHaveLength(drawn);
    for (const text of written) expect(text).toMatch(form);
    vi.advanceTimersByTime(10_000);
    progress.rows(1);
    expect(written).toHaveLength(drawn + 1);
  });
});
