import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '@/delivery/http/test-service';
import { dayOf } from '@/delivery/sample/day';
import { makeSample } from '@/delivery/sample/make-sample';
import { requestTarget } from '@/lib/contract/endpoint';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import { parseParams } from '@/lib/contract/parse-params';
import { problemDetails } from '@/lib/contract/problem';
import { strict } from '@/lib/contract/reading';

import { callsOf } from './testing/calls';

const SEED = 20_260_630;
const KNOWN: Record<string, string[]> = {
  customer_page_id: ['101', '202', '7'],
  visibility_source_id: ['1001', '1002', '3001', '5'],
  retailer_code: ['korbina_de', 'plazora_de', 'nowhere'],
  scorecard_title: ['Own brands', 'Marketplaces', 'Nothing'],
};

let service: TestService;
let app: FastifyInstance;
beforeAll(async () => {
  service = await testService();
  const asOf = dayOf('2026-06-30');
  const until = new Date('2026-07-02T00:00:00Z');
  await makeSample(service.db, { seed: 7, scale: 1, days: 2, asOf, until, customer: 'Acme', say: () => undefined });
  app = await service.start();
});
afterAll(() => service.close());

type Called = Record<string, string | undefined>;

async function ask(endpoint: (typeof jsonEndpoints)[number], call: Called) {
  const answer = await app.inject({ url: requestTarget(endpoint, call), headers: { 'x-api-key': service.keys.acme } });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

describe.each(jsonEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('answers every valid call with only its own fields, and refuses all others', async () => {
    const counts = { answered: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint, KNOWN), async (call) => {
        const { ok } = parseParams(endpoint, call);
        const { status, body } = await ask(endpoint, call);
        expect(status).toBe(ok ? 200 : 422);
        strict(ok ? endpoint.response : problemDetails).parse(body);
        counts[ok ? 'answered' : 'refused']++;
      }),
      { seed: SEED, numRuns: Object.keys(endpoint.params.shape).length === 0 ? 1 : 60 },
    );
    expect(counts.answered).toBeGreaterThan(0);
  });
});

const paged = jsonEndpoints.filter((endpoint) => endpoint.paged);

describe.each(paged.map((endpoint) => [endpoint.name, endpoint] as const))('the pages of %s', (_, endpoint) => {
  const choice = fc.record({ call: callsOf(endpoint, KNOWN), page_size: fc.integer({ min: 90, max: 1000 }) });

  it('contain every item of the set once, as many as the total', async () => {
    const range = { date: '2026-06-30', start_date: '2026-06-29', end_date: '2026-06-30' };
    await fc.assert(
      fc.asyncProperty(choice, async ({ call, page_size }) => {
        const firstCall: Called = { ...call, ...range, page_size: String(page_size), current_page: '1' };
        fc.pre(parseParams(endpoint, firstCall).ok);
        const first = (await ask(endpoint, firstCall)).body as Page<unknown>;
        expect(first.page_count).toBe(Math.ceil(first.total / page_size));
        const items = [...first.items];
        for (let page = 2; page <= first.page_count + 1; page++) {
          const next = (await ask(endpoint, { ...firstCall, current_page: String(page) })).body as Page<unknown>;
          expect([next.total, next.page_count]).toEqual([first.total, first.page_count]);
          items.push(...next.items);
        }
        expect(items).toHaveLength(first.total);
        expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(first.total);
      }),
      { seed: SEED, numRuns: 6 },
    );
  });
});
