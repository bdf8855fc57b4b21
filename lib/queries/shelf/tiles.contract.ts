import { describe, expect, it } from 'vitest';
import type { Tile } from '@/lib/queries/shared/tiles';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { inFirst, isOut, isOwn, on } from './test-figures';
import { account, BEFORE, listing, NOW, OWN, ownAccount, PARAMS } from './test-shelf';
import { tiles } from './tiles';

ownDatabase();

const tileOf = (list: readonly Tile[], name: string) => list.find((tile) => tile.name === name);
const ownIn = (day: string) => inFirst(on(day), 10).filter(isOwn).length;
const sponsored = (day: string) => inFirst(on(day), 20).filter((row) => row.is_sponsored);
const bestOrganic = (day: string) =>
  Math.min(
    ...inFirst(on(day), 20).flatMap((row) =>
      isOwn(row) && row.is_sponsored === false ? (row.combined_position ?? []) : [],
    ),
  );

function stock(day: string) {
  const own = on(day).filter((row) => isOwn(row) && isOut(row, day) !== null);
  const products = (rows: typeof own) => new Set(rows.map(({ product_id }) => product_id)).size;
  return { part: products(own.filter((row) => isOut(row, day))), whole: products(own) };
}

describe.each(SERVICES)('of $title', (kind) => {
  it('count own positions by listings, and by ranks on days without them', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    expect(tileOf(answer, 'own_in_first')).toMatchObject({
      value: ownIn(NOW),
      part: ownIn(NOW),
      whole: inFirst(on(NOW), 10).length,
      before: ownIn(BEFORE),
      // Two of the known positions of 2 March are own ones. Too few are known on 3 March.
      trend: [ownIn(BEFORE), 2, null, ownIn(NOW)],
    });
    expect(tileOf(answer, 'best_organic')).toMatchObject({
      value: bestOrganic(NOW),
      before: bestOrganic(BEFORE),
      trend: [bestOrganic(BEFORE), 6, null, bestOrganic(NOW)],
    });
    expect(tileOf(answer, 'own_sponsored')).toMatchObject({
      value: sponsored(NOW).filter(isOwn).length,
      whole: sponsored(NOW).length,
      before: sponsored(BEFORE).filter(isOwn).length,
      trend: [sponsored(BEFORE).filter(isOwn).length, 1, null, sponsored(NOW).filter(isOwn).length],
    });
  });

  it('have the share of the own brand by its score, and the stock of own products by price', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    expect(tileOf(answer, 'share')).toMatchObject({ value: 3 / 12, part: 3, whole: 12, before: 3 / 8 });
    expect(tileOf(answer, 'share')?.trend).toEqual([3 / 8, null, null, 3 / 12]);
    expect(tileOf(answer, 'target_share')?.value).toBeCloseTo(0.3);
    const [now, before] = [stock(NOW), stock(BEFORE)];
    expect(tileOf(answer, 'own_out_of_stock')).toMatchObject({ value: now.part, ...now, before: before.part });
  });
});

it('name the share of search results and of category shelves', async () => {
  const { ask } = await account();
  const { answer: search } = await ask(tiles, PARAMS);
  expect(tileOf(search, 'share')?.title).toBe('Share of search');
  const { answer: category } = await ask(tiles, { ...PARAMS, visibility_type: 'CATEGORY' });
  expect(tileOf(category, 'share')?.title).toBe('Share of shelf');
});

it('compare with a day outside the period', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, days: '2' });
  expect(tileOf(answer, 'own_in_first')).toMatchObject({ before: ownIn(BEFORE), trend: [null, ownIn(NOW)] });
  expect(tileOf(answer, 'share')).toMatchObject({ before: 3 / 8, trend: [null, 3 / 12] });
});

it('have an organic rank only if a listing is known to be organic', async () => {
  const { ask, collectShelf } = await ownAccount();
  const unknown = listing(1, 'V1', OWN, { is_sponsored: null });
  await collectShelf('2026-03-05', [unknown]);
  await collectShelf('2026-03-06', [unknown, listing(4, 'V2', OWN)]);
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-06', against: '2026-03-05', days: '2' });
  expect(tileOf(answer, 'best_organic')).toMatchObject({ value: 4, before: null, trend: [null, 4] });
});

it('have no values of a shelf that is not collected', async () => {
  const { ask } = await ownAccount();
  const { answer } = await ask(tiles, { ...PARAMS, visibility_source_id: '13' });
  for (const name of ['own_in_first', 'best_organic', 'own_sponsored', 'own_out_of_stock'])
    expect(tileOf(answer, name)?.value, name).toBeNull();
  expect(tileOf(answer, 'share')?.value).toBe(1 / 20);
});
