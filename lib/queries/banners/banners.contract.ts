import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Tile } from '@/lib/queries/shared/tiles';
import { writeSettings } from '@/lib/server/account/account-settings';
import { sharedAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { tiles as overviewTiles } from '../overview/tiles';
import { brandTrend } from './brand-trend';
import { cards } from './cards';
import { labels } from './labels';
import { facets } from './page-queries';
import { placements } from './placements';
import { shares } from './shares';
import { takeovers } from './takeovers';
import { account, category, countedRows, home, label, NOW, ownDays, rival, rows, sum } from './test-banners';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('the share is of banners with known counts, by retailer and page type, and is null if most have no counts', async () => {
    const { ask } = await account(kind);
    const own = sum(countedRows.map(({ own_label_count }) => own_label_count));
    const all = own + sum(countedRows.map(({ competitor_label_count }) => competitor_label_count));
    const { answer, coverage, provenance } = await ask(tiles, { date: NOW, against: '2026-03-01', days: '4' });
    expect(coverage[0]).toMatchObject({ from: '2026-03-01', to: NOW, states: 'cc-c', rows: 10, total: 10 });
    expect(provenance[0]).toMatchObject({ title: 'Banners', params: { relevance: 'RELEVANT' } });
    expect(answer.find(({ name }) => name === 'share')).toMatchObject({
      value: own / all,
      part: own,
      whole: all,
      before: expect.closeTo(2 / 7, 8),
      trend: [expect.closeTo(2 / 7, 8), 1 / 8, null, 1 / 8],
    });
    expect(answer.find(({ name }) => name === 'banners')?.value).toBe(rows.length);
    const unknown = await ask(tiles, { date: NOW, days: '1', page_type: 'UNKNOWN_PAGE_TYPE' });
    expect(unknown.answer[0]?.value).toBeNull();

    const byPage = await ask(shares, { date: NOW, against: '2026-03-01' });
    expect(byPage.answer.rows).toMatchObject([
      {
        ...{ retailer_name: 'Korbina DE', page_type_name: 'Category page', share: 1 / 4, before: 1 / 4 },
        ...{ own_labels: 1, competitor_labels: 3, banners: 1, uncounted: 0 },
      },
      {
        ...{ retailer_name: 'Korbina DE', page_type_name: 'Home page', share: 0, before: expect.closeTo(1 / 3, 8) },
        ...{ own_labels: 0, competitor_labels: 4, banners: 2, uncounted: 0 },
      },
      {
        ...{ retailer_name: null, page_type_name: 'KIND_NOBODY_KNOWS', share: null, before: null },
        ...{ own_labels: null, competitor_labels: null, banners: 1, uncounted: 1 },
      },
    ]);
  });

  it('counts labels by brand and day, and finds takeovers', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(brandTrend, { date: NOW, days: '4' });
    expect(answer.wholes).toEqual([7, 8, 0, 8]);
    expect(answer.series.map(({ name, own }) => [name, own])).toEqual([
      ['Velquin', true],
      ['Fenwarra', false],
      ['Oskarine', false],
      [null, false],
    ]);
    expect(answer.series[1]?.values).toEqual([3 / 7, 5 / 8, null, 5 / 8]);
    expect(answer.other).toBeNull();
    const first = await ask(takeovers, { date: '2026-03-02', days: '1' });
    expect(first.answer).toMatchObject([{ first: '2026-03-02', open_start: true, ended: false }]);
    const allTakeovers = await ask(takeovers, { date: NOW, days: '4' });
    expect(allTakeovers.answer).toMatchObject([
      {
        retailer_name: 'Korbina DE',
        page_type_name: 'Home page',
        brand: 'Fenwarra',
        own: false,
        first: '2026-03-02',
        last: NOW,
        days: 2,
        open_start: false,
        ended: false,
        banners: 2,
      },
    ]);
  });

  it('orders placements by retailer, page and position, names them, and finds one by id', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(placements, { date: NOW });
    expect(answer.rows.map(({ banner, walk }) => [banner, walk])).toEqual([
      ['mix', 1],
      ['b', 2],
      ['a', 3],
      [null, 4],
    ]);
    expect(answer.rows[0]).toMatchObject({
      counts_agree: true,
      own_brands: 'Velquin',
      competitor_brands: 'Fenwarra, Oskarine',
    });
    expect(answer.rows[3]).toMatchObject({ counts_agree: null });
    expect(new Set(answer.rows.map(({ id }) => id)).size).toBe(rows.length);
    const [first] = answer.rows;
    const alone = await ask(placements, { date: NOW, id: first?.id });
    expect(alone.answer.rows).toMatchObject([{ id: first?.id, banner: 'mix', own_labels: [label('Velquin')] }]);
    const day1 = await ask(placements, { date: '2026-03-01', own: 'own' });
    expect(day1.answer.rows.map(({ banner }) => banner)).toEqual(['mix', 'velquin neu']);
  });

  it('lists no missing value in filters but that of the retailer', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, { date: NOW });
    expect(answer).toMatchObject({
      retailer: [
        { value: 'Korbina DE', count: 3 },
        { value: '-', count: 1 },
      ],
      position: [
        { value: '1', count: 2 },
        { value: '2', count: 1 },
      ],
      own: [
        { value: 'competitor', count: 3 },
        { value: 'own', count: 1 },
      ],
      brand: [
        { value: 'Fenwarra', count: 3 },
        { value: 'Oskarine', count: 1 },
        { value: 'Velquin', count: 1 },
      ],
    });
  });

  it('searches, sorts and pages placements over all rows', async () => {
    const { ask } = await account(kind);
    const params = { date: NOW, search: 'fenwarra home', sort: 'banner.asc', limit: '1' };
    const first = await ask(placements, params);
    expect(first.answer).toMatchObject({ rows: [{ banner: 'a' }], total: 2, offset: 0 });
    const next = await ask(placements, { ...params, offset: '1' });
    expect(next.answer).toMatchObject({ rows: [{ banner: 'b' }], total: 2, offset: 1 });
  });

  it('matches filters of category, subcategory and brand with the same label', async () => {
    const { ask } = await account(kind);
    const matches = await ask(placements, { date: NOW, brand: 'Oskarine', subcategory: 'Conditioner' });
    expect(matches.answer.total).toBe(0);
    const conditioners = await ask(facets, { date: NOW, subcategory: 'Conditioner' });
    expect(conditioners.answer.brand).toEqual([{ value: 'Fenwarra', count: 2 }]);
    expect(conditioners.answer.subcategory).toEqual([
      { value: 'Shampoo', count: 3 },
      { value: 'Conditioner', count: 2 },
    ]);
    expect(conditioners.answer.page_type).toEqual([{ value: 'HOME_PAGE', count: 2 }]);
    const tree = await ask(labels, { date: NOW });
    expect(
      tree.answer.rows.find(({ brand, subcategory }) => brand === 'Fenwarra' && subcategory === 'Shampoo'),
    ).toMatchObject({
      own: false,
      labels: 3,
      banners: 3,
      retailers: 1,
      share: 3 / 6,
    });
  });
});

