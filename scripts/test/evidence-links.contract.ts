import { describe, expect, it } from 'vitest';
import { banners, viewParams } from '@/components/banners/page';
import { type AnyPage, pageDates } from '@/components/layout/define-page';
import { evidenceOf } from '@/components/overview/evidence';
import { competition, linesParams } from '@/components/price-competition/page';
import { scoresParams, visibility } from '@/components/visibility/page';
import { type AddressOf, readAddress } from '@/lib/client/address/address';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { SignalName } from '@/lib/metrics/signals.words';
import { cards } from '@/lib/queries/banners/cards';
import { openLines } from '@/lib/queries/overview/open-lines';
import { type Problem, problems } from '@/lib/queries/overview/problems';
import { tiles as overviewTiles } from '@/lib/queries/overview/tiles';
import { evidence } from '@/lib/queries/price-competition/line';
import { lines } from '@/lib/queries/price-competition/lines';
import { body, PARAMS as COMPETITION, idOf, NOW, RANGE } from '@/lib/queries/price-competition/test-page';
import { tiles as competitionTiles } from '@/lib/queries/price-competition/tiles';
import { scores } from '@/lib/queries/visibility/scores';
import { account, PARAMS as VISIBILITY } from '@/lib/queries/visibility/test-scores';
import { tiles as visibilityTiles } from '@/lib/queries/visibility/tiles';
import { ownAccount, sharedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';

ownDatabase();

const START = { opening: '2026-03-31', listed: [{ id: 101, name: 'Soap' }], weights: {} };

/** Returns the address of a page behind a link, and the parameters of its queries. */
function follow<Page extends AnyPage>(page: Page, href: string) {
  const { searchParams } = new URL(href, 'https://dashboard.example');
  const address = readAddress(page.address, Object.fromEntries(searchParams)) as AddressOf<Page['address']>;
  const params = page.params(address, pageDates(page, address, null, START.opening), START);
  return { address, params: params as NonNullable<ReturnType<Page['params']>> };
}

const linesOf = async ({ ask }: Pick<Awaited<ReturnType<typeof account>>, 'ask'>, rule: SignalName, params: object) =>
  openLines((await ask(problems, { ...params })).answer).filter((line) => line.rule === rule);

it('opens as many scores on Visibility as a line has items', async () => {
  const service = await account();
  const { date, days } = VISIBILITY;
  const below = await linesOf(service, 'search_share_below_target', { date, days });
  expect(below.map(({ retailer, items }) => [retailer, items])).toEqual([['Korbina DE', 1]]);
  for (const line of below) {
    const { href, rows } = evidenceOf(line, { date, page: [] });
    const { params, address } = follow(visibility, href);
    const { answer } = await service.ask(scores, scoresParams(params, 'scores', address));
    expect(answer.total).toBe(rows);
    // The figures are those of the retailer, whatever the line counts.
    const { days: period, against } = params;
    expect(await service.ask(visibilityTiles, params)).toEqual(
      await service.ask(visibilityTiles, {
        ...{ ...VISIBILITY, days: period, against },
        ...{ retailer: line.retailer, own: 'own' },
      }),
    );
  }
});

it('opens as many competitions on Price competition as a line has items', async () => {
  const service = await sharedValues(priceCompetition, [{ params: RANGE, body }]);
  const { date, days, page } = COMPETITION;
  const off = await linesOf(service, 'price_off_target', { date, days, page });
  expect(off.map(({ retailer, items }) => [retailer, items])).toEqual([
    ['Korbina DE', 1],
    ['Plazora DE', 1],
  ]);
  for (const line of off) {
    const { href, rows } = evidenceOf(line, { date, page: [page] });
    const { params, address } = follow(competition, href);
    const { answer } = await service.ask(lines, linesParams(params, address));
    expect(answer.total).toBe(rows);
  }
});

it.each(['Korbina DE', null, ''])('opens the banners of the home page of %j that was taken over', async (name) => {
  const banner = (page_type: string, position: number, retailer_name = name) => ({
    ...{ retailer_name, page_type, page_name: page_type, e_retail_media_position: position },
    ...{ page_url: `https://korbina.example/${page_type}`, own_label_count: 0, competitor_label_count: 1 },
    ...{ own_labels: [], competitor_labels: [{ category: null, subcategory: null, brand: 'Fenwarra' }] },
    e_retail_media_types: [],
  });
  const date = '2026-03-31';
  const home = [1, 2, 3].map((position) => banner('HOME_PAGE', position));
  const others = [banner('CATEGORY_PAGE', 1), banner('HOME_PAGE', 1, 'Plazora DE')];
  const service = await ownAccount(eRetailMedia, { [date]: [...home, ...others] });
  const [line] = await linesOf(service, 'home_page_takeover', { date, days: 1 });
  expect(line).toMatchObject({ items: 3, subjects: 1, example: { value: 3 } });
  const { href, noun, rows } = evidenceOf(line as Problem, { date, page: [] });
  expect([noun, rows]).toEqual(['banner', 3]);
  const { params, address } = follow(banners, href);
  const { answer } = await service.ask(cards, { ...viewParams(params, address), view: 'home' });
  expect(answer.banners).toBe(3);
});

it('leaves out competitions whose benchmark only is at the retailer', async () => {
  const elsewhere = (base: string) => (item: { base: object }) => ({ ...item, base: { ...item.base, retailer: base } });
  const { competitions } = JSON.parse(body) as { competitions: { base: object }[] };
  // All benchmarks stay where they are.
  const moved = { competitions: competitions.map(elsewhere('Korbina DE')) };
  const service = await sharedValues(priceCompetition, [{ params: RANGE, body: JSON.stringify(moved) }]);
  const { date, days, page } = COMPETITION;
  const off = await linesOf(service, 'price_off_target', { date, days, page });
  expect(off.map(({ retailer, items }) => [retailer, items])).toEqual([
    ['Korbina DE', 1],
    ['Korbina DE', 1],
  ]);
  const totalAt = async (line: Problem, retailer: string) => {
    const { href } = evidenceOf({ ...line, retailer }, { date, page: [page] });
    const { params, address } = follow(competition, href);
    return (await service.ask(lines, linesParams(params, address))).answer.total;
  };
  for (const line of off)
    expect([await totalAt(line, 'Korbina DE'), await totalAt(line, 'Plazora DE')]).toEqual([1, 0]);
});

describe('several pages of competitions', () => {
  const OTHER = body.replaceAll('8000-0000', '8000-1111');
  const pages = ['101', '102'];
  const account = () =>
    sharedValues(priceCompetition, [
      { params: RANGE, body },
      { params: { ...RANGE, customer_page_id: 102 }, body: OTHER },
    ]);

  it('have the figure of the tile on Price competition together', async () => {
    const { ask } = await account();
    const { date, days } = COMPETITION;
    const [price] = (await ask(overviewTiles, { date, days, page: pages })).answer;
    const [onTarget] = (await ask(competitionTiles, { date, days, page: pages })).answer;
    expect(price).toMatchObject({ name: 'price', part: 2, whole: 8 });
    expect(onTarget).toMatchObject({ part: 2, whole: 8, value: price?.value });
  });

  it('open as many competitions together as a line has items', async () => {
    const service = await account();
    const { date, days } = COMPETITION;
    const [line] = await linesOf(service, 'price_off_target', { date, days, page: pages });
    expect(line).toMatchObject({ retailer: 'Korbina DE', items: 2 });
    const { answer } = await service.ask(lines, { date, days, page: pages, retailer: 'Korbina DE', tone: 'off' });
    expect(answer.total).toBe(2);
  });

  it('count a competition that is on both pages once', async () => {
    const service = await sharedValues(priceCompetition, [
      { params: RANGE, body },
      { params: { ...RANGE, customer_page_id: 102 }, body },
    ]);
    const { date, days } = COMPETITION;
    const params = { date, days, page: pages };
    const off = await linesOf(service, 'price_off_target', params);
    expect(off.map(({ retailer, items }) => [retailer, items])).toEqual([
      ['Korbina DE', 1],
      ['Plazora DE', 1],
    ]);
    const [price] = (await service.ask(overviewTiles, params)).answer;
    expect(price).toMatchObject({ name: 'price', part: 1, whole: 4 });
    expect((await service.ask(competitionTiles, params)).answer[0]).toMatchObject({ part: 1, whole: 4 });
  });

  it('name the page of a row that the service sent', async () => {
    const { ask } = await account();
    const id = idOf('a').replace('8000-0000', '8000-1111');
    const { answer } = await ask(evidence, { ...COMPETITION, page: pages, id, bucket: NOW });
    expect(answer?.page).toBe(102);
    const { answer: first } = await ask(evidence, { ...COMPETITION, page: pages, id: idOf('a'), bucket: NOW });
    expect(first?.page).toBe(101);
  });
});
