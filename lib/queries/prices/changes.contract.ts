import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { changeCounts, changes } from './changes';
import { CHANGE_KINDS, CHANGE_WORDS, type ChangeKind } from './changes.columns';
import { frontsOf, landedOf, on, sellingOf, shopOf, skuOf } from './test-figures';
import { account, BEFORE, NOW, offer, PARAMS } from './test-offers';

ownDatabase();

const keyOf = (row: PriceItem) => `${skuOf(row)} ${shopOf(row)} ${row.currency ?? ''}`;
const wonBy = ({ buybox_position, is_main_merchant }: PriceItem) => (buybox_position === 1 ? is_main_merchant : null);

/** What happened between the first offers of two days. */
function kindsOf(now: PriceItem | undefined, before: PriceItem | undefined): ChangeKind[] {
  if (!before) return ['new'];
  if (!now) return ['gone'];
  const [price, earlier] = [sellingOf(now), sellingOf(before)];
  const difference = price === null || earlier === null ? 0 : price - earlier;
  const holds: Partial<Record<ChangeKind, boolean>> = {
    up: difference > 0.005,
    down: difference < -0.005,
    'sold-out': before.availability === 1 && now.availability === 0,
    back: before.availability === 0 && now.availability === 1,
    'buybox-lost': wonBy(before) === true && wonBy(now) === false,
    'buybox-won': wonBy(before) === false && wonBy(now) === true,
  };
  return CHANGE_KINDS.filter((kind) => holds[kind]);
}

function pairsOf(now: readonly PriceItem[], before: readonly PriceItem[]) {
  const [later, earlier] = [now, before].map((rows) => new Map(frontsOf(rows).map((row) => [keyOf(row), row])));
  return [...new Set([...(later?.keys() ?? []), ...(earlier?.keys() ?? [])])].map((key) => {
    const [one, other] = [later?.get(key), earlier?.get(key)];
    return { key, now: one, before: other, kinds: kindsOf(one, other) };
  });
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has what changed between the first offers of both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(changes, PARAMS);
    const pairs = pairsOf(on(NOW), on(BEFORE));
    const changed = pairs.filter(({ kinds }) => kinds.length > 0);
    const rowKey = (row: (typeof answer.rows)[number]) => `${row.sku} ${row.shop} ${row.currency ?? ''}`;
    expect(answer.rows.map(rowKey).toSorted()).toEqual(changed.map(({ key }) => key).toSorted());
    for (const { key, now, before, kinds } of changed) {
      const [price, earlier] = [now && sellingOf(now), before && sellingOf(before)];
      const isKnown = price != null && earlier != null;
      expect(answer.rows.find((row) => rowKey(row) === key)).toMatchObject({
        kinds,
        happened: kinds.map((kind) => CHANGE_WORDS[kind]).join(', '),
        now: price ?? null,
        before: earlier ?? null,
        difference: isKnown ? expect.closeTo(price - earlier, 9) : null,
        share: isKnown ? expect.closeTo(price / earlier - 1, 9) : null,
        merchant_now: now?.merchant_name ?? null,
        merchant_before: before?.merchant_name ?? null,
        stock_now: now?.availability == null ? null : now.availability === 1,
        stock_before: before?.availability == null ? null : before.availability === 1,
      });
    }
    const counts = await ask(changeCounts, PARAMS);
    const both = pairs.filter(({ now, before }) => now && before);
    expect(counts.answer).toEqual({
      kinds: Object.fromEntries(
        CHANGE_KINDS.map((kind) => [kind, pairs.filter(({ kinds }) => kinds.includes(kind)).length]),
      ),
      changed: changed.length,
      both: both.length,
      same: pairs.length - changed.length,
    });
    for (const kind of CHANGE_KINDS) {
      const { total } = (await ask(changes, { ...PARAMS, kind })).answer;
      expect([kind, total]).toEqual([kind, counts.answer.kinds[kind]]);
    }
  });
});

it('lists own SKUs first, the largest changes of price first', async () => {
  const { ask, collect } = await account();
  const later = [
    offer('soap', 'k', 3.3, 4),
    offer('soap', 'h', 1, 4),
    offer('foam', 'h', 1, 6),
    offer('cream', 'k', 6, 6),
  ];
  await collect('2026-03-05', later);
  const { answer } = await ask(changes, { ...PARAMS, date: '2026-03-05' });
  expect(answer.rows.map(({ sku, retailer, happened }) => `${sku} ${retailer}: ${happened}`)).toEqual([
    'S1 Halvéo FR: Fell',
    'S1 Korbina DE: Rose',
    'S2 Korbina DE: Back in stock',
    'S1 Thistle GB: Gone',
    'S3 Halvéo FR: Fell',
  ]);
});

it('compares landed prices', async () => {
  const { ask } = await account();
  const { answer } = await ask(changes, { ...PARAMS, price: 'landed', retailer: 'Halvéo FR', skus: 'S1' });
  const [now, before] = [NOW, BEFORE].map((day) =>
    frontsOf(on(day)).find((row) => keyOf(row) === 'S1 Halvéo FR/FR EUR'),
  );
  expect(answer.rows).toMatchObject([{ now: now && landedOf(now), before: before && landedOf(before) }]);
});

it('ignores differences that rounding makes', async () => {
  const { ask, collect } = await account();
  await collect('2026-03-05', [
    offer('soap', 'k', 3.2049, 4),
    offer('soap', 'h', 2.9, 4),
    offer('soap', 't', 2.2, 2.2),
  ]);
  const { answer } = await ask(changeCounts, { ...PARAMS, date: '2026-03-05', skus: 'S1' });
  expect(answer).toMatchObject({ changed: 0, both: 3, same: 3 });
});

it('does not call an SKU new or gone that the filters hide on one day', async () => {
  const { ask, collect } = await account();
  await collect('2026-03-05', [offer('soap', 'k', 3.2, 4, { promotion_text: '3 for 2' })]);
  const { answer } = await ask(changes, { ...PARAMS, date: '2026-03-05', q: '3 for 2' });
  expect(answer.rows).toEqual([]);
});

it('selects by the later day if a filter is about what changes from day to day', async () => {
  const { ask } = await account();
  const listed = async (over: object) =>
    (await ask(changes, { ...PARAMS, ...over })).answer.rows.map(({ sku, retailer, happened }) => [
      sku,
      retailer,
      happened,
    ]);
  expect(await listed({ buybox: 'lost' })).toEqual([['S1', 'Halvéo FR', 'Fell, Buybox lost']]);
  expect(await listed({ stock: 'in', retailer: 'Korbina DE' })).toEqual([
    ['S2', 'Korbina DE', 'Rose, Back in stock'],
    ['S1', 'Korbina DE', 'Fell'],
  ]);
});

it('knows nothing new or gone if a day is not collected, or not whole', async () => {
  const { ask, collectValue } = await account();
  const kinds = async (over: object) => (await ask(changeCounts, { ...PARAMS, ...over })).answer;
  expect(await kinds({ against: '2026-03-03' })).toMatchObject({ changed: 0, both: 0, same: 0 });
  expect(await kinds({ against: undefined })).toMatchObject({ changed: 0 });
  const partly = pageBody([offer('soap', 'k', 3, 4)]).replace('"total":1', '"total":2');
  await collectValue({ date: '2026-03-06' }, partly);
  expect(await kinds({ date: '2026-03-06' })).toMatchObject({ kinds: { gone: 0, down: 1 }, changed: 1, both: 1 });
  expect(await kinds({ against: '2026-03-06' })).toMatchObject({ kinds: { new: 0, up: 1 }, changed: 1, both: 1 });
});
