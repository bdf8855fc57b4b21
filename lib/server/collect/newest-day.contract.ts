import { describe, expect, it, vi } from 'vitest';
import { LATEST_DATE } from '@/lib/contract/params';
import { collectorOf, collectPlan, HOUR } from '../testing/collector-of';
import { fakeDelivery } from '../testing/fake-delivery';
import { fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { answered, SERVICES } from '../testing/services';
import type { LedgerRow } from './ledger';
import { createNewestDay } from './plan-input';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });

const statesOf = (rows: readonly LedgerRow[]) => Object.fromEntries(rows.map(({ day, state }) => [day, state]));

describe.each(SERVICES)('the newest day of $title', (kind) => {
  const collect = (data?: Parameters<typeof collectPlan>[0], options?: Parameters<typeof collectorOf>[1]) =>
    collectPlan(data, options, kind);

  it('ends the plan, until a newer one is found on request', async () => {
    let newest = '2026-03-30';
    const data = { newest: () => newest, hasDay: (day: string) => day <= newest };
    const { collector, rows } = await collect(data);
    expect(Object.keys(statesOf(await rows('price')))).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    newest = '2026-03-31';
    collector.refreshNewestDay();
    await collector.waitUntilIdle();
    expect(statesOf(await rows('price'))['2026-03-31']).toBe('complete');
  });

  it('is the newest of the first offers, some of which repeat the date of the request', async () => {
    const items = [
      { csku_id: 'A', date: LATEST_DATE, crawling_time: '2026-03-30T06:00:00Z' },
      { csku_id: 'B', date: '2026-03-12', crawling_time: '2026-03-12T06:00:00Z' },
    ];
    const page = { items, total: 2, page_size: 10, current_page: 1, page_count: 1 };
    const upstream = await fakeUpstream(kind.as((_, response) => sendJson(response, page)));
    const { service } = collectorOf(upstream, { kind });
    expect(await createNewestDay(service, HOUR).find(Date.now())).toBe('2026-03-30');
  });

  it.each([422, 403])('is today if the service refuses to name one with %d', async (status) => {
    const answer = fakeDelivery({});
    const upstream = await fakeUpstream(
      kind.as((request, response) => {
        const isLatest = queryOf(request).get('date') === LATEST_DATE;
        return isLatest ? sendJson(response, { detail: 'no such day' }, status) : answer(request, response);
      }),
    );
    const { collector, rows } = collectorOf(upstream, { kind });
    collector.start();
    await collector.waitUntilIdle();
    expect(statesOf(await rows('price'))['2026-06-30']).toBe('complete');
  });

  it('is each new day while the service refuses to name one', async () => {
    const upstream = await fakeUpstream(kind.as((_, response) => sendJson(response, { detail: 'no such day' }, 422)));
    const { service } = collectorOf(upstream, { kind });
    const newest = createNewestDay(service, HOUR);
    const now = Date.now();
    expect(await newest.find(now)).toBe('2026-06-30');
    expect(await newest.find(now + 24 * HOUR)).toBe('2026-07-01');
  });

  it('is looked up again after the clock was set back', async () => {
    const upstream = await fakeUpstream(kind.as(fakeDelivery({ newest: () => '2026-03-30' })));
    const { service } = collectorOf(upstream, { kind });
    const newest = createNewestDay(service, HOUR);
    const now = Date.now();
    await newest.find(now);
    await newest.find(now - HOUR);
    expect(answered(upstream.requests)).toHaveLength(2);
  });

  it.each([
    [401, 'key_refused'],
    [404, 'not_found'],
  ])('is unknown while the service answers %d, and the status has the reason', async (status, code) => {
    const upstream = await fakeUpstream((_, response) => sendJson(response, {}, status));
    const { collector } = collectorOf(upstream, { kind });
    collector.start();
    await collector.waitUntilIdle();
    expect(collector.status()).toMatchObject({ isDone: false, problem: { code } });
    expect(new Set(upstream.requests.map((request) => queryOf(request).get('date')))).toEqual(new Set([LATEST_DATE]));
    upstream.answer(kind.as(fakeDelivery({})));
    collector.refreshNewestDay();
    await collector.waitUntilIdle();
    expect(collector.status()).toMatchObject({ isDone: true, problem: null });
  });

  it('is requested again if it expires during its request', async () => {
    let newest = '2026-03-30';
    const answer = kind.as(fakeDelivery({ newest: () => newest, hasDay: (day) => day <= newest }));
    const upstream = await fakeUpstream(answer);
    const held = new Promise<() => void>((resolve) => {
      upstream.answer((request, response) => {
        if (queryOf(request).get('date') !== LATEST_DATE) return answer(request, response);
        upstream.answer(answer);
        resolve(() => answer(request, response));
      });
    });
    const { service } = collectorOf(upstream, { kind });
    const day = createNewestDay(service, HOUR);
    const found = day.find(Date.now());
    const sendOldDay = await held;
    day.expire();
    sendOldDay();
    newest = '2026-03-31';
    expect(await found).toBe('2026-03-31');
  });

  it('is known before any answer is stored, by one request', async () => {
    const upstream = await fakeUpstream(
      kind.as(fakeDelivery({ newest: () => '2026-03-30', hasDay: (day) => day <= '2026-03-30' })),
    );
    const { collector } = collectorOf(upstream, { kind });
    expect(collector.isPlanning()).toBe(true);
    collector.start();
    expect(await collector.newestDay()).toBe('2026-03-30');
    const latest = answered(upstream.requests).filter((request) => queryOf(request).get('date') === LATEST_DATE);
    expect(latest).toHaveLength(1);
    await collector.waitUntilIdle();
    expect(collector.isPlanning()).toBe(false);
  });

  it('is asked for without a plan only while nothing is stored', async () => {
    const { key, upstream } = await collect({ newest: () => '2026-03-30', hasDay: (day) => day <= '2026-03-30' });
    const calls = answered(upstream.requests).length;
    const disabled = collectorOf(upstream, { kind, key, enabled: false }).collector;
    expect([await disabled.newestDay(), disabled.isPlanning()]).toEqual(['2026-03-30', false]);
    expect(answered(upstream.requests)).toHaveLength(calls);
    const empty = collectorOf(upstream, { kind, enabled: false }).collector;
    expect(await empty.newestDay()).toBe('2026-03-30');
    expect(answered(upstream.requests)).toHaveLength(calls + 1);
  });

  it('is reported once when it is done, and again after new answers', async () => {
    let newest = '2026-03-30';
    const reported: string[] = [];
    const onCollected = async (day: string) => void reported.push(day);
    const data = { newest: () => newest, hasDay: (day: string) => day <= newest };
    const { collector } = await collect(data, { onCollected });
    collector.refreshNewestDay();
    await collector.waitUntilIdle();
    expect(reported).toEqual(['2026-03-30']);
    newest = '2026-03-31';
    collector.refreshNewestDay();
    await collector.waitUntilIdle();
    expect(reported).toEqual(['2026-03-30', '2026-03-31']);
  });
});
