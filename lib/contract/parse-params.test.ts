import { describe, expect, it } from 'vitest';
import { requestTarget } from './endpoint';
import { bulkEndpoints } from './endpoints';
import { parseParams } from './parse-params';
import { price } from './price';
import { priceCompetition } from './price-competition';
import { visibilityScores } from './visibility-scores';

const refused = (result: ReturnType<typeof parseParams>) => (result.ok ? [] : result.errors.map(({ name }) => name));

describe('parseParams', () => {
  it('fills the defaults of the specification', () => {
    expect(parseParams(price, { date: '2026-03-31' })).toEqual({
      ok: true,
      params: { date: '2026-03-31', calculation_type: 'AVG', page_size: 10, current_page: 1 },
    });
  });

  it.each([
    ['a required parameter that is missing', {}, ['date']],
    ['a day that does not exist', { date: '2026-02-30' }, ['date']],
    ['a day in another notation', { date: '31.03.2026' }, ['date']],
    ['a number in another notation', { date: '2026-03-31', page_size: '1e2' }, ['page_size']],
    ['an empty number', { date: '2026-03-31', page_size: '' }, ['page_size']],
    ['a number below 1', { date: '2026-03-31', current_page: '0' }, ['current_page']],
    ['a page above the cap', { date: '2026-03-31', page_size: '1001' }, ['page_size']],
    ['a value outside the set', { date: '2026-03-31', calculation_type: 'avg' }, ['calculation_type']],
    ['a parameter given twice', { date: ['2026-03-31', '2026-04-01'] }, ['date']],
  ])('refuses %s', (_, raw, names) => {
    expect(refused(parseParams(price, raw))).toEqual(names);
  });

  it('ignores unknown names', () => {
    expect(parseParams(price, { date: '2026-03-31', colour: 'red' }).ok).toBe(true);
  });

  it('refuses a reversed range and one that is too long', () => {
    const range = (start_date: string, end_date: string) =>
      refused(parseParams(priceCompetition, { customer_page_id: '1', start_date, end_date }));
    expect(range('2026-03-02', '2026-03-01')).toEqual(['start_date']);
    expect(range('2026-03-01', '2026-03-01')).toEqual([]);
    expect(range('2020-01-01', '2026-03-01')).toEqual(['end_date']);
  });

  it('refuses an hour without its date, for all seven files', () => {
    expect(bulkEndpoints).toHaveLength(7);
    for (const endpoint of bulkEndpoints) {
      expect(refused(parseParams(endpoint, { time: '7' }))).toEqual(['time']);
      expect(refused(parseParams(endpoint, { date: '2026-03-31', time: '24' }))).toEqual(['time']);
      expect(parseParams(endpoint, { date: '2026-03-31', time: '07' })).toMatchObject({ params: { time: 7 } });
    }
  });

  it('lists the allowed values', () => {
    const result = parseParams(visibilityScores, { visibility_type: 'shelf', date: '2026-03-31' });
    expect(result).toMatchObject({
      errors: [
        { in: 'query', name: 'visibility_type', message: '"shelf" is not allowed. Choose one of SEARCH, CATEGORY.' },
      ],
    });
  });
});

describe('requestTarget', () => {
  it('puts path parameters into the path and omits undefined values', () => {
    expect(
      requestTarget(priceCompetition, { customer_page_id: 7, start_date: '2026-03-01', end_date: undefined }),
    ).toBe('/price-competition/7?start_date=2026-03-01');
  });

  it('follows another path map', () => {
    expect(requestTarget(price, { date: '2026-03-01' }, '/v2/prices')).toBe('/v2/prices?date=2026-03-01');
  });
});
