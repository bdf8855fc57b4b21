import { describe, expect, it } from 'vitest';
import { malformedIn, shareOf, stateWords, totalWords } from '@/components/downloads/queue-words';
import { newItem, type QueueItem } from '@/lib/client/files/queue-item';
import { createFormat } from '@/lib/client/format/format';
import type { DownloadProgress } from '@/lib/contract/downloads';

const format = createFormat('en-US');
const source = { url: '/x', body: '{}', id: '1' };
const item = (more: Partial<QueueItem>): QueueItem => ({
  ...newItem({ id: '1', label: 'Prices', source }, 'page'),
  ...more,
});
const zip = (count: Partial<DownloadProgress>): DownloadProgress => ({
  ...{ chosen: 168, included: 47, none: 121, refused: 0, malformed: 0, rows: 0, problem: null },
  ...count,
});

describe('a download of several files', () => {
  it('shows its number of files of the chosen ones, while it runs and at the end', () => {
    expect(stateWords(item({ state: 'running', files: zip({ none: 1 }) }), format)).toBe('47 of 168, 1 has no file');
    expect(stateWords(item({ state: 'done', files: zip({}) }), format)).toBe('saved · 47 of 168, 121 have no file');
  });

  it('counts rows of a single file and no files', () => {
    const files = zip({ chosen: 1, included: 1, none: 0, rows: 1234 });
    expect(stateWords(item({ state: 'done', files }), format)).toBe('saved · 1,234 rows');
  });

  it('states that no row has the chosen retailers or brands', () => {
    const files = zip({ chosen: 1, included: 1, none: 0 });
    const filtered = { ...source, hasRowFilter: true };
    expect(stateWords(item({ state: 'done', files, source: filtered }), format)).toBe(
      'saved · no row of the chosen retailers or brands',
    );
    expect(stateWords(item({ state: 'done', files }), format)).toBe('saved');
  });

  it('distinguishes files that were refused from files that do not exist', () => {
    const files = zip({ none: 119, refused: 2 });
    expect(stateWords(item({ state: 'done', files }), format)).toBe(
      'saved · 47 of 168, 119 have no file, 2 were refused',
    );
    expect(shareOf(item({ state: 'running', files }))).toBe(1);
  });
});

describe('lines that lack the header’s columns', () => {
  it('are counted, and not shown if there are none', () => {
    expect(malformedIn(item({ files: zip({ malformed: 3 }) }), format)).toBe(
      '3 lines have other columns than the header',
    );
    expect(malformedIn(item({ files: zip({ malformed: 1 }) }), format)).toBe(
      '1 line has other columns than the header',
    );
    expect(malformedIn(item({ files: zip({}) }), format)).toBe('');
  });

  it('are left out if names of reviewers are', () => {
    expect(
      malformedIn(item({ source: { ...source, withoutNames: true }, files: zip({ malformed: 3 }) }), format),
    ).toMatch(/, left out because they may contain a name/);
  });
});

it('shows the time of a retry with a refusal', () => {
  const problem = { code: 'rate_limited', title: 'No more calls for now.', retryable: true, retryAfter: 150 } as const;
  expect(stateWords(item({ state: 'failed', problem }), format)).toBe('No more calls for now. Retry in 3 min.');
});

it('shows why a waiting download has stopped', () => {
  const problem = { code: 'signed_out', title: 'Your sign-in has ended. Reload the page.', retryable: false } as const;
  expect(stateWords(item({ state: 'waiting', problem }), format)).toBe('Your sign-in has ended. Reload the page.');
  expect(stateWords(item({ state: 'waiting' }), format)).toBe('waiting');
});

describe('the total of the queue', () => {
  const waiting = (fileCount: number) => item({ source: { ...source, fileCount } });

  it('counts files of running and waiting downloads', () => {
    const files = zip({ chosen: 15, included: 11, none: 0 });
    const running = item({ state: 'running', files, received: 20_000_000 });
    expect(totalWords([running, waiting(20)], undefined, format)).toMatch(/^11 of 35 files · 20(\.0)? MB$/);
  });

  it('estimates the time by the limit of the service', () => {
    const budget = { limit: { calls: 10, seconds: 60, learned: false }, left: 4 };
    expect(totalWords([waiting(24)], budget, format)).toBe('0 of 24 files · about 2 min left');
  });
});
