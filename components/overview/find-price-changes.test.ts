import { describe, expect, it } from 'vitest';
import { findPriceChanges } from '@/components/overview/find-price-changes';
import { createFormat } from '@/lib/client/format';
import { offersOf } from '@/lib/client/prices/test-items';
import type { PriceItem } from '@/lib/contract/price';

type Offers = Partial<PriceItem>[];

const asked = {
  format: createFormat('en'),
  price2: 'Price 2',
  deepest: 0.5,
  days: { asked: null, now: '2026-06-30', against: '2026-06-29' },
};

function found(before: Offers, now: Offers) {
  return findPriceChanges(offersOf(...now), offersOf(...before), asked).map(({ kind, worse, by }) =>
    [kind, worse ? 'worse' : 'better', by].filter(Boolean).join(' '),
  );
}

const IN = { availability: 1 };
const OUT = { availability: 0 };
const OURS = { buybox_position: 1, is_main_merchant: true, merchant_name: 'Markt' };
const THEIRS = { buybox_position: 1, is_main_merchant: false, merchant_name: 'QX' };

describe('an own SKU at a shop', () => {
  it.each<[string, Offers, Offers, string[]]>([
    ['sold out', [IN], [OUT], ['stock worse']],
    ['came back', [OUT], [IN], ['stock better']],
    ['is still sold by who holds the buybox', [IN], [{ ...OUT, buybox_position: null }, IN], []],
    ['says nothing of its stock any more', [IN], [{ availability: null }], []],
    ['is not listed on one of the days', [], [OUT], []],
    ['lost its buybox', [OURS], [THEIRS], ['buybox worse']],
    ['won it back', [THEIRS], [OURS], ['buybox better']],
    ['has a buybox of nobody known', [OURS], [{ buybox_position: null }], []],
    ['rose above price 2', [{ price_2: 10 }], [{ price: 10.5, price_2: 10 }], ['list worse above']],
    ['costs as much as price 2, but for rounding', [{ price_2: 10 }], [{ price: 10.004, price_2: 10 }], []],
    ['fell too far below it', [{ price_2: 12 }], [{ price: 6, price_2: 12 }], ['list worse below']],
    ['keeps it again', [{ price: 13, price_2: 12 }], [{ price_2: 12 }], ['list better']],
    ['is a competitor’s', [IN], [{ ...OUT, is_own_brand: false }], []],
    ['is of nobody known', [IN], [{ ...OUT, is_own_brand: null }], []],
  ])('that %s', (_, before, now, kinds) => expect(found(before, now)).toEqual(kinds));

  it('tells of each shop apart, and of the offer that a shopper meets first', () => {
    const [stock] = findPriceChanges(
      offersOf({ ...OUT, is_psku: true }, { retailer: 'Kiosk' }),
      offersOf({ ...IN, is_psku: true }, { retailer: 'Kiosk' }),
      asked,
    );
    expect(stock).toMatchObject({ retailer: 'Markt', name: 'Shampoo 250 ml', heavy: true, now: 'out of stock' });
    expect(stock?.href).toBe('/prices?retailer=Markt&sku=A1');
  });
});
