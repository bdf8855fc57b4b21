import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type PromotionRow, promotionRow, StripDays } from '@/components/prices/promotion-strip';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');

/** Returns the paths of a day with their colours. */
function draw(letter: string): string {
  const { container } = render(
    <svg aria-hidden="true">
      <StripDays strip={letter} />
    </svg>,
  );
  const paths = [...container.querySelectorAll('path')].filter((path) => path.getAttribute('d'));
  return paths.map((path) => `${path.getAttribute('d')} ${path.getAttribute('fill')}`).join();
}

it('draws each depth, a text only, and each reason for a missing day differently', () => {
  const letters = ['1', '2', '3', '4', '5', 't', 'g', 'n', 'e', 'x', '-'];
  const drawings = letters.map(draw);
  expect(new Set(drawings).size).toBe(letters.length);
  expect(drawings.filter((drawing) => drawing === '')).toEqual([draw('n')]);
});

const promotion = (date: string, over: object) => ({
  ...{ date, promotion_text: '3 for 2', selling_price: 3, list_price: 4, discount: 0.25, currency: 'EUR' },
  ...over,
});
const ROW = {
  ...{ sku: 'S1', shop: 'K/DE', sku_name: 'Soap', is_power: true, retailer: 'K', retailer_country: 'DE' },
  ...{ strip: '3tu-gn', days_on: 1, days_known: 3 },
  promotions: [
    promotion('2026-11-17', {}),
    promotion('2026-11-18', { promotion_text: 'in the shop', selling_price: 4, discount: 0 }),
    promotion('2026-11-19', { list_price: null, discount: null }),
  ],
} as unknown as PromotionRow;

it('describes each day: depth, prices and text, a text only, or why there is none', () => {
  const onOpen = vi.fn();
  const days = [17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
  const row = promotionRow(ROW, { days, listPrice: 'List price', format, onOpen });
  expect(row.label).toBe('Soap ★ at K · DE: on promotion on 1 of 3 days');
  expect(days.map((_, column) => row.wordsOf(column))).toEqual([
    '17 Nov: 25.0% off, €3.00 instead of €4.00, “3 for 2”',
    '18 Nov: text only, price not below list price: “in the shop”',
    '19 Nov: text only, as its price or list price is not known: “3 for 2”',
    '20 Nov: not collected',
    '21 Nov: no promotion',
    '22 Nov: no offer',
  ]);
});
