import { describe, expect, it } from 'vitest';
import { faultsOf, prepareScores } from '@/lib/client/visibility/prepare-scores';
import { scaleOf } from '@/lib/client/visibility/scale';
import { at, item, scoresAt } from '@/lib/client/visibility/test-items';

describe('what a score is', () => {
  it.each([
    ['own ÷ total in percent', [20, 16.666667], 100],
    ['own ÷ total as a fraction', [0.2, 0.17], 1],
    ['something else, which is left as it came', [71.3, 12.9], null],
  ])('%s', (_, [first = 0, second = 0], scale) => {
    const rows = [at({ score: first }), at({ own_product_count: 2, total_product_count: 12, score: second })];
    expect(scaleOf(rows)).toBe(scale);
  });

  it('is not learned from rows that say nothing: no counts, no score, or none of zero', () => {
    const rows = [at({ own_product_count: 0, score: 0 }), at({ score: null }), at({ total_product_count: null })];
    expect(scaleOf(rows)).toBeNull();
  });
});

describe('whether a score adds up', () => {
  const sound = [{}, {}, {}];

  it.each([
    ['what its counts give', {}, 'agrees'],
    ['rounded to a whole number', { own_product_count: 2, total_product_count: 12, score: 17 }, 'agrees'],
    ['another number than its counts give', { score: 35 }, 'differs'],
    ['missed by its own numbers, met by its flag', { target: 30, is_target_met: true }, 'differs'],
    ['not there', { score: null }, null],
    ['without counts, but with a verdict that fits', { own_product_count: null }, 'agrees'],
    ['without anything to check it by', { own_product_count: null, target: null, is_target_met: null }, null],
  ] as const)('%s', (_, difference, check) => {
    const { all } = scoresAt(...sound, difference);
    expect(all.at(-1)?.check).toBe(check);
  });

  it('an answer of zeros alone has no scale, and adds up', () => {
    const { all, scale } = scoresAt({ own_product_count: 0, score: 0, target: null, is_target_met: null });
    expect([scale, all[0]?.check]).toEqual([null, 'agrees']);
  });

  it('names what does not agree', () => {
    const { all, scale } = scoresAt(...sound, { score: 35, target: 50 });
    expect(all.map((score) => faultsOf(score, scale)).at(-1)).toEqual({ score: true, verdict: true });
  });
});

it('keeps two brands and two countries of one name apart', () => {
  const here = at();
  const there = at({ retailer_code: null, retailer_country: 'AT' });
  const { all } = prepareScores([item({}, here, there), item({ searched_brand: 'Rival' }, here, there)]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  expect(new Set(all.map(({ shop }) => shop)).size).toBe(2);
});
