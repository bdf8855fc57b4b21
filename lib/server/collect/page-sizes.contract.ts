import { expect, it } from 'vitest';
import { settleBackground } from '../base/in-background';
import { collectorOf } from '../testing/collector-of';
import { fakeDelivery } from '../testing/fake-delivery';
import { fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { readPageSizes } from './stored-page-sizes';

ownDatabase();

const CAP = 100;

/** A service that refuses long pages, and the refused sizes. */
async function cappedService() {
  const serve = fakeDelivery({});
  const refused: string[] = [];
  const upstream = await fakeUpstream((request, response) => {
    const size = Number(queryOf(request).get('page_size') ?? 0);
    if (size <= CAP) return serve(request, response);
    refused.push(`${size}`);
    sendJson(response, { detail: [{ loc: ['query', 'page_size'], msg: `at most ${CAP}` }] }, 422);
  });
  return { upstream, refused };
}

it('finds the page size of a service with two refused requests in total, and stores it by endpoint', async () => {
  const { upstream, refused } = await cappedService();
  const { collector, account } = collectorOf(upstream, { days: 2 });
  collector.start();
  await collector.waitUntilIdle();
  expect(refused).toEqual(['1000', '500']);

  await settleBackground();
  const paged = ['e_retail_media', 'price', 'visibility_scores', 'visibility_search_by_product'];
  const sizes = [...(await readPageSizes(account))].sort();
  expect(sizes).toEqual(paged.map((endpoint) => [endpoint, CAP]));
});
