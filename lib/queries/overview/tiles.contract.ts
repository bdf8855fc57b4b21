import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { account, PARAMS as VISIBILITY } from '@/lib/queries/visibility/test-scores';
import { tiles as visibilityTiles } from '@/lib/queries/visibility/tiles';
import { ownAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { facets } from './facets';
import { dayAt, LAST, offer, PARAMS, stock } from './test-stock';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('overview/tiles of $title', (kind) => {
  it('counts own offers in stock, on the day and on the compared day', async () => {
    const { answer } = await (await stock(kind)).ask(tiles, { ...PARAMS, against: dayAt(0) });
    const tile = answer.find(({ name }) => name === 'stock');
    expect(tile).toMatchObject({ part: 3, whole: 6, value: 0.5, before: 4 / 7 });
    expect(tile?.trend).toHaveLength(PARAMS.days);
  });
});

describe('overview/tiles', () => {
  it('includes only the chosen retailers', async () => {
    const { answer } = await (await stock()).ask(tiles, { ...PARAMS, retailer: 'Plazora DE' });
    expect(answer.find(({ name }) => name === 'stock')).toMatchObject({ part: 1, whole: 2 });
  });

  it('counts offers in stock by retailer, which add up to the tile', async () => {
    const { answer } = await (await stock()).ask(tiles, PARAMS);
    const tile = answer.find(({ name }) => name === 'stock');
    expect(tile?.retailers).toEqual([
      { retailer: 'Korbina DE', part: 2, whole: 4 },
      { retailer: 'Plazora DE', part: 1, whole: 2 },
    ]);
    expect(tile).toMatchObject({ part: 3, whole: 6 });
  });

  it('counts offers without a retailer in a row of their own', async () => {
    const rows = [offer('Korbina DE', 'Power', 1), { ...offer('Korbina DE', 'Newest', 0), retailer: null }];
    const { ask } = await ownAccount<unknown>(price, { [LAST]: rows });
    const { answer } = await ask(tiles, PARAMS);
    const ofRow = (await ask(tiles, { ...PARAMS, retailer: '-' })).answer;
    expect(ofRow.find(({ name }) => name === 'stock')).toMatchObject({ part: 0, whole: 1 });
    expect(answer.find(({ name }) => name === 'stock')).toMatchObject({
      ...{ part: 1, whole: 2 },
      retailers: [
        { retailer: '-', part: 0, whole: 1 },
        { retailer: 'Korbina DE', part: 1, whole: 1 },
      ],
    });
  });

  it('has no figure if nothing is collected', async () => {
    const { answer } = await (await stock()).ask(tiles, PARAMS);
    expect(answer.find(({ name }) => name === 'rating')).toMatchObject({ value: null, before: null });
  });

  it('has the share of search that Visibility shows', async () => {
    const { ask } = await account();
    const { date, against, days } = VISIBILITY;
    const share = (await ask(tiles, { date, against, days })).answer.find(({ name }) => name === 'search');
    const expected = (await ask(visibilityTiles, { ...VISIBILITY, own: 'own' })).answer;
    const overall = expected.find(({ name }) => name === 'overall');
    expect(share?.value).toBeGreaterThan(0);
    expect([share?.value, share?.part, share?.whole, share?.before]).toEqual([
      overall?.value,
      overall?.part,
      overall?.whole,
      overall?.before,
    ]);
    expect(share?.target).toBeGreaterThan(0);
    expect(share?.target).toBe(expected.find(({ name }) => name === 'overall_target')?.value);
  });

  it('compares with a day before those of the signals, which a user can collect', async () => {
    const service = await ownAccount<unknown>(price, {
      [LAST]: [offer('Korbina DE', 'Power', 1)],
      '2025-03-08': [offer('Korbina DE', 'Power', 1), offer('Korbina DE', 'Newest', 0)],
    });
    const params = { ...PARAMS, against: '2025-03-08' };
    const { answer } = await service.ask(tiles, params);
    expect(answer.find(({ name }) => name === 'stock')).toMatchObject({ value: 1, before: 0.5 });
    const compared = tiles.needs({ ...params, page: [101], retailer: [] }).filter(({ partOf }) => partOf);
    expect(compared.map(({ partOf, urgent, from, to }) => [partOf, urgent, from, to])).toEqual(
      ['offers', 'competitions_101', 'scores', 'banners', 'scorecards', 'ratings'].map((need) => [
        ...[need, true, '2025-03-08', '2025-03-08'],
      ]),
    );
    const near = tiles.needs({ ...params, against: dayAt(0), page: [101], retailer: [] });
    expect(near.filter(({ partOf }) => partOf)).toEqual([]);
  });

  it('has the target of the rule for the rating, and none for stock', async () => {
    const { answer } = await (await stock()).ask(tiles, PARAMS);
    const target = (tile: string) => answer.find(({ name }) => name === tile)?.target;
    expect([target('rating'), target('stock')]).toEqual([4, null]);
  });

  it('requests the sets of the day before those of earlier days', async () => {
    const needs = tiles.needs({ ...PARAMS, page: [101], retailer: [] });
    const requested = needs.filter(({ isAside }) => !isAside);
    const urgent = needs.filter((need) => need.urgent);
    expect(urgent.length).toBeGreaterThan(0);
    expect(urgent.every(({ from, to }) => from === LAST && to === LAST)).toBe(true);
    expect(new Set(urgent.map(({ view }) => view.name))).toEqual(new Set(requested.map(({ view }) => view.name)));
  });
});

describe('overview/facets', () => {
  it('lists the retailers of the day, found by a part of their name', async () => {
    const { ask } = await stock();
    const retailers = async (find: string) =>
      ((await ask(facets, { ...PARAMS, find })).answer.retailer ?? []).map(({ value }) => value);
    expect(await retailers('')).toEqual(['Korbina DE', 'Plazora DE']);
    expect(await retailers('plaz')).toEqual(['Plazora DE']);
  });
});
