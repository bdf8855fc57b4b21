import { expect, it, vi } from 'vitest';
import { addDays } from '@/lib/queries/shared/dates';
import { settleBackground } from '../base/in-background';
import { createBudget } from '../service/budget';
import { collectorOf, PAGES } from '../testing/collector-of';
import { fakeDelivery, pathOf } from '../testing/fake-delivery';
import { fakeUpstream, queryOf } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { collectSet } from './collect-set';
import { fetchSet } from './fetch-set';
import { isFileList, type PlanLine, planLines, requestOf } from './plan';
import { question } from './question';

ownDatabase();

// At noon, no day ends while a test runs. Tests advance the minutes.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
const TODAY = new Date().toISOString().slice(0, 10);
/** Background calls a minute: two of ten are reserved for users. */
const A_MINUTE = 8;

it('collects today first, after requests of users, and raises the priority of a task that a user joins', async () => {
  const upstream = await fakeUpstream(fakeDelivery({}));
  const budget = createBudget({ calls: 10, seconds: 60 }, { clock: Date.now });
  const { collector, service } = collectorOf(upstream, { budget, days: 60 });
  collector.start();
  // Eight calls are for the plan, two are reserved for users.
  await expect.poll(() => upstream.requests.length).toBe(8);
  await expect.poll(() => budget.state().waiting).toBeGreaterThan(0);
  const status = collector.status();
  expect(status.waiting.requests).toBeGreaterThan(600);
  expect((Date.parse(status.doneAt ?? '') - Date.now()) / 60_000).toBeCloseTo(status.waiting.requests / 8, 0);
  expect(status.running.map(({ day }) => day)).toContain(TODAY);
  const core = upstream.requests.slice(1).map((request) => queryOf(request).get('date') ?? TODAY);
  expect(new Set(core)).toEqual(new Set([TODAY]));

  const [price] = jsonLines();
  if (!price) throw new Error('there is no plan');
  const ask = (date: string) =>
    fetchSet(service, question(service, price.endpoint, { ...price.params, date }), { priority: 'person' });
  await ask(addDays(TODAY, -400));
  expect(upstream.requests).toHaveLength(9);
  expect(queryOf(upstream.requests.at(-1) ?? ({} as never)).get('date')).toBe(addDays(TODAY, -400));

  // The plan's next task waits until a user requests the same answer.
  const next = jsonLines()
    .filter(({ per }) => per === 'day')
    .map(({ endpoint, params }) => question(service, endpoint, { ...params, ...daysOf(endpoint) }));
  const waiting = next.find(
    ({ endpoint, params }) =>
      !upstream.requests.some(
        (request) =>
          request.url?.startsWith(endpoint.path) &&
          Object.entries(params).every(([name, value]) => queryOf(request).get(name) === String(value)),
      ),
  );
  if (!waiting) throw new Error('the plan waits for nothing');
  await fetchSet(service, waiting, { priority: 'person' });
  expect(upstream.requests).toHaveLength(10);
});

/** The lines of the plan that are answered with JSON. The service lists no files. */
const jsonLines = () =>
  planLines(PAGES).flatMap(({ endpoint, ...line }) => (endpoint.kind === 'json' ? [{ endpoint, ...line }] : []));

const daysOf = (endpoint: { params: { shape: object } }) =>
  'start_date' in endpoint.params.shape ? { start_date: TODAY, end_date: TODAY } : { date: TODAY };

it('collects the core of each day from the newest, then the rest, and serves collected answers without a call', async () => {
  const newest = '2026-03-31';
  const upstream = await fakeUpstream(fakeDelivery({ newest: () => newest }));
  const budget = createBudget({ calls: 10, seconds: 60 }, { clock: Date.now });
  const { collector, service, rows } = collectorOf(upstream, { budget, days: 3 });
  let isDone = false;
  collector.start();
  void collector.waitUntilIdle().then(() => {
    isDone = true;
  });
  for (let minute = 1; !isDone; minute++) {
    const isUsedUp = () => upstream.requests.length === minute * A_MINUTE && budget.state().waiting > 0;
    await expect.poll(() => isDone || isUsedUp()).toBe(true);
    vi.setSystemTime(Date.now() + 61_000);
    budget.reconsider();
  }
  await settleBackground();

  // The first request is for the newest day.
  const calls = upstream.requests.slice(1).map((request) => ({ path: pathOf(request), query: queryOf(request) }));
  const ledgerKeysOf = (tier: PlanLine['tier']) =>
    planLines(PAGES)
      .filter((line) => line.per === 'day' && line.tier === tier)
      .flatMap(({ endpoint, params }) =>
        calls.flatMap(({ path, query }, index) => {
          const isOf = Object.entries(params).every(([name, value]) => query.get(name) === String(value));
          return path === endpoint.path && isOf
            ? [{ at: index, day: query.get('date') ?? query.get('end_date') ?? '' }]
            : [];
        }),
      )
      .toSorted((a, b) => a.at - b.at);
  const core = ledgerKeysOf('core');
  const days = core.map(({ day }) => day);
  const callsPerDay = days.length / 3;
  expect(days.toSorted().reverse()).toEqual(
    [newest, addDays(newest, -1), addDays(newest, -2)].flatMap((day) => Array(callsPerDay).fill(day)),
  );
  // Two tasks run at once, so one may overtake the previous one.
  expect(days.filter((day, index) => days.slice(index + 2).some((later) => later > day))).toEqual([]);
  expect(ledgerKeysOf('more')[0]?.at).toBeGreaterThan((core.at(-1)?.at ?? Number.NaN) - 2);

  const before = upstream.requests.length;
  // Lists of files are excluded, as they are stale after some minutes.
  for (const row of (await rows()).filter(({ endpoint }) => !isFileList(endpoint))) {
    const request = requestOf(row);
    if (!request) throw new Error(`Unknown endpoint ${row.endpoint}.`);
    const { written } = await collectSet(service, question(service, request.endpoint, request.params), {
      priority: 'person',
    });
    await written;
  }
  expect(upstream.requests).toHaveLength(before);
});
