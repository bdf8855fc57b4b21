import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSet, fetchValue } from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import { ownResponse } from '@/lib/client/test-response';
import { PACKED } from '@/lib/contract/packed-rows';

const META = {
  type: 'meta',
  fetchedAt: '2026-06-30T06:00:00Z',
  crawledAt: null,
  total: 3,
  missing: 0,
  source: 'upstream',
  revised: false,
  envelope: {},
};

/** Responds with events in chunks of `size` bytes, which split lines and characters. */
function answer(events: unknown[], { size = 7, status = 200 } = {}) {
  const bytes = new TextEncoder().encode(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ownResponse(body, { status })),
  );
}

const problemOf = (promise: Promise<unknown>) => promise.then(() => null, toProblem);

afterEach(() => vi.unstubAllGlobals());

describe('fetchSet', () => {
  it('returns all rows in order and reports progress for any chunks', async () => {
    answer([
      { type: 'progress', loaded: 1, total: null },
      { type: 'progress', loaded: 3, total: 3 },
      META,
      { type: 'rows', rows: [{ name: 'Крем' }, { name: 'Κρέμα' }] },
      { type: 'rows', rows: [{ name: 'Creme' }] },
      { type: 'end' },
    ]);
    const onProgress = vi.fn();
    const { rows, meta } = await fetchSet<{ name: string }>('/api/price', { onProgress });
    expect(rows.map((row) => row.name)).toEqual(['Крем', 'Κρέμα', 'Creme']);
    expect(meta.total).toBe(3);
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { loaded: 1, total: null },
      { loaded: 3, total: 3 },
    ]);
  });

  it('accepts and unpacks packed rows', async () => {
    const unranked = { keyword: 'soap', position: null };
    answer([
      META,
      { type: 'rows', packed: ['keywords'], rows: [{ keywords: [unranked] }, { keywords: [0] }] },
      { type: 'end' },
    ]);
    const { rows } = await fetchSet('/api/visibility/search-by-product');
    expect(rows).toEqual([{ keywords: [unranked] }, { keywords: [unranked] }]);
    expect(new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).get('accept')).toContain(PACKED);
  });

  it('fails if the stream is incomplete', async () => {
    answer([META, { type: 'rows', rows: [{}] }]);
    expect(await problemOf(fetchSet('/api/price'))).toMatchObject({ code: 'bad_answer', retryable: true });
  });

  it('fails with the problem of the last event', async () => {
    const problem = { code: 'timeout', title: 'The service took too long.', retryable: true };
    answer([META, { type: 'rows', rows: [{}] }, { type: 'problem', problem }]);
    expect(await problemOf(fetchSet('/api/price'))).toEqual(problem);
  });

  it('fails with the problem of an error response', async () => {
    const problem = { code: 'bad_request', title: 'The date is no date.', retryable: false };
    answer([problem], { status: 400 });
    expect(await problemOf(fetchSet('/api/price'))).toEqual(problem);
  });

  it('fails with the status of a response without a problem', async () => {
    answer(['<html>'], { status: 502 });
    expect((await problemOf(fetchSet('/api/price')))?.title).toContain('502');
  });

  it('reports an unreachable dashboard without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problemOf(fetchSet('/api/price'))).toMatchObject({ code: 'unreachable', retryable: true });
  });
});

describe('fetchValue', () => {
  it('accepts null but not an absent value', async () => {
    answer([META, { type: 'value', value: null }, { type: 'end' }]);
    expect((await fetchValue('/api/scorecard')).value).toBeNull();
    answer([META, { type: 'end' }]);
    expect(await problemOf(fetchValue('/api/scorecard'))).toMatchObject({ code: 'bad_answer' });
  });
});
