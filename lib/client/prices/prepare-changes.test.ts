import { describe, expect, it } from 'vitest';
import { prepareChanges } from '@/lib/client/prices/prepare-changes';
import { offersOf } from '@/lib/client/prices/test-items';
import type { PriceItem } from '@/lib/contract/price';

function moved(before: Partial<PriceItem>, now: Partial<PriceItem>) {
  return prepareChanges(offersOf(now), offersOf(before), 'selling').rows[0]?.moves ?? [];
}

describe('what happened between two days', () => {
  it.each<[string, Partial<PriceItem>, Partial<PriceItem>, string[]]>([
    ['a price that rose', { price: 10 }, { price: 11 }, ['up']],
    ['a price that fell and sold out', { price: 10 }, { price: 9, availability: 0 }, ['down', 'sold-out']],
    ['half a cent of rounding is no move', { price: 10 }, { price: 10.004 }, []],
    ['back in stock', { availability: 0 }, { availability: 1 }, ['back']],
    ['stock that one day does not state', { availability: null }, { availability: 0 }, []],
    ['a buybox that another merchant took', { is_main_merchant: true }, { is_main_merchant: false }, ['buybox-lost']],
    ['a buybox won back', { is_main_merchant: false }, { is_main_merchant: true }, ['buybox-won']],
    ['a buybox whose holder is not known', { is_main_merchant: true }, { is_main_merchant: null }, []],
    ['a price that is not known any more', { price: 10 }, { price: null }, []],
  ])('%s', (_, before, now, moves) => {
    expect(moved(before, now)).toEqual(moves);
  });

  it('is told of the offer that a shopper meets first', () => {
    const now = offersOf({ buybox_position: 2, price: 5, merchant_name: 'B' }, { price: 10 });
    expect(prepareChanges(now, offersOf({ price: 10 }), 'selling').rows).toEqual([]);
  });

  it('compares like for like: listings of one day alone enter no price move', () => {
    const now = offersOf({ csku_id: 'A', price: 12 }, { csku_id: 'B', price: 99 });
    const before = offersOf({ csku_id: 'A', price: 10 }, { csku_id: 'C', price: 1 });
    const { rows, count, both, same } = prepareChanges(now, before, 'selling');
    expect([count.up, count.new, count.gone, both, same]).toEqual([1, 1, 1, 1, 0]);
    expect(rows.map(({ sku, share }) => [sku, share])).toEqual([
      ['A', 0.2],
      ['B', null],
      ['C', null],
    ]);
  });

  it('of two currencies at one retailer compares neither with the other', () => {
    const changes = prepareChanges(offersOf({ currency: 'EUR' }), offersOf({ currency: 'GBP' }), 'selling');
    expect([changes.count.new, changes.count.gone, changes.both]).toEqual([1, 1, 0]);
  });

  it('puts own SKUs before others, however far theirs moved', () => {
    const day = (own: number, theirs: number) =>
      offersOf({ csku_id: 'ours', price: own }, { csku_id: 'theirs', price: theirs, is_own_brand: false });
    const { rows } = prepareChanges(day(10.5, 20), day(10, 10), 'selling');
    expect(rows.map(({ sku }) => sku)).toEqual(['ours', 'theirs']);
  });
});
