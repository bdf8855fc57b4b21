import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { priceCompetition } from '@/lib/contract/price-competition';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { ownAccount, sharedAccount, sharedValues } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { tiles as bannerTiles } from './banners/tiles';
import { body, PARAMS, RANGE } from './price-competition/test-page';
import { tiles as competitionTiles } from './price-competition/tiles';
import type { Tile } from './shared/tiles';
import { spots } from './visibility/spots';
import { tiles as visibilityTiles } from './visibility/tiles';

ownDatabase();

const tileOf = (tiles: readonly Tile[], name: string) => tiles.find((tile) => tile.name === name);
const label = (brand: string) => ({ category: 'Hair', subcategory: 'Shampoo', brand });
const banner = (own: string[], rivals: string[]) => ({
  ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', e_retail_media_url: `https://a.example/${own}${rivals}` },
  ...{ own_label_count: own.length, competitor_label_count: rivals.length },
  own_labels: own.map(label),
  competitor_labels: rivals.map(label),
});

describe('a figure of filtered rows', () => {
  const DAYS = {
    '2026-03-01': [banner(['Velquin'], [])],
    '2026-03-02': [banner([], ['Fenwarra'])],
    '2026-03-04': [banner([], ['Fenwarra'])],
  };

  it('is 0 on collected days without such rows, and unknown on days not collected', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const params = { date: '2026-03-04', days: '4', against: '2026-03-01' };
    const { answer } = await ask(bannerTiles, { ...params, brand: 'Nosuch' });
    for (const name of ['banners', 'pages', 'own_banners', 'own_labels', 'uncounted'])
      expect(tileOf(answer, name)).toMatchObject({ value: 0, before: 0, trend: [0, 0, null, 0] });
    expect(tileOf(answer, 'new')).toMatchObject({ value: 0 });
    // A share of nothing is no share.
    expect(tileOf(answer, 'share')).toMatchObject({ value: null, part: 0, whole: 0, before: null });
  });

  it('shows a fall to 0', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const params = { date: '2026-03-04', days: '4', against: '2026-03-01', brand: 'Velquin' };
    const { answer } = await ask(bannerTiles, params);
    expect(tileOf(answer, 'banners')).toMatchObject({ value: 0, before: 1, trend: [1, 0, null, 0] });
    expect(tileOf(answer, 'own_banners')).toMatchObject({ value: 0, before: 1 });
  });

  it('is unknown on a day on which nothing was published', async () => {
    const { ask, collect } = await ownAccount(eRetailMedia, DAYS);
    await collect('2026-03-05', []);
    const { answer } = await ask(bannerTiles, { date: '2026-03-05', days: '2', brand: 'Velquin' });
    expect(tileOf(answer, 'banners')).toMatchObject({ value: null, trend: [0, null] });
  });

  it('is 0 in Price competition and Visibility, too', async () => {
    const competition = await sharedValues(priceCompetition, [{ params: RANGE, body }]);
    const { answer } = await competition.ask(competitionTiles, { ...PARAMS, brand: 'Nosuch' });
    expect(tileOf(answer, 'off')).toMatchObject({ value: 0, before: 0, trend: [0, 0, 0, 0, 0, 0] });
    expect(tileOf(answer, 'on_target')).toMatchObject({ value: null, part: 0, whole: 0 });
    const visibility = await ownAccount(visibilityScores, {});
    const score = (is_target_met: boolean) => ({
      ...{ visibility_source_name: 'soap', searched_brand: 'Velquin', is_own_brand: true },
      retailer_scores: [
        { retailer_code: 'k', own_product_count: 1, total_product_count: 4, score: 25, target: 20, is_target_met },
      ],
    });
    // The verdict of the first day does not follow from its score; that of the second does.
    await visibility.collectValue({ visibility_type: 'SEARCH', date: '2026-03-01' }, pageBody([score(false)]));
    await visibility.collectValue({ visibility_type: 'SEARCH', date: '2026-03-02' }, pageBody([score(true)]));
    const params = { date: '2026-03-02', days: '2', against: '2026-03-01', check: 'differs' };
    const tiles = (await visibility.ask(visibilityTiles, params)).answer;
    expect(tileOf(tiles, 'missed')).toMatchObject({ value: 0, before: 1, trend: [1, 0] });
    expect(tileOf(tiles, 'shelves')).toMatchObject({ value: 0, before: 1 });
  });
});

it('counts 0 positions of a brand at a retailer that searches it, and no number at others', async () => {
  const { ask, collectValue } = await ownAccount(visibilityScores, {});
  const score = (brand: string, counts: Record<string, number>) => ({
    ...{ visibility_source_name: 'soap', searched_brand: brand, is_own_brand: brand === 'Velquin' },
    retailer_scores: Object.entries(counts).map(([retailer_code, own_product_count]) => ({
      ...{ retailer_name: retailer_code, retailer_code, retailer_country: 'DE' },
      ...{ own_product_count, total_product_count: 10 },
    })),
  });
  const items = [score('Velquin', { k: 0, h: 3 }), score('Fenwarra', { k: 4 })];
  await collectValue({ visibility_type: 'SEARCH', date: '2026-03-01' }, pageBody(items));
  const { answer } = await ask(spots, { date: '2026-03-01' });
  expect(answer.brands).toMatchObject([
    { name: 'Velquin', listings: 3, listings_by_shop: { 'k/DE': 0, 'h/DE': 3 } },
    { name: 'Fenwarra', listings: 4 },
  ]);
  expect(answer.brands[1]?.listings_by_shop).toEqual({ 'k/DE': 4 });
});
