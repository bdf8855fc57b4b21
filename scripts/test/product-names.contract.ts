import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type TestService, testService } from '@/delivery/http/test-service';
import { dayOf } from '@/delivery/sample/day';
import { makeSample } from '@/delivery/sample/make-sample';
import { price } from '@/lib/contract/price';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { offers } from '@/lib/queries/prices/offers';
import type { Query } from '@/lib/queries/query';
import { all } from '@/lib/queries/rankings/all';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { shelf } from '@/lib/queries/shelf/shelf';
import { sources } from '@/lib/queries/shelf/sources';
import type { TableQuery } from '@/lib/queries/table';
import { database } from '@/lib/server/base/database';
import { collectSet } from '@/lib/server/collect/collect-set';
import { type PlanLine, searchScores, shelfLine, withDays } from '@/lib/server/collect/plan';
import { question } from '@/lib/server/collect/question';
import { readParams } from '@/lib/server/query/params';
import { runQueryHere } from '@/lib/server/query/run-query';
import { accountOf } from '@/lib/server/service/account';
import { createService, type Service } from '@/lib/server/service/service';
import { ownDatabase } from '@/lib/server/testing/own-database';

ownDatabase();

const DATE = '2026-06-30';
/** Shelves that are read. They are of different retailers. */
const SHELVES = 6;

let delivery: TestService;
let service: Service;
beforeAll(async () => {
  delivery = await testService();
  const sample = { seed: 7, scale: 1, days: 2, asOf: dayOf(DATE), until: new Date(`${DATE}T23:59:59Z`) };
  await makeSample(delivery.db, { ...sample, customer: 'Acme', say: () => undefined });
  const app = await delivery.start();
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  service = createService({ base: new URL(base), key: delivery.keys.acme });
  await collect({ endpoint: price, params: { calculation_type: PRICE_TYPE } });
  await collect({ endpoint: visibilitySearchByProduct, params: { position_type: 'OVERALL' } });
  await collect(searchScores);
}, 600_000);
afterAll(() => delivery.close());

async function collect({ endpoint, params }: Pick<PlanLine, 'endpoint' | 'params'>) {
  const request = question(service, endpoint, withDays(endpoint, params, DATE));
  await (await collectSet(service, request, { priority: 'person' })).written;
}

async function ask<P extends z.ZodMiniType, Answer>(query: Query<P, Answer>, params: object): Promise<Answer> {
  const reader = { db: await database(), account: accountOf(service) };
  const answered = await runQueryHere(query, readParams(query.params, { date: DATE, ...params }), reader);
  if (!answered) throw new Error(`${query.name} has no answer.`);
  return answered.answer;
}

/** Most rows of an answer. */
const LIMIT = 1000;

async function rowsOf<P extends z.ZodMiniType, Row>(query: TableQuery<P, Row>, params: object): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const answer = await ask(query, { ...params, limit: LIMIT, offset: rows.length });
    rows.push(...answer.rows);
    if (rows.length >= answer.total) return rows;
  }
}

/** The first shelves with an own brand, each at another retailer. */
async function shelvesOfRetailers() {
  const { sources: keywords, retailers } = await ask(sources, {});
  return retailers
    .flatMap(({ code, name }, index) => {
      const keyword = keywords.find(({ retailer_indices }) => retailer_indices.includes(index));
      return keyword ? [{ visibility_source_id: keyword.id, retailer_code: code, retailer: name }] : [];
    })
    .slice(0, SHELVES);
}

it('a product has the same name on Shelf, Search rankings and Prices', async () => {
  const compared = { ranks: 0, prices: 0 };
  for (const { retailer, ...key } of await shelvesOfRetailers()) {
    await collect(shelfLine({ ...key, visibility_source_id: Number(key.visibility_source_id) }));
    const names = new Map((await rowsOf(shelf, key)).map(({ product_id, name }) => [product_id, name]));
    expect(names.size).toBeGreaterThan(5);
    const ranks = await rowsOf(all, {
      position_type: 'OVERALL',
      shelf: `${key.visibility_source_id}/${key.retailer_code}`,
    });
    for (const { product_id, product_name } of ranks.filter(({ product_id }) => names.has(product_id))) {
      expect(names.get(product_id), `${retailer} ${product_id}`).toBe(product_name);
      compared.ranks += 1;
    }
    const prices = await rowsOf(offers, { retailer });
    for (const { product_id, sku_name } of prices.filter(({ product_id }) => names.has(product_id))) {
      expect(names.get(product_id), `${retailer} ${product_id}`).toBe(sku_name);
      compared.prices += 1;
    }
  }
  expect(compared.ranks).toBeGreaterThan(30);
  expect(compared.prices).toBeGreaterThan(30);
});
