import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { priceCompetition } from '@/lib/contract/price-competition';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { ownAccount, sharedAccount, sharedValues } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { cards } from './banners/cards';
import { tiles as bannerTiles } from './banners/tiles';
import { lines } from './price-competition/lines';
import { summary } from './price-competition/summary';
import { body, FIRST, IDS, idOf, indices, NOW as LAST, PARAMS, RANGE } from './price-competition/test-page';
import { tiles as competitionTiles } from './price-competition/tiles';
import type { Tile } from './shared/tiles';
import { retailers } from './visibility/retailers';
import { tiles as visibilityTiles } from './visibility/tiles';

ownDatabase();

const tileOf = (tiles: readonly Tile[], name: string) => tiles.find((tile) => tile.name === name);
const spans = (coverage: readonly { need: string; from: string; to: string }[]) =>
  coverage.map(({ need, from, to }) => [need, from, to]);

describe('banners compared with a day outside the period', () => {
  const banner = (path: string) => ({
    ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_name: 'Startseite' },
    ...{ e_retail_media_url: `https://korbina.example/${path}`, own_label_count: 1, competitor_label_count: 1 },
  });
  const DAYS = {
    '2025-03-31': [banner('a'), banner('b'), banner('c')],
    '2026-03-20': [banner('a'), banner('d')],
    '2026-03-30': [banner('d')],
    '2026-03-31': [banner('a'), banner('d')],
    '2026-04-05': [banner('a'), banner('b'), banner('c'), banner('d')],
  };
  const params = { date: '2026-03-31', days: '4' };

  it('read that day as a need of its own', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const { answer, coverage } = await ask(bannerTiles, { ...params, against: '2025-03-31' });
    expect(spans(coverage)).toEqual([
      ['banners', '2026-03-28', '2026-03-31'],
      ['banners_compared', '2025-03-31', '2025-03-31'],
      ['today', '2026-03-31', '2026-03-31'],
      ['compared', '2025-03-31', '2025-03-31'],
    ]);
    expect(coverage[0]?.states).toBe('--cc');
    expect(tileOf(answer, 'banners')).toMatchObject({ value: 2, before: 3, trend: [null, null, 1, 2] });
    expect(tileOf(answer, 'won')?.value).toBe(0);
    const inside = await ask(bannerTiles, { ...params, against: '2026-03-30' });
    expect(spans(inside.coverage).map(([need]) => need)).toEqual(['banners', 'today', 'compared']);
  });

  it('can be compared with a later day', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const { answer } = await ask(bannerTiles, { ...params, against: '2026-04-05' });
    expect(tileOf(answer, 'banners')).toMatchObject({ value: 2, before: 4 });
  });

  it('are new against that day', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const newSince = async (against: string) => tileOf((await ask(bannerTiles, { ...params, against })).answer, 'new');
    expect(await newSince('2025-03-31')).toMatchObject({ value: 1 });
    expect(await newSince('2026-03-20')).toMatchObject({ value: 0 });
  });

  it('run for the days of the period', async () => {
    const { ask } = await sharedAccount(eRetailMedia, DAYS);
    const { answer } = await ask(cards, { ...params, against: '2025-03-31', view: 'new' });
    expect(answer.rows).toMatchObject([{ state: 'new', days: 2, strip: '--ss' }]);
    const ended = await ask(cards, { ...params, against: '2025-03-31', view: 'ended' });
    expect(ended.answer.banners).toBe(2);
  });
});

it('scores compared with a day outside the period read it for each position type and retailer', async () => {
  const score = (own: number) => ({
    ...{ visibility_source_name: 'soap', visibility_source_id: 1, searched_brand: 'Velquin', is_own_brand: true },
    retailer_scores: [
      { retailer_name: 'K', retailer_code: 'k', own_product_count: own, total_product_count: 10, is_target_met: true },
    ],
  });
  const service = await ownAccount(visibilityScores, {});
  for (const [date, own] of [['2025-03-31', 5] as const, ['2026-03-31', 2] as const])
    await service.collectValue({ visibility_type: 'SEARCH', date }, pageBody([score(own)]));
  const params = { date: '2026-03-31', against: '2025-03-31', days: '2' };
  const { answer, coverage } = await service.ask(visibilityTiles, params);
  expect(tileOf(answer, 'overall')).toMatchObject({ value: 0.2, before: 0.5, trend: [null, 0.2] });
  expect(spans(coverage)).toContainEqual(['organic_compared', '2025-03-31', '2025-03-31']);
  expect(coverage.every(({ states }) => states.length <= 2)).toBe(true);
  const shops = await service.ask(retailers, params);
  expect(shops.answer).toMatchObject([{ values: { share: { value: 0.2, before: 0.5, trend: [null, 0.2] } } }]);
});

it('competitions compared with a day outside the period read it as a need of its own', async () => {
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body }]);
  const params = { ...PARAMS, days: '2', against: FIRST };
  const { answer, coverage } = await ask(competitionTiles, params);
  expect(spans(coverage)).toEqual([
    ['competitions', '2026-03-05', LAST],
    ['compared', FIRST, FIRST],
  ]);
  const off = (dayIndex: number) =>
    IDS.flatMap((id) => indices(id)[dayIndex] ?? []).filter((index) => index > 107 || index < 93).length;
  expect(tileOf(answer, 'off')).toMatchObject({ value: off(5), before: off(0) });
  // The days between are not read, so nothing is known before the first day of the period.
  expect(tileOf(answer, 'new_off')?.trend).toEqual([null, 0]);
  const buckets = ['2026-03-05', LAST];
  expect((await ask(summary, params)).answer).toMatchObject({ current: LAST, before: FIRST, buckets });
  const table = await ask(lines, params);
  const line = table.answer.rows.find(({ id }) => id === idOf('a'));
  // It went off target on the fourth day, before the period: within the period it has always been so.
  expect(line).toMatchObject({ difference: 10, since: null, strip: 'aa' });
});
