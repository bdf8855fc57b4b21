import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { database } from '../base/database';
import { createService } from '../service/service';
import { pageOf, servePages } from '../testing/fake-pages';
import { fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { collectSet } from './collect-set';
import { fetchSet, isArriving } from './fetch-set';
import { ledgerKeysOf, readLedgerRows } from './ledger';
import { question } from './question';

ownDatabase();

let customers = 0;

/** Creates a customer of a service, and a request for prices of a day. */
async function customer(listener: Parameters<typeof fakeUpstream>[0]) {
  const upstream = await fakeUpstream(listener);
  const service = createService({ base: upstream.base, key: `customer${customers++}` });
  const request = question(service, price, { calculation_type: 'AVG', date: '2026-03-31' });
  const row = async () => [...(await readLedgerRows(await database(), ledgerKeysOf(request))).values()][0];
  return { upstream, service, request, row };
}

it('requests a set once, page by page, until it is stale', async () => {
  const { upstream, service, request, row } = await customer(servePages(2345));
  for (const _ of [1, 2]) await (await collectSet(service, request, { priority: 'person' })).written;
  expect(upstream.requests.map((page) => queryOf(page).get('current_page')).sort()).toEqual(['1', '2', '3']);
  expect(await row()).toMatchObject({ state: 'complete', rows: 2345, total: 2345, requests: 3 });
});

it('reads a set again if its total changes between the pages', async () => {
  let calls = 0;
  const { upstream, service, request, row } = await customer((page, response) => {
    const current = Number(queryOf(page).get('current_page'));
    sendJson(response, pageOf(++calls === 1 ? 1500 : 1501, 1000, current));
  });
  await (await fetchSet(service, request, { priority: 'person' })).written;
  expect(upstream.requests).toHaveLength(4);
  expect(await row()).toMatchObject({ state: 'complete', rows: 1501, total: 1501, missing: 0 });
});

it.each([
  ['again', 1, 'complete', 4],
  ['twice at most', 2, 'failed', 4],
])('requests a page of a set %s if the service fails', async (_, failures, state, calls) => {
  const serve = servePages(3000);
  let failed = 0;
  const { upstream, service, request, row } = await customer((page, response) => {
    const isBroken = queryOf(page).get('current_page') === '3' && failed++ < failures;
    return isBroken ? sendJson(response, {}, 500) : serve(page, response);
  });
  const fetching = fetchSet(service, request, { priority: 'person' });
  await fetching.then(({ written }) => written).catch(() => undefined);
  await expect.poll(row).toMatchObject({ state });
  expect(upstream.requests).toHaveLength(calls);
});

it('requests a set once for concurrent callers', async () => {
  const { upstream, service, request } = await customer(servePages(2000));
  const sets = await Promise.all([1, 2, 3].map(() => fetchSet(service, request, { priority: 'person' })));
  await Promise.all(sets.map(({ written }) => written));
  expect(upstream.requests).toHaveLength(2);
});

it('does not request a set again that was requested before the plan was made and written after it', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const serve = servePages(3);
  const { upstream, service, request } = await customer(async (page, response) => {
    await released;
    serve(page, response);
  });
  const fetching = collectSet(service, request, { priority: 'person' });
  await expect.poll(() => upstream.requests).toHaveLength(1);
  const plannedAt = Date.now();
  release();
  await (await fetching).written;
  expect(isArriving(request)).toBe(false);
  await collectSet(service, request, { priority: 'background', plannedAt });
  expect(upstream.requests).toHaveLength(1);
});

it('does not request a set again while it is written, unless it is refetched', async () => {
  const { upstream, service, request } = await customer(servePages(2000));
  // Both callers have read the ledger before it was written.
  const first = await fetchSet(service, request, { priority: 'person' });
  expect(await fetchSet(service, request, { priority: 'person' })).toBe(first);
  expect(upstream.requests).toHaveLength(2);
  const again = await fetchSet(service, request, { priority: 'person', refetch: true });
  expect(upstream.requests).toHaveLength(4);
  await Promise.all([first.written, again.written]);
  expect(isArriving(request)).toBe(false);
});
