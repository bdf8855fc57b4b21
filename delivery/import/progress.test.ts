import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressLine, showProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of an import', () => {
  it('shows share, bytes, rows, speed and remaining time', () => {
    expect(progressLine({ bytes: 25e6, rows: 50_000, total: 100e6, seconds: 2 })).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25 %  25.0 MB of 100.0 MB  50,000 rows  25,000 rows/s  0:06 left',
    );
  });

  it('shows bytes, rows and speed of standard input', () => {
    expect(progressLine({ bytes: 25e6, rows: 50_000, total: null, seconds: 2 })).toBe(
      '25.0 MB  50,000 rows  25,000 rows/s',
    );
  });

  it('is a line on a terminal that is redrawn', () => {
    const { progress, written } = startProgress(true);
    progress.file('a.csv', 100);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(250);
      progress.bytes(10);
    }
    expect(written).toHaveLength(5);
    for (const text of written) expect(text).toMatch(/^\r/);
  });

  it('is a line at the start and at the end of each file in a log', () => {
    const { progress, written } = startProgress(false);
    progress.file('a.csv', 2_000_000);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(60_000);
      progress.bytes(10);
      progress.rows(300);
    }
    progress.fileEnd();
    progress.file('standard input', null);
    progress.rows(1);
    progress.fileEnd();
    progress.end();
    expect(written).toEqual([
      'Reading a.csv (2.0 MB).\n',
      'Read a.csv: 1,500 rows in 300.0 s.\n',
      'Reading standard input.\n',
      'Read standard input: 1 row in 0.0 s.\n',
    ]);
  });
});

function startProgress(isTTY: boolean) {
  const output: string[] = [];
  const progress = showProgress(100, { isTTY, write: (text: string) => output.push(text) > 0 });
  return { progress, written: output };
}
