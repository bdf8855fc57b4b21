import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { firstTen } from './first-ten';
import { inFirst, isOwn, on, rankOf } from './test-figures';
import { account, BEFORE, NOW, OWN, PARAMS } from './test-shelf';

ownDatabase();

const RANKS = Array.from({ length: 10 }, (_, index) => index + 1);

describe.each(SERVICES)('of $title', (kind) => {
  it.each([
    [BEFORE, 0],
    [NOW, 3],
  ])('has the first positions of the listings of %s', async (day, index) => {
    const { ask } = await account(kind);
    const { answer } = await ask(firstTen, PARAMS);
    const rows = inFirst(on(day), 10);
    const listingAt = (rank: number) => rows.find((row) => rankOf(row) === rank);
    const first = answer.first[index];
    expect(first).toMatchObject({ isListed: true, known: rows.length, own: rows.filter(isOwn).length });
    expect(first?.positions.map((brand) => brand !== null && answer.brands[brand]?.name)).toEqual(
      RANKS.map((rank) => listingAt(rank) !== undefined && (listingAt(rank)?.brand_name ?? null)),
    );
    expect(first?.sponsored).toEqual(RANKS.map((rank) => listingAt(rank)?.is_sponsored === true));
  });

  it('has the ranks of tracked products of days without listings', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(firstTen, PARAMS);
    const first = answer.first[1];
    expect(first?.positions.map((brand) => (brand === null ? '-' : answer.brands[brand]?.name))).toEqual([
      ...['Oskarine', 'Oskarine', 'Oskarine', 'Oskarine', OWN, OWN, '-', '-', null, 'Tresolune'],
    ]);
    // Positions 1 and 2 are of O1, sponsored and organic. The type of the others is not known.
    expect(first).toMatchObject({ isListed: false, known: 8, own: 2 });
    expect(first?.sponsored).toEqual([...'souuso--us'].map((kind) => kind === 's'));
  });
});

it('has no positions of a day with fewer than 8 known ones', async () => {
  const { ask } = await account();
  const { answer, coverage } = await ask(firstTen, PARAMS);
  expect(answer.first[2]).toBeNull();
  expect(coverage.map(({ offeredCalls, pending }) => [offeredCalls, pending])).toEqual([[null, false]]);
});

it('lists own brands first, then those with most positions', async () => {
  const { ask } = await account();
  const { brands } = (await ask(firstTen, PARAMS)).answer;
  expect(brands.slice(0, 3).map(({ name, own }) => [name, own])).toEqual([
    [OWN, true],
    ['Nobrand', true],
    ['Oskarine', false],
  ]);
});

it('has only days with listings of categories', async () => {
  const { ask } = await account();
  const { answer } = await ask(firstTen, { ...PARAMS, visibility_type: 'CATEGORY' });
  expect(answer.first).toEqual([null, null, null, null]);
});
