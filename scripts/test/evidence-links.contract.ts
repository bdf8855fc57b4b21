import { expect, it } from 'vitest';
import { type AnyPage, pageDates } from '@/components/layout/define-page';
import { evidenceHref } from '@/components/overview/evidence';
import { competition, heatParams } from '@/components/price-competition/page';
import { scoresParams, visibility } from '@/components/visibility/page';
import { readAddress } from '@/lib/client/address';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { SignalName } from '@/lib/metrics/signals.words';
import { problems } from '@/lib/queries/overview/problems';
import { lines } from '@/lib/queries/price-competition/lines';
import { body, ASKED as COMPETITION, RANGE } from '@/lib/queries/price-competition/test-page';
import { scores } from '@/lib/queries/visibility/scores';
import { account, ASKED as VISIBILITY } from '@/lib/queries/visibility/test-scores';
import { collectedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';

ownDatabase();

const START = { opening: '2026-03-31', listed: [], firstPage: 101, targets: {} };

/** The parameters of the page that a link leads to. */
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
    const params = paramsOf(visibility, evidenceHref(rule, { date, retailer, page: null }));
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
    const params = paramsOf(competition, evidenceHref(rule, { date, retailer, page: 101 }));
    const { answer } = await service.ask(lines, heatParams(params, 'off', 60));
    expect(answer.total).toBe(items);
  }
});
