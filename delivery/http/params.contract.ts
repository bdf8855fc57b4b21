import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pathParams } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { problemDetails } from '@/lib/contract/problem';
import { strict } from '@/lib/contract/reading';
import { type TestService, testService } from './test-service';

let service: TestService;
let app: FastifyInstance;
beforeAll(async () => {
  service = await testService();
  app = await service.start();
});
afterAll(() => service.close());

/** Invalid values of each parameter of the specification. */
const BAD: Record<string, string[]> = {
  date: ['', '2026-02-30', '30.06.2026', '2026-6-3', '20260630', '2026-06-30T00:00:00Z', 'latest'],
  start_date: ['', '2026-13-01', 'yesterday', '2026-07-01'],
  end_date: ['', '2026-00-10', '1', '2030-01-01'],
  time: ['', '24', '-1', '-0', '7.5', 'seven', '1e1'],
  encoding: ['', 'xml', 'CSV', 'csv,ndjson'],
  page_size: ['', '0', '1001', '-5', 'ten', '1.0'],
  current_page: ['', '0', '-1', 'last', '99999999999999999999'],
  first_n_products: ['', '0', '1001', 'all'],
  first_n_e_retail_media: ['', '0', '1001', 'all'],
  calculation_type: ['', 'avg', 'MEDIAN'],
  visibility_type: ['', 'search', 'BRAND'],
  position_type: ['', 'organic', 'ALL'],
  relevance: ['', 'relevant', 'NONE'],
  time_dimension: ['', 'HOURLY', 'daily'],
  price_type: ['', 'UNITS', 'total'],
  customer_page_id: ['0', '-0', '-1', 'seven', '1.5', '%20', '%00'],
  visibility_source_id: ['', '0', '-0', '-1', 'shampoo'],
  retailer_code: ['', 'x'.repeat(501)],
  scorecard_title: ['', 'x'.repeat(501)],
};

const GOOD: Record<string, string> = {
  date: '2026-06-30',
  start_date: '2026-06-24',
  end_date: '2026-06-30',
  visibility_type: 'SEARCH',
  customer_page_id: '1',
  visibility_source_id: '1',
  retailer_code: 'de-markt',
};

type Call = Record<string, string | string[]>;

function request(path: string, call: Call) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(call[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call))
    if (!path.includes(`{${name}}`)) for (const item of [value].flat()) query.append(name, item);
  return app.inject({ url: `${url}?${query}`, headers: { 'x-api-key': service.keys.acme } });
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, { path, params, kind }) => {
  const inPath = pathParams(path);
  const shape: Readonly<Record<string, z.core.$ZodType>> = params.shape;
  const names = Object.keys(shape);
  const required = names.filter((name) => shape[name] && !z.safeParse(shape[name], undefined).success);
  const good = Object.fromEntries(required.flatMap((name) => (GOOD[name] ? [[name, GOOD[name]]] : [])));
  const where = (name: string) => (inPath.includes(name) ? 'path' : 'query');

  async function refused(call: Call, name: string, location: 'path' | 'query') {
    const answer = await request(path, call);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
    const problem = strict(problemDetails).parse(answer.json());
    expect(problem.errors?.map((error) => [error.in, error.name])).toContainEqual([location, name]);
    for (const { message } of problem.errors ?? []) expect(message).toMatch(/[.]$/);
  }

  it('has valid and invalid values of each parameter in this test', () => {
    expect(names.filter((name) => !BAD[name])).toEqual([]);
    expect(required.filter((name) => !GOOD[name])).toEqual([]);
  });

  it.each(names.flatMap((name) => (BAD[name] ?? []).map((value) => [name, value.slice(0, 40), value])))(
    'refuses %s=%s',
    (name, _shown, value) => {
      const call = { ...good, ...(name === 'time' && { date: '2026-06-30' }), [name]: value };
      return refused(call, name, where(name));
    },
  );

  it.each(names)('refuses %s without repeating a key or a long value', async (name) => {
    const { acme, bolt } = service.keys;
    for (const value of [acme, ` ${bolt}`, '%41'.repeat(3) + acme.slice(3), '-'.repeat(90)]) {
      const from = service.log.length;
      const answer = await request(path, { ...good, [name]: value });
      const output = answer.body + service.log.slice(from).join('');
      for (const key of [acme, bolt]) expect(output).not.toContain(key);
      if (answer.statusCode === 422) expect(answer.body).not.toContain('-'.repeat(81));
    }
  });

  it.each(required.filter((name) => !inPath.includes(name)))('refuses a request without %s', (name) => {
    const { [name]: _, ...rest } = good;
    return refused(rest, name, 'query');
  });

  it.each(names.filter((name) => !inPath.includes(name)))('refuses %s given twice', (name) => {
    const value = GOOD[name] ?? 'x';
    return refused({ ...good, [name]: [value, value] }, name, 'query');
  });

  it('ignores unknown parameters', async () => {
    const { statusCode } = await request(path, { ...good, colour: 'red', __proto__x: '1' });
    expect(kind === 'bulk' ? [200, 404] : [200]).toContain(statusCode);
  });
});
