import { describe, expect, it } from 'vitest';
import { malformedIn, shareOf, stateWords } from '@/components/downloads/queue-words';
import { fresh, type QueueItem, type ZipCount } from '@/lib/client/downloads/queue-item';
import { createFormat } from '@/lib/client/format';

const format = createFormat('en-US');
const item = (more: Partial<QueueItem>): QueueItem => ({ ...fresh('1', 'Prices', { url: '/x' }, 'page'), ...more });
const zip = (count: Partial<ZipCount>): ZipCount => ({
  ...{ chosen: 168, included: 47, none: 121, refused: 0, malformed: 0 },
  ...count,
});

describe('a zip', () => {
  it('says how many of the chosen files it holds, while it comes and in the end', () => {
    expect(stateWords(item({ state: 'running', files: zip({ none: 1 }) }), format)).toBe('47 of 168, 1 has no file');
    expect(stateWords(item({ state: 'done', files: zip({}) }), format)).toBe('saved · 47 of 168, 121 have no file');
  });

  it('tells what the service refused from what there is none of', () => {
    const files = zip({ none: 119, refused: 2 });
    expect(stateWords(item({ state: 'done', files }), format)).toBe(
      'saved · 47 of 168, 119 have no file, 2 were refused, see the manifest',
    );
    expect(shareOf(item({ state: 'running', files }))).toBe(1);
  });
});

describe('lines that lack the header’s columns', () => {
  const facts = { malformed: 3 } as QueueItem['facts'];

  it('are counted of a file and of a zip, and not told where there are none', () => {
    expect(malformedIn(item({ ...(facts && { facts }) }), format)).toBe('3 lines have other columns than the header');
    expect(malformedIn(item({ files: zip({ malformed: 1 }) }), format)).toBe(
      '1 line has other columns than the header',
    );
    expect(malformedIn(item({ files: zip({}) }), format)).toBe('');
  });

  it('are said to be left out where names are', () => {
    const source = { url: '/x', withoutNames: true };
    expect(malformedIn(item({ source, ...(facts && { facts }) }), format)).toMatch(/, left out: a name may stand/);
  });
});

it('a refusal is said with the time that the service names', () => {
  const problem = { code: 'rate_limited', title: 'No more calls for now.', retryable: true, retryAfter: 150 } as const;
  expect(stateWords(item({ state: 'failed', problem }), format)).toBe('No more calls for now. Retry in 3 min.');
});
