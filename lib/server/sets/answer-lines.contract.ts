import { describe, expect, it } from 'vitest';
import type { SetEvent, SetMeta } from '@/lib/contract/events';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { servePages } from '../testing/fake-pages';
import { type FakeUpstream, fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { createService, type Service } from '../upstream/service';
import { answerLines } from './answer-lines';
import { fetchAnswer, isArriving } from './fetch-answer';
import { loadAnswer } from './load';
import { question } from './question';

ownDatabase();

let customers = 0;

/** Connects a new customer, without stored answers, to a service. */
function serviceOf({ base }: FakeUpstream): Service {
  return createService({ base, key: `customer${customers++}` });
}

async function ask(service: Service, params = { date: '2026-03-31' }, refresh = false) {
  const wanted = question(service, price, { calculation_type: 'AVG', ...params });
  let text = '';
  for await (const part of answerLines(service, wanted, { refresh, signal: new AbortController().signal }))
    text += typeof part === 'string' ? part : Buffer.from(part).toString();
  const events = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SetEvent);
  const meta = events.find((event) => event.type === 'meta') as SetMeta;
  const rows = events.flatMap((event) => (event.type === 'rows' ? event.rows : []));
  return { events, meta, rows, last: events.at(-1)?.type };
}

describe('a set', () => {
  it('is requested once, page by page, and then served from the store', async () => {
    const upstream = await fakeUpstream(servePages(2345));
    const service = serviceOf(upstream);
    const first = await ask(service);
    expect(first.meta).toMatchObject({
      total: 2345,
      missing: 0,
      source: 'upstream',
      crawledAt: '2026-06-30T07:00:00.000Z',
    });
    expect(first.rows).toHaveLength(2345);
    expect(first.events[0]).toMatchObject({ type: 'progress', total: 2345 });
    expect(upstream.requests).toHaveLength(3);

    const second = await ask(service);
    expect(second.meta).toEqual({ ...first.meta, source: 'snapshot' });
    expect(second.rows).toEqual(first.rows);
    expect(second.last).toBe('end');
    expect(upstream.requests).toHaveLength(3);
  });

  it('depends on the key and the day', async () => {
    const upstream = await fakeUpstream(servePages(5));
    const service = serviceOf(upstream);
    await ask(service);
    await ask(service, { date: '2026-03-30' });
    await ask(serviceOf(upstream));
    expect(upstream.requests).toHaveLength(3);
  });

  it('is read with the largest page size that the service accepts, which the next set starts with', async () => {
    const upstream = await fakeUpstream(servePages(120, 100));
    const service = serviceOf(upstream);
    expect((await ask(service)).rows).toHaveLength(120);
    const sizes = () => upstream.requests.map((request) => queryOf(request).get('page_size'));
    expect(sizes()).toEqual(['1000', '500', '100', '100']);
    await ask(service, { date: '2026-03-29' });
    expect(sizes().slice(4)).toEqual(['100', '100']);
  });

  it('is read again if it changes meanwhile', async () => {
    let calls = 0;
    const upstream = await fakeUpstream((request, response) =>
      servePages(++calls === 1 ? 1500 : 1501)(request, response),
    );
    const { meta, rows } = await ask(serviceOf(upstream));
    expect(meta).toMatchObject({ total: 1501, missing: 0 });
    expect(rows).toHaveLength(1501);
    expect(upstream.requests).toHaveLength(4);
  });

  it('reports the number of rows that the service counted but did not send', async () => {
    const upstream = await fakeUpstream((request, response) => {
      const page = Number(queryOf(request).get('current_page'));
      const items = page === 1 ? [{ csku_id: 'a' }, { csku_id: 'b' }] : [];
      sendJson(response, { items, total: 5, page_size: 1000, current_page: page, page_count: 1 });
    });
    expect((await ask(serviceOf(upstream))).meta).toMatchObject({ total: 5, missing: 3 });
  });

  it('shows a revision of a settled day, and keeps showing it', async () => {
    const upstream = await fakeUpstream(servePages(3));
    const service = serviceOf(upstream);
    await ask(service);
    expect((await ask(service, undefined, true)).meta.revised).toBe(false);
    upstream.answer(servePages(4));
    expect((await ask(service, undefined, true)).meta).toMatchObject({ revised: true, total: 4 });
    expect((await ask(service)).meta).toMatchObject({ revised: true, total: 4, source: 'snapshot' });
  });

  it('is served from the store with the problem while the service fails', async () => {
    const upstream = await fakeUpstream(servePages(3));
    const service = serviceOf(upstream);
    const { meta } = await ask(service);
    upstream.answer((_, response) => sendJson(response, {}, 500));
    const again = await ask(service, undefined, true);
    expect(again.meta).toMatchObject({ fetchedAt: meta.fetchedAt, source: 'snapshot' });
    expect(again.meta.refreshProblem).toMatchObject({ code: 'upstream_failed' });
    expect(again.rows).toHaveLength(3);
  });

  it('is loaded once for concurrent requests', async () => {
    const upstream = await fakeUpstream(servePages(2000));
    const service = serviceOf(upstream);
    const all = await Promise.all([ask(service), ask(service), ask(service)]);
    expect(all.map(({ rows }) => rows.length)).toEqual([2000, 2000, 2000]);
    expect(upstream.requests).toHaveLength(2);
  });

  it('is not requested again while it is written, unless it is refreshed', async () => {
    const upstream = await fakeUpstream(servePages(2000));
    const service = serviceOf(upstream);
    const wanted = question(service, price, { calculation_type: 'AVG', date: '2026-03-31' });
    const signal = new AbortController().signal;
    // Both callers have looked it up before it was stored.
    const options = { load: loadAnswer, earlier: null, priority: 'person', signal, onProgress() {} } as const;
    const { collected, lines } = await fetchAnswer(service, wanted, options);
    expect((await fetchAnswer(service, wanted, options)).lines).toEqual(lines);
    expect(upstream.requests).toHaveLength(2);
    const again = await fetchAnswer(service, wanted, { ...options, refetch: true });
    expect(upstream.requests).toHaveLength(4);
    await Promise.all([collected, again.collected]);
    expect(isArriving(wanted)).toBe(false);
  });
});

describe('a value', () => {
  it('is stored unchanged', async () => {
    const rows = [{ retailer: 'R', average_rating: 4.5, note: 'unknown keys pass' }];
    const upstream = await fakeUpstream((_, response) => sendJson(response, rows));
    const service = serviceOf(upstream);
    const wanted = question(service, scorecard, { start_date: '2026-03-01', end_date: '2026-03-31' });
    for (const source of ['upstream', 'snapshot']) {
      const lines: string[] = [];
      for await (const part of answerLines(service, wanted, { refresh: false, signal: new AbortController().signal }))
        lines.push(Buffer.from(part).toString());
      const events = lines
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(events).toMatchObject([
        { type: 'meta', source, total: null },
        { type: 'value', value: rows },
        { type: 'end' },
      ]);
    }
    expect(upstream.requests).toHaveLength(1);
  });
});
