import { expect, it } from 'vitest';
import { price } from './price';
import { priceCompetition } from './price-competition';
import { scorecard } from './scorecard';
import { variantOf, variantText } from './variant';

it('includes defaults and omits days and pages', () => {
  expect(variantOf(price, { date: '2026-03-31', page_size: 1000, current_page: 2 })).toEqual({
    text: 'calculation_type=AVG',
    from: '2026-03-31',
    to: '2026-03-31',
    daily: true,
  });
});

it('is daily for daily buckets, and includes the range for others', () => {
  const range = { customer_page_id: 101, start_date: '2026-03-01', end_date: '2026-03-31' };
  expect(variantOf(priceCompetition, range)).toMatchObject({ daily: true });
  expect(variantOf(priceCompetition, { ...range, time_dimension: 'DAILY' })).toMatchObject({
    text: 'customer_page_id=101&price_type=TOTAL&time_dimension=DAILY',
    daily: true,
  });
  expect(variantOf(priceCompetition, { ...range, time_dimension: 'WEEKLY' }).text).toBe(
    'customer_page_id=101&end_date=2026-03-31&price_type=TOTAL&start_date=2026-03-01&time_dimension=WEEKLY',
  );
});

it('is daily for a range of one day', () => {
  const day = { start_date: '2026-03-31', end_date: '2026-03-31' };
  expect(variantOf(scorecard, day)).toEqual({ text: '', from: '2026-03-31', to: '2026-03-31', daily: true });
  expect(variantText(scorecard, { scorecard_title: 'Own brands' })).toBe('scorecard_title=Own+brands');
});
