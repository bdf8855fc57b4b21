import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES, type ServiceKind } from '@/lib/server/testing/services';
import { days } from './days';

ownDatabase();

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const ALL = ['OVERALL', 'ORGANIC', 'SPONSORED'];
const rangeOf = (day: string) => ({ start_date: day, end_date: day });
const PRODUCT = {
  ...{ search_product_id: 1, product_id: 'P1', retailer_name: 'Korbina DE', retailer_code: 'k' },
  product_keywords: [{ search_keyword_id: 1, search_keyword_name: 'soap', position: 1, is_no_data: false }],
};

/** Position types of ranks collected on each day: three kinds of sets that the rules read. */
async function ranked(types: Record<string, readonly string[]>, kind?: ServiceKind) {
  const service = await ownAccount(visibilitySearchByProduct, {}, kind);
  const answers = Object.entries(types).flatMap(([day, names]) =>
    names.map((position_type) => ({
      params: { ...rangeOf(day), position_type },
      body: pageBody([PRODUCT], rangeOf(day)),
    })),
  );
  await service.collectValues(answers);
  return service;
}

describe.each(SERVICES)('overview/days of $title', (kind) => {
  it('opens on the newest day of which at least half of the kinds of sets are collected', async () => {
    const service = await ranked(
      { '2026-03-01': ALL, '2026-03-03': ['ORGANIC', 'OVERALL'], '2026-03-04': ['SPONSORED'] },
      kind,
    );
    expect((await service.ask(days, {})).answer).toEqual({
      newest: '2026-03-03',
      days: [
        { day: '2026-03-01', state: 'complete' },
        { day: '2026-03-02', state: 'not_collected' },
        { day: '2026-03-03', state: 'partly' },
        { day: '2026-03-04', state: 'partly' },
        { day: '2026-03-05', state: 'not_collected' },
      ],
    });
  });
});

describe('overview/days', () => {
  it('counts only kinds of sets that are collected at all', async () => {
    const service = await ranked({ '2026-03-01': ['ORGANIC'], '2026-03-04': ['ORGANIC'] });
    expect((await service.ask(days, {})).answer.newest).toBe('2026-03-04');
  });

  it('lists a failed day, and does not open on it', async () => {
    const service = await ranked({ '2026-03-03': ALL });
    await service.failValue(rangeOf('2026-03-04'));
    const { answer } = await service.ask(days, {});
    expect(answer.newest).toBe('2026-03-03');
    expect(answer.days.map(({ state }) => state)).toEqual(['complete', 'failed', 'not_collected']);
  });

  it('lists a day as partly collected if a kind of set failed or was not requested', async () => {
    const service = await ranked({
      '2026-03-01': ALL,
      '2026-03-02': ['ORGANIC'],
      '2026-03-03': ['ORGANIC', 'OVERALL'],
    });
    await service.failValue({ ...rangeOf('2026-03-03'), position_type: 'SPONSORED' });
    expect((await service.ask(days, {})).answer.days.map(({ state }) => state)).toEqual([
      ...['complete', 'partly', 'partly'],
      ...['not_collected', 'not_collected'],
    ]);
  });

  it('lists a day as complete if the service published nothing of one kind', async () => {
    const service = await ranked({ '2026-03-01': ALL, '2026-03-02': ['ORGANIC', 'OVERALL'] });
    const range = rangeOf('2026-03-02');
    await service.collectValue({ ...range, position_type: 'SPONSORED' }, pageBody([], range));
    expect((await service.ask(days, {})).answer.days[1]).toEqual({ day: '2026-03-02', state: 'complete' });
  });

  it('ignores kinds of sets that were never requested', async () => {
    const service = await ranked({ '2026-03-01': ['ORGANIC'], '2026-03-02': ['ORGANIC'] });
    expect((await service.ask(days, {})).answer.days.map(({ state }) => state).slice(0, 2)).toEqual([
      'complete',
      'complete',
    ]);
  });

  it('lists no days if nothing is collected', async () => {
    const service = await ranked({});
    expect((await service.ask(days, {})).answer).toEqual({ newest: null, days: [] });
  });
});
