import { describe, expect, it } from 'vitest';
import { type AnyPage, pageDates } from '@/components/layout/define-page';
import { evidenceHref } from '@/components/overview/evidence';
import { competition, heatParams } from '@/components/price-competition/page';
import { scoresParams, visibility } from '@/components/visibility/page';
import { readAddress } from '@/lib/client/address';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { SignalName } from '@/lib/metrics/signals.words';
import { problems } from '@/lib/queries/overview/problems';
import { tiles as overviewTiles } from '@/lib/queries/overview/tiles';
import { evidence } from '@/lib/queries/price-competition/line';
import { lines } from '@/lib/queries/price-competition/lines';
import { body, PARAMS as COMPETITION, idOf, NOW, RANGE } from '@/lib/queries/price-competition/test-page';
import { tiles as competitionTiles } from '@/lib/queries/price-competition/tiles';
import { scores } from '@/lib/queries/visibility/scores';
import { account, PARAMS as VISIBILITY } from '@/lib/queries/visibility/test-scores';
import { collectedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';

ownDatabase();

const START = { opening: '2026-03-31', listed: [], firstPage: 101, targets: {} };

/** Returns the page parameters of a link. */
function paramsOf<Page extends AnyPage>(page: Page, href: string) {
  const { searchParams } = new URL(href, 'https://dashboard.example');
  const address = readAddress(page.address, Object.fromEntries(searchParams));
  return page.params(address, pageDates(page, address, null, START.opening), START) as NonNullable<
    ReturnType<Page['params']>
  >;
}

const linesOf = async ({ ask }: Pick<Awaited<ReturnType<typeof account>>, 'ask'>, rule: SignalName, asked: object) =>
  (await ask(problems, { ...asked })).answer.problems.filter((line) => line.rule === rule);

it('opens as many scores on Visibility as a line has items', async () => {
  const service = await account();
  const { date, days } = VISIBILITY;
  const below = await linesOf(service, 'search_share_below_target', { date, days });
  expect(below.map(({ retailer, items }) => [retailer, items])).toEqual([['Korbina DE', 1]]);
  for (const { rule, retailer, items } of below) {
    const params = paramsOf(visibility, evidenceHref(rule, { date, retailer, page: [] }));
    const { answer } = await service.ask(scores, scoresParams(params, 'scores'));
    expect(answer.total).toBe(items);
  }
});

it('opens as many competitions on Price competition as a line has items', async () => {
  const service = await collectedValues(priceCompetition, [{ params: RANGE, body }]);
  const { date, days, page } = COMPETITION;
  const off = await linesOf(service, 'price_off_target', { date, days, page });
  expect(off.map(({ retailer, items }) => [retailer, items])).toEqual([
    ['Korbina DE', 1],
    ['Plazora DE', 1],
  ]);
  for (const { rule, retailer, items } of off) {
    const params = paramsOf(competition, evidenceHref(rule, { date, retailer, page: [page] }));
    const { answer } = await service.ask(lines, heatParams(params, 'off', 60));
    expect(answer.total).toBe(items);
  }
});

describe('several pages of competitions', () => {
  const OTHER = body.replaceAll('8000-0000', '8000-1111');
  const pages = ['101', '102'];
  const account = () =>
    collectedValues(priceCompetition, [
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

  it('report the page of a row', async () => {
    const { ask } = await account();
    const id = idOf('a').replace('8000-0000', '8000-1111');
    const { answer } = await ask(evidence, { ...COMPETITION, page: pages, id, bucket: NOW });
    expect(answer?.page).toBe(102);
    const { answer: first } = await ask(evidence, { ...COMPETITION, page: pages, id: idOf('a'), bucket: NOW });
    expect(first?.page).toBe(101);
  });
});