it('counts banners without labels if no filter is about labels', async () => {
  const bare = { own_labels: [], competitor_labels: [], own_label_count: null, competitor_label_count: null };
  const { ask: other } = await sharedAccount(eRetailMedia, { '2026-03-31': [home(bare), rival(2, 'new', bare)] });
  const { answer } = await other(brandTrend, { date: '2026-03-31', days: '2', own: 'all' });
  expect(answer).toMatchObject({ series: [], banners: 2 });
});

it('a takeover has ended once a later day shows another brand on the page type', async () => {
  const rivals = [rival(1, 'a'), rival(2, 'b')];
  const days = { '2026-03-01': rivals, '2026-03-02': [home({}), rival(2, 'b')], '2026-03-03': [] };
  const { ask } = await sharedAccount(eRetailMedia, days);
  const ended = await ask(takeovers, { date: '2026-03-03', days: '3' });
  expect(ended.answer).toMatchObject([{ last: '2026-03-01', ended: true }]);
  const { ask: other } = await sharedAccount(eRetailMedia, { '2026-03-01': rivals, '2026-03-02': [] });
  const unknown = await other(takeovers, { date: '2026-03-02', days: '3' });
  expect(unknown.answer).toMatchObject([{ last: '2026-03-01', ended: false }]);
});

it('a takeover has all banners of the page type, whatever filter or search selects some of them', async () => {
  const teaser = { e_retail_media_types: ['TEASER'] };
  const shared = [home({}), rival(2, 'a', teaser), rival(2, 'b', teaser)];
  const { ask } = await sharedAccount(eRetailMedia, { '2026-03-01': shared });
  for (const filter of [{ q: 'fenwarra' }, { type: 'TEASER' }, { position: '2' }])
    expect((await ask(takeovers, { date: '2026-03-01', days: '1', ...filter })).answer).toEqual([]);
});

