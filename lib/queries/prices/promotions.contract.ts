import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { promotions } from './promotions';
import { cents, isOnPromotion, listOf } from './test-figures';
import { dayNo, historyOf } from './test-history';
import { isAnyOnPromotion, listingOf, PROMOTED, PROMOTED_DAYS, promoted } from './test-promotions';

ownDatabase();

const { length, missing } = PROMOTED_DAYS;
const depthOf = (row: PriceItem) => (cents(row) ?? 0) / 100 / (listOf(row) ?? 1);

/** The letter of an SKU at a retailer on a day, from its offers there. Undefined rows are not collected. */
function letterOf(rows: readonly PriceItem[] | undefined): string {
  if (!rows) return '-';
  if (rows.length === 0) return 'n';
  const isOn = isAnyOnPromotion(rows);
  // In whole percent, so that an end of a step is exact.
  const deepest = Math.max(...rows.filter(isOnPromotion).map((row) => Math.round(100 * depthOf(row))));
  if (isOn) return String(Math.min(5, Math.ceil(deepest / 10)));
  return isOn === null ? 'u' : rows.some(({ promotion_text }) => promotion_text?.trim()) ? 't' : 'g';
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has SKUs with a promotion text, with the depth of each day on promotion', async () => {
    const { ask, sent, params } = await historyOf(length, PROMOTED, { missing, kind });
    const { answer } = await ask(promotions, params);
    const days = Array.from({ length }, (_, index) => dayNo(index + 1));
    const today = new Set((sent.get(params.date) ?? []).map(listingOf));
    const rowsOn = (day: string, id: string) => sent.get(day)?.filter((row) => listingOf(row) === id);
    const strips = new Map([...today].map((id) => [id, days.map((day) => letterOf(rowsOn(day, id))).join('')]));
    const noted = [...strips].filter(([, strip]) => /[1-5tu]/.test(strip)).map(([id]) => id);
    expect(answer.rows.map(({ sku, shop }) => `${sku}/${shop}`).toSorted()).toEqual(noted.toSorted());
    for (const row of answer.rows) {
      const id = `${row.sku}/${row.shop}`;
      const strip = strips.get(id) ?? '';
      const count = (letters: RegExp) => [...strip].filter((letter) => letters.test(letter)).length;
      const all = days.flatMap((day) => rowsOn(day, id) ?? []);
      const depths = all.filter(isOnPromotion).map(depthOf);
      expect(row, id).toMatchObject({
        strip,
        days_on: count(/[1-5]/),
        days_known: count(/[1-5gt]/),
      });
      if (depths.length === 0) expect(row.deepest).toBeNull();
      else expect(row.deepest).toBeCloseTo(Math.max(...depths), 8);
      expect(row.promotions.map(({ date }) => date)).toEqual(
        days.filter((day) => rowsOn(day, id)?.some(({ promotion_text }) => promotion_text?.trim())),
      );
    }
  });
});

it('describes a day by its deepest promotion', async () => {
  const { ask, params } = await historyOf(length, PROMOTED, { missing });
  const { answer } = await ask(promotions, { ...params, retailer: 'Korbina DE' });
  const cream = answer.rows.find(({ sku }) => sku === 'S2');
  expect(cream?.promotions.map(({ date, promotion_text, discount }) => [date, promotion_text, discount])).toEqual([
    [dayNo(1), 'Clearance', 0.625],
    [dayNo(2), 'Clearance', 0.625],
    [dayNo(3), '3 for 2', 0.25],
    [dayNo(6), '3 for 2', null],
    [dayNo(8), 'in the shop', 0],
  ]);
  // The text of the newest day on promotion, not that of a later day with a text only.
  expect(cream).toMatchObject({ promotion_text: '3 for 2', strip: '553g-ugtgg' });
});

it('lists those with most days on promotion first', async () => {
  const { ask, params } = await historyOf(length, PROMOTED, { missing });
  const listed = async (over: object) =>
    (await ask(promotions, { ...params, ...over })).answer.rows.map(
      ({ sku, retailer, days_on }) => `${sku} ${retailer} ${days_on}`,
    );
  expect(await listed({ retailer: 'Korbina DE' })).toEqual(['S3 Korbina DE 9', 'S1 Korbina DE 3', 'S2 Korbina DE 3']);
  expect(await listed({ own: 'own', retailer: 'Halvéo FR' })).toEqual(['S2 Halvéo FR 1', 'S1 Halvéo FR 0']);
  expect(await listed({ retailer: 'Thistle GB' })).toEqual([]);
  expect(await listed({ own: 'competitor' })).toEqual(['S3 Korbina DE 9', 'S3 Halvéo FR 0']);
});

it('marks days without rows: nothing published, failed, and not collected', async () => {
  const { ask, collect, fail, params } = await historyOf(4, [promoted('soap', 'k', '3..3')], { missing: [2, 3] });
  await collect(dayNo(2), []);
  await fail(dayNo(3));
  const { answer } = await ask(promotions, { ...params, days: '5' });
  expect(answer.rows).toMatchObject([{ strip: '-3ex3', days_on: 2, days_known: 2 }]);
});
