import { describe, expect, it } from 'vitest';
import { happenedWords, subjectName } from '@/components/overview/event-words';
import { example, lostPageOne, problem, takeover } from '@/components/overview/test-problems';
import { createFormat } from '@/lib/client/format/format';
import type { SignalName } from '@/lib/metrics/signals.words';
import type { Example } from '@/lib/queries/overview/lines';

const format = createFormat('en');
const words = (rule: SignalName, of: Partial<Example>) =>
  happenedWords(problem({ rule, example: example(of) }), format);

describe('the name of a line', () => {
  it('is the keyword, with its product', () => {
    expect(subjectName(lostPageOne)).toEqual({ name: '“deo” ★', product: 'Deodorant Invisible 200 ml' });
  });

  it.each([
    ['with its benchmark', 'Cleaner / Rival', '', { name: 'Cleaner', product: 'vs Rival' }],
    [
      'also if its name has a slash and its price moved',
      'Shampoo / Conditioner Duo / Rival 300 ml',
      'Shampoo / Conditioner Duo at Korbina DE',
      { name: 'Shampoo / Conditioner Duo', product: 'vs Rival 300 ml' },
    ],
    [
      'as the whole title if names with slashes cannot be separated',
      'Cleaner / Rival / 1 l',
      'Rival / 1 l at Plazora DE',
      { name: 'Cleaner / Rival / 1 l', product: '' },
    ],
  ])('is the base of a competition, %s', (_, title, who, expected) => {
    expect(subjectName(problem({ rule: 'price_off_target', example: example({ title, who }) }))).toEqual(expected);
  });

  it('is the home page instead of the name of the retailer', () => {
    expect(subjectName(takeover)).toEqual({ name: 'Home page', product: '' });
  });

  it('is the SKU, with a star for a power SKU', () => {
    expect(subjectName(problem({ example: example({ power: true }) })).name).toBe('Shampoo Aloe 250 ml ★');
  });
});

describe('what happened', () => {
  it.each([
    ['out_of_stock', { value_before: 2, value: 0, reference: 2 }, 'Out of stock: 2 → 0 offers'],
    ['out_of_stock', { value_before: null, value: 0, reference: 1 }, 'Out of stock: 0 of 1 offer'],
    [
      'buybox_lost',
      { who: 'QX', who_before: 'Plazora', value: 2.42, currency: 'EUR' },
      'Buybox: Plazora → QX at €2.42',
    ],
    ['buybox_lost', { who: 'QX', who_before: '', value: 2.42, currency: 'EUR' }, 'Buybox: QX at €2.42'],
    [
      'above_list_price',
      { value_before: 2.1, value: 2.6, reference: 2.29, currency: 'GBP' },
      'Above list price: £2.10 → £2.60, list price £2.29',
    ],
    [
      'price_off_target',
      {
        ...{ title: 'Cleaner / Rival', value_before: 104, value: 113.2, reference: 110 },
        who: 'Cleaner at Korbina DE',
      },
      'Off target: index 104 → 113, limit 110, its price moved',
    ],
    [
      'price_off_target',
      {
        ...{ title: 'Cleaner / Cleaner', value_before: null, value: 110.4, reference: 110 },
        who: 'Cleaner at Plazora DE',
      },
      'Off target: index 110.4, limit 110.0, other price moved',
    ],
    [
      'price_off_target',
      {
        ...{ title: 'Shampoo / Conditioner Duo / Rival', value_before: 104, value: 113, reference: 110 },
        who: 'Shampoo / Conditioner Duo at Korbina DE',
      },
      'Off target: index 104 → 113, limit 110, its price moved',
    ],
    ['page_one_lost', { value_before: 3, value: 45, reference: null }, 'Off page one: organic #3 → #45'],
    ['page_one_lost', { value_before: 3, value: null, reference: null }, 'Off page one: organic #3 → not ranked'],
    ['page_one_lost', { value_before: null, value: null, reference: null }, 'Off page one: not ranked'],
    ['rank_fallen', { value_before: 9, value: 25, reference: 8.5 }, 'Organic rank fallen: #9 → #25, usually #9'],
    ['rank_target_missed', { value_before: null, value: 7, reference: 5 }, 'Rank target missed: #7, target #5'],
    ['keyword_bought', { who: 'Oskarine', value: 4 }, 'Keyword bought: all 4 sponsored positions by Oskarine'],
    ['home_page_takeover', { who: 'Oskarine', value: 5 }, 'Takeover: all 5 banners by Oskarine'],
    [
      'banner_share_fallen',
      { value_before: 0.25, value: 0.12, reference: 0.247 },
      'Banner share fallen: 25.0% → 12.0%, usually 24.7%',
    ],
    [
      'rating_below_target',
      { value_before: 4.1, value: 3.996, reference: 4 },
      'Rating below target: 4.100 → 3.996, target 4.000',
    ],
  ] as const)('by %s: %j', (rule, of, expected) => {
    expect(words(rule, of)).toBe(expected);
  });

  it('names what may explain a fallen rank', () => {
    const line = (over: Partial<Example>) => ({
      ...lostPageOne,
      example: { ...lostPageOne.example, ...over },
    });
    expect(happenedWords(line({ sold_out_from: '2026-11-10' }), format)).toBe(
      'Off page one: organic #3 → #45, out of stock since 10 Nov',
    );
    expect(happenedWords(line({ sold_out_from: '2026-11-10', sold_out_to: '2026-11-15' }), format)).toBe(
      'Off page one: organic #3 → #45, out of stock 10 Nov – 15 Nov',
    );
    expect(happenedWords(line({ sold_out_from: '2026-11-10', sold_out_to: '2026-11-10' }), format)).toBe(
      'Off page one: organic #3 → #45, out of stock on 10 Nov',
    );
    expect(happenedWords(line({ bought_by: 'Oskarine', bought_positions: 4 }), format)).toBe(
      'Off page one: organic #3 → #45, all 4 sponsored positions by Oskarine',
    );
  });

  it('names that it was good in between, and that it was not seen before', () => {
    expect(happenedWords({ ...lostPageOne, on_and_off: true }, format)).toBe(
      'Off page one: organic #3 → #45, on and off',
    );
    expect(happenedWords({ ...lostPageOne, subjects: 2, on_and_off: true }, format)).toMatch(/, some on and off$/);
    expect(happenedWords({ ...lostPageOne, first_seen: true }, format)).toBe(
      'Off page one: organic #3 → #45, first seen',
    );
  });
});