it('filters of banners select takeovers by one of their banners, which keep all of them', async () => {
  const rivals = [rival(1, 'a'), rival(2, 'b')];
  const { ask } = await sharedAccount(eRetailMedia, {
    '2026-03-01': [home({ retailer_name: 'Plazora DE' }), ...rivals],
  });
  const found = async (filter: Record<string, string>) =>
    (await ask(takeovers, { date: '2026-03-01', days: '1', ...filter })).answer.map((takeover) => takeover.banners);
  expect(await found({ position: '2' })).toEqual([2]);
  expect(await found({ q: 'fenwarra' })).toEqual([2]);
  expect(await found({ position: '9' })).toEqual([]);
  expect(await found({ q: 'velquin' })).toEqual([]);
  expect(await found({ type: 'TEASER' })).toEqual([]);
});

it('a day without banners of the page type does not divide a takeover', async () => {
  const rivals = [rival(1, 'a'), rival(2, 'b')];
  const elsewhere = [home({ retailer_name: 'Plazora DE' })];
  const days = { '2026-03-01': rivals, '2026-03-02': rivals, '2026-03-03': elsewhere, '2026-03-04': rivals };
  const { ask } = await sharedAccount(eRetailMedia, days);
  const { answer } = await ask(takeovers, { date: '2026-03-04', days: '4' });
  expect(answer).toMatchObject([{ first: '2026-03-01', last: '2026-03-04', days: 3, open_start: true, ended: false }]);
});

it('a card is back if it was seen before the compared day, and partly new if others of its banners stay', async () => {
  const { ask } = await sharedAccount(eRetailMedia, {
    '2026-03-01': [home({}), rival(2, 'a')],
    '2026-03-02': [rival(2, 'a')],
    '2026-03-03': [home({}), rival(2, 'a'), rival(3, 'b'), category],
  });
  const { answer } = await ask(cards, { date: '2026-03-03', against: '2026-03-02', days: '3', order: 'place' });
  expect(answer.rows.map(({ page_name, state, fresh, strip }) => [page_name, state, fresh, strip])).toEqual([
    ['Shampoo', 'new', 1, 'aas'],
    ['Startseite', 'back', 1, 'sas'],
    ['Startseite', 'more', 1, 'sss'],
  ]);
});

it('has the weights of the account on Banners and the Overview', async () => {
  const { ask, db, account: id } = await ownDays();
  const tile = (answer: readonly Tile[], name: string) => answer.find((tile) => tile.name === name);
  const ofBanners = async () => tile((await ask(tiles, { date: NOW, days: '1' })).answer, 'share');
  expect(await ofBanners()).toMatchObject({ value: 1 / 8, part: 1, whole: 8 });
  await writeSettings(db, id, [{ name: 'banner_weights', value: { CATEGORY_PAGE: 3, HOME_PAGE: 1 } }]);
  const weighted = 3 / (3 * 4 + 4);
  expect(await ofBanners()).toMatchObject({ value: weighted, part: 1, whole: 8 });
  expect(tile((await ask(overviewTiles, { date: NOW, days: '1' })).answer, 'banner')?.value).toBe(weighted);
  const trend = await ask(brandTrend, { date: NOW, days: '1' });
  expect(trend.answer.series.find(({ own }) => own)?.values).toEqual([weighted]);
});

it('identifies pages without an address by their names', async () => {
  const onPage = (page_name: string) => home({ page_url: '', page_name });
  const days = { '2026-03-01': [onPage('A')], '2026-03-02': [onPage('B'), onPage('C')] };
  const { ask } = await sharedAccount(eRetailMedia, days);
  const { answer } = await ask(tiles, { date: '2026-03-02', against: '2026-03-01', days: '2' });
  const tileValue = (tile: string) => answer.find(({ name }) => name === tile)?.value;
  expect(['pages', 'won', 'lost'].map(tileValue)).toEqual([2, 2, 1]);
});

it('counts banners whose retailer has an empty name as those without one, which the filter selects together', async () => {
  const banners = [null, '', 'Korbina DE'].map((retailer_name) => home({ retailer_name }));
  const { ask: other } = await sharedAccount(eRetailMedia, { '2026-03-30': banners });
  const params = { date: '2026-03-30' };
  const { answer } = await other(facets, params);
  expect(answer.retailer).toEqual([
    { value: '-', count: 2 },
    { value: 'Korbina DE', count: 1 },
  ]);
  expect((await other(placements, { ...params, retailer: '-' })).answer.total).toBe(2);
});
