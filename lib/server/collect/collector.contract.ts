import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { LATEST_DATE } from '@/lib/contract/params';
import { addDays } from '@/lib/queries/shared/dates';
import { settleBackground } from '../base/in-background';
import { createBudget } from '../service/budget';
import { collectorOf, collectPlan, HOUR, PAGES } from '../testing/collector-of';
import { type FakeData, fakeDelivery, pathOf } from '../testing/fake-delivery';
import { servePages } from '../testing/fake-pages';
import { type FakeUpstream, fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { answered, SERVICES } from '../testing/services';
import type { LedgerRow } from './ledger';
import { fileLists, planLines } from './plan';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
const TODAY = new Date().toISOString().slice(0, 10);
const DAYS = 4;
const FIRST = addDays(TODAY, 1 - DAYS);
/** The listings of a shelf, the averages of a day, which are compared with last prices, and the lists of files. */
const OTHERS = 2 + fileLists.length;

const statesOf = (rows: readonly LedgerRow[]) => Object.fromEntries(rows.map(({ day, state }) => [day, state]));

const pathsOf = (upstream: FakeUpstream) => answered(upstream.requests).map(pathOf);

describe.each(SERVICES)('of $title', (kind) => {
  const collect = (data?: FakeData, options?: Parameters<typeof collectorOf>[1]) => collectPlan(data, options, kind);
  const serving = (serve: RequestListener) => fakeUpstream(kind.as(serve));

  describe('the plan', () => {
    it('collects every day once, also after a restart', async () => {
      const { collector, rows, upstream, key } = await collect();
      const prices = (await rows('price')).filter(({ params }) => params === 'calculation_type=LAST');
      expect(prices.map(({ day, state, rows }) => [day, state, rows])).toEqual(
        [3, 2, 1, 0].map((age) => [addDays(TODAY, -age), 'complete', 2]),
      );
      const daily = planLines(PAGES).length;
      expect(await rows()).toHaveLength(daily * DAYS + OTHERS);
      expect((await rows('visibility_listings')).map(({ day }) => day)).toEqual([TODAY]);

      await collector.stop();
      const calls = answered(upstream.requests).length;
      const again = collectorOf(upstream, { kind, key });
      again.collector.start();
      await again.collector.waitUntilIdle();
      // Each start makes one request, for the newest day.
      expect(answered(upstream.requests)).toHaveLength(calls + 1);
    });

    it('continues after a restart', async () => {
      const upstream = await serving(fakeDelivery({}));
      const { collector, rows, key } = collectorOf(upstream, { kind });
      collector.start();
      await expect.poll(() => answered(upstream.requests).length).toBeGreaterThan(10);
      // Running tasks are aborted, though the service may have answered them.
      const underWay = collector.status().running.length;
      await collector.stop();
      await settleBackground();
      const earlierRows = await rows();
      const earlierUrls = new Set(answered(upstream.requests).map(({ url }) => url));
      const before = answered(upstream.requests).length;
      const again = collectorOf(upstream, { kind, key });
      again.collector.start();
      await again.collector.waitUntilIdle();
      const [newest, ...others] = answered(upstream.requests)
        .slice(before)
        .filter(({ url }) => earlierUrls.has(url))
        .map(pathOf);
      expect(newest).toBe('/price');
      expect(new Set(others).size).toBeLessThanOrEqual(underWay);
      const all = await again.rows();
      // Earlier answers keep their sets and times.
      expect(all).toEqual(expect.arrayContaining(earlierRows));
      expect(all).toHaveLength(planLines(PAGES).length * DAYS + OTHERS);
    });

    it('starts no task while it is paused, and continues when it is resumed', async () => {
      const upstream = await serving(fakeDelivery({}));
      const { collector, rows } = collectorOf(upstream, { kind });
      collector.start();
      await expect.poll(() => answered(upstream.requests).length).toBeGreaterThan(5);
      collector.setPaused(true);
      await expect.poll(() => collector.status().running).toEqual([]);
      const { waiting, doneAt } = collector.status();
      expect(waiting.tasks).toBeGreaterThan(0);
      expect(doneAt).toBeNull();
      const before = answered(upstream.requests).length;
      await collector.collectRange('scorecard', addDays(TODAY, -9), addDays(TODAY, -9));
      await expect.poll(() => rows('scorecard').then((all) => statesOf(all)[addDays(TODAY, -9)])).toBe('complete');
      expect(answered(upstream.requests)).toHaveLength(before + 1);
      collector.setPaused(false);
      await collector.waitUntilIdle();
      expect(Object.values(statesOf(await rows('price')))).toEqual(Array(DAYS).fill('complete'));
    });

    it('fetches each list of files again after an hour', async () => {
      const { collector, rows, upstream, key } = await collect();
      const listCalls = () => answered(upstream.requests).filter(({ url }) => /files|lists/.test(url ?? '')).length;
      expect((await rows('rating_bulk_files')).map(({ day, state }) => [day, state])).toEqual([[TODAY, 'no_data']]);
      expect(listCalls()).toBe(fileLists.length);
      await collector.stop();
      const later = collectorOf(upstream, { kind, key, now: () => Date.now() + HOUR + 60_000 });
      later.collector.start();
      await expect.poll(listCalls).toBe(2 * fileLists.length);
    });

    it('collects the newest day once more after the clock was set back by a day', async () => {
      const { collector, upstream, key } = await collect();
      await collector.stop();
      const requestsOfStart = async () => {
        const before = answered(upstream.requests).length;
        const again = collectorOf(upstream, { kind, key });
        again.collector.start();
        await again.collector.waitUntilIdle();
        await again.collector.stop();
        return answered(upstream.requests).slice(before);
      };
      vi.setSystemTime(Date.now() - 24 * HOUR);
      const [first, second] = [await requestsOfStart(), await requestsOfStart()];
      vi.setSystemTime(Date.now() + 24 * HOUR);
      const days = first
        .filter((request) => pathOf(request) === '/scorecard')
        .map((request) => queryOf(request).get('date') ?? queryOf(request).get('end_date'));
      expect(days).toContain(addDays(TODAY, -1));
      expect(second).toHaveLength(1);
    });

    it('requests a range at once with a ledger row for each day, and later only its unsettled days', async () => {
      const empty = addDays(TODAY, -2);
      const { collector, rows, upstream, key } = await collect({ hasDay: (day) => day !== empty });
      const ranges = () =>
        answered(upstream.requests)
          .filter((request) => pathOf(request).startsWith('/price-competition/'))
          .map(queryOf);
      expect(ranges().map((query) => [query.get('start_date'), query.get('end_date')])).toEqual([[FIRST, TODAY]]);
      const first = await rows('price_competition');
      expect(statesOf(first)).toEqual({ ...statesOf(await rows('price')) });
      expect(new Set(first.map(({ set_id }) => set_id)).size).toBe(1);

      await collector.stop();
      const later = collectorOf(upstream, { kind, key, now: () => Date.now() + HOUR + 60_000 });
      later.collector.start();
      await expect.poll(() => ranges().length).toBe(2);
      await later.collector.stop();
      await settleBackground();
      expect(ranges().at(-1)?.get('start_date')).not.toBe(FIRST);
      expect(ranges().at(-1)?.get('end_date')).toBe(TODAY);
      // The content of the days is unchanged, so they keep their set.
      expect((await rows('price_competition')).map(({ set_id }) => set_id)).toEqual(first.map(({ set_id }) => set_id));
    });

    it('collects days from the newest to the oldest, and the rest last', async () => {
      const { upstream } = await collect({}, { budget: createBudget({ calls: 1000, seconds: 1 }) });
      const days = answered(upstream.requests)
        .filter((request) => ['/price', '/scorecard', '/e-retail-media'].includes(pathOf(request)))
        .map(queryOf)
        .filter((query) => query.get('calculation_type') !== 'AVG')
        .map((query) => query.get('date') ?? query.get('end_date') ?? '');
      // Two tasks run at once, so one may overtake the previous one.
      const overtaken = days.filter((day, index) => days.slice(index + 2).some((later) => later > day));
      expect(overtaken).toEqual([]);
      const listings = pathsOf(upstream).indexOf('/visibility/listings');
      expect(pathsOf(upstream).lastIndexOf('/scorecard')).toBeLessThanOrEqual(listings + 1);
    });
  });

  describe('a request of a user', () => {
    it('collects days outside the plan, except for those already collected', async () => {
      const upstream = await serving(fakeDelivery({}));
      const { collector, rows } = collectorOf(upstream, { kind, enabled: false });
      collector.start();
      const [from, to] = [addDays(TODAY, -100), addDays(TODAY, -99)];
      await collector.collectRange('price', from, to);
      await expect.poll(async () => statesOf(await rows())).toEqual({ [from]: 'complete', [to]: 'complete' });
      await collector.collectRange('price', from, addDays(to, 1));
      await expect.poll(async () => Object.keys(statesOf(await rows())).length).toBe(3);
      expect(answered(upstream.requests)).toHaveLength(3);
      expect(collector.status()).toMatchObject({ enabled: false, waiting: { tasks: 0, requests: 0 } });
    });

    it('retries failed days at once, a range in one request', async () => {
      const serve = fakeDelivery({});
      const upstream = await serving((_, response) => sendJson(response, { detail: 'no' }, 422));
      const { collector, rows } = collectorOf(upstream, { kind, enabled: false });
      collector.start();
      await collector.collectRange('price_competition', FIRST, TODAY);
      await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(Array(DAYS).fill('failed'));
      upstream.answer(kind.as(serve));
      const before = answered(upstream.requests).length;
      collector.retry(await rows());
      await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(Array(DAYS).fill('complete'));
      expect(answered(upstream.requests).length - before).toBe(1);
    });
  });

  describe('a day', () => {
    it('has different states if it was never published and if it failed', async () => {
      const emptyDay = addDays(TODAY, -2);
      const broken = addDays(TODAY, -1);
      const serve = fakeDelivery({ hasDay: (day) => day !== emptyDay });
      const isBroken = (url = '') => url.startsWith('/price?') && url.includes(broken);
      const upstream = await serving((request, response) =>
        isBroken(request.url) ? sendJson(response, { detail: 'no' }, 422) : serve(request, response),
      );
      const { collector, rows, key } = collectorOf(upstream, { kind });
      collector.start();
      await collector.waitUntilIdle();
      await settleBackground();
      expect(statesOf(await rows('price'))).toEqual({
        [FIRST]: 'complete',
        [emptyDay]: 'no_data',
        [broken]: 'failed',
        [TODAY]: 'complete',
      });
      const failed = (await rows('price')).find(({ day }) => day === broken);
      expect(failed).toMatchObject({ attempts: 1, set_id: '0' });
      expect(JSON.parse(failed?.problem ?? '')).toMatchObject({ code: 'bad_request', upstreamStatus: 422 });

      // The failed day is retried later.
      upstream.answer(kind.as(serve));
      await collector.stop();
      const calls = answered(upstream.requests).length;
      const again = collectorOf(upstream, { kind, key, now: () => Date.now() + 7 * HOUR });
      again.collector.start();
      await expect.poll(async () => statesOf(await rows('price'))[broken]).toBe('complete');
      expect((await rows('price')).find(({ day }) => day === broken)).toMatchObject({ attempts: 0, problem: '' });
      expect(answered(upstream.requests).length).toBeGreaterThan(calls);
    });
  });
});

it('collects everything else if the key may not read prices, and records why', async () => {
  const serve = fakeDelivery({});
  const upstream = await fakeUpstream((request, response) =>
    pathOf(request) === '/price' ? sendJson(response, {}, 403) : serve(request, response),
  );
  const { collector, rows } = collectorOf(upstream);
  collector.start();
  await expect
    .poll(async () => Object.values(statesOf(await rows('scorecard'))), { timeout: 20_000 })
    .toEqual(Array(DAYS).fill('complete'));
  await collector.waitUntilIdle();
  await settleBackground();
  const prices = (await rows('price')).filter(({ params }) => params === 'calculation_type=LAST');
  expect(prices.map(({ state }) => state)).toEqual(Array(DAYS).fill('failed'));
  expect(JSON.parse(prices[0]?.problem ?? '')).toMatchObject({
    code: 'key_refused',
    title: expect.stringContaining('does not let the key read this data'),
  });
  expect(collector.status()).toMatchObject({ pausedUntil: null, problem: null });
});

it('pauses all tasks while the service fails, and continues although the clock is set back meanwhile', async () => {
  const serve = fakeDelivery({});
  let broken = true;
  const upstream = await fakeUpstream((request, response) =>
    broken && pathOf(request) === '/scorecard' ? sendJson(response, {}, 500) : serve(request, response),
  );
  const { collector, rows } = collectorOf(upstream);
  collector.start();
  await expect.poll(() => collector.status().pausedUntil).not.toBeNull();
  broken = false;
  vi.setSystemTime(Date.now() - HOUR);
  await expect.poll(async () => statesOf(await rows('price'))[FIRST], { timeout: 20_000 }).toBe('complete');
});

it('reports the progress of a set with several pages', async () => {
  const serve = fakeDelivery({});
  const pages = servePages(1500);
  let release = () => {};
  const barrier = new Promise<void>((resolve) => {
    release = resolve;
  });
  const upstream = await fakeUpstream(async (request, response) => {
    const query = queryOf(request);
    if (pathOf(request) !== '/price' || query.get('date') === LATEST_DATE) return serve(request, response);
    if (query.get('current_page') === '2') await barrier;
    pages(request, response);
  });
  const { collector } = collectorOf(upstream, { days: 1 });
  collector.start();
  await expect
    .poll(() => collector.status().running)
    .toContainEqual(expect.objectContaining({ title: 'Prices', loaded: 1000, total: 1500 }));
  release();
  await collector.waitUntilIdle();
});
