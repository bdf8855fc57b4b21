import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { promotionShares } from './promotion-shares';
import { historyOf } from './test-history';
import { isAnyOnPromotion, listingOf, PROMOTED, PROMOTED_DAYS } from './test-promotions';

ownDatabase();

const { length, missing } = PROMOTED_DAYS;

describe.each(SERVICES)('of $title', (kind) => {
  it('has the share of days on promotion of own SKUs and of competitors’ at each retailer', async () => {
    const { ask, sent, params } = await historyOf(length, PROMOTED, { missing, kind });
    const { answer } = await ask(promotionShares, params);
    const today = sent.get(params.date) ?? [];
    const sharesOf = (isOwn: boolean, retailer: string | null) => {
      const ids = new Set(
        today.filter((row) => row.retailer === retailer && row.is_own_brand === isOwn).map(listingOf),
      );
      const states = [...sent.values()].flatMap((rows) =>
        [...ids].flatMap((id) => {
          const offers = rows.filter((row: PriceItem) => listingOf(row) === id);
          return offers.length === 0 ? [] : (isAnyOnPromotion(offers) ?? []);
        }),
      );
      return { on: states.filter(Boolean).length, days: states.length };
    };
    expect(answer.rows.map(({ retailer }) => retailer)).toEqual(['Korbina DE', 'Halvéo FR']);
    for (const row of answer.rows) {
      const [own, rival] = [sharesOf(true, row.retailer), sharesOf(false, row.retailer)];
      expect(row).toMatchObject({
        ...{ own_on: own.on, own_days: own.days, own_share: own.on / own.days },
        ...{ rival_on: rival.on, rival_days: rival.days, rival_share: rival.on / rival.days },
      });
      expect(row.difference, 'percentage points').toBeCloseTo((own.on / own.days - rival.on / rival.days) * 100, 9);
    }
  });
});

it('compares own SKUs with competitors’ regardless of the filter for own SKUs', async () => {
  const { ask, params } = await historyOf(length, PROMOTED, { missing });
  const [own, brand] = await Promise.all([
    ask(promotionShares, { ...params, own: 'own' }),
    ask(promotionShares, { ...params, brand: 'Velquin' }),
  ]);
  expect(own.answer.rows).toEqual((await ask(promotionShares, params)).answer.rows);
  expect(
    brand.answer.rows.map(({ rival_share, rival_days, difference }) => [rival_share, rival_days, difference]),
  ).toEqual([
    [null, 0, null],
    [null, 0, null],
  ]);
});
