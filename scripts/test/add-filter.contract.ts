import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageNotes } from '@/components/layout/define-page';
import { pageFilters } from '@/components/layout/page-filters';
import { filterFields, readAddress } from '@/lib/client/address/address';
import { createFormat } from '@/lib/client/format/format';
import { columnText } from '@/lib/datasets/compared';
import { filtering } from '@/lib/datasets/filtering';
import type { Filters } from '@/lib/datasets/filters';
import { scores } from '@/lib/datasets/scores/view';
import { sql } from '@/lib/metrics/sql';
import { filterParams } from '@/lib/queries/params';
import { query } from '@/lib/queries/query';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { TODAY, todayNeed } from '@/lib/queries/visibility/needs';
import { visibilityParams } from '@/lib/queries/visibility/params';
import { item, makeScore, NOW, ownAccount } from '@/lib/queries/visibility/test-scores';
import { ownDatabase } from '@/lib/server/testing/own-database';

ownDatabase();

// The two places of a filter: its words, and what it compares.
const filters = { code: { label: 'Retailer code', words: { k: 'Korbina' } } } as const satisfies Filters;
const { c } = scores;
const coded = filtering({
  filters,
  compared: { code: columnText(c.retailer_code) },
  counts: scores.where({}),
  search: [],
});

const params = { ...visibilityParams, ...filterParams(filters) };
const facets = facetsQuery({
  name: 'test/facets',
  params,
  needs: (params) => [todayNeed(params)],
  filtering: coded,
  rows: (_, run) => run.from(TODAY),
});
const codes = query({
  name: 'test/codes',
  params: z.object(params),
  needs: (params) => [todayNeed(params)],
  answer: (params, run) =>
    run.rows(sql`SELECT DISTINCT ${c.retailer_code} FROM ${run.from(TODAY)} WHERE ${coded.where(params)}`),
});

it('a filter that is described in two places is in conditions, facets, address, controls and notes', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, [item('shampoo', 'Velquin', [makeScore('k', 3, 20, 20), makeScore('h', 4, 20, 20)])]);
  expect((await ask(codes, { date: NOW, code: 'k' })).answer).toEqual([{ retailer_code: 'k' }]);
  const { answer } = await ask(facets, { date: NOW, code: 'k' });
  expect(answer.code).toEqual([
    { value: 'h', count: 1 },
    { value: 'k', count: 1 },
  ]);

  const address = readAddress(filterFields(filters), { code: 'k' });
  expect(address).toEqual({ code: ['k'] });
  const [control] = pageFilters({ filters } as never, { address: address as never, set: () => {}, facets: answer });
  expect(control).toMatchObject({ name: 'code', label: 'Retailer code', value: ['k'] });
  expect(control?.options).toContainEqual({ value: 'k', label: 'Korbina', count: 1 });
  const page = { filters, notes: () => [] } as never;
  const dates = { date: NOW, against: NOW, from: NOW, days: 1 };
  expect(pageNotes(page, { address: address as never, dates, start: {} }, createFormat('en-GB'))).toContain(
    'Retailer code: Korbina',
  );
});
