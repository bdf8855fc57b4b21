import type { Banner } from '@/lib/contract/e-retail-media';
import type { Competition } from '@/lib/contract/price-competition';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ask, itemsOf } from './ask';
import { competitionsOf, rowOn } from './competitions';
import { expect } from './fixture';
import { collected, lineOf, percent, sum, withoutRankings } from './overview-page';
import { test } from './own/fixture';
import { tile } from './parts';
import { countService } from './stack/counted-service';

const DAY = '2026-06-30';
const PERIOD = 'start_date=2026-06-03&end_date=2026-06-30';

test('five numbers are those of the rows and of their pages, and no page asks for them again', async ({
  page,
  stack,
  openDashboard,
}) => {
  test.slow();
  const { server, take } = countService(stack.service, stack.key);
  const dashboard = await openDashboard(server, {
    PRICE_COMPETITION_PAGES: '101=Velquin,102=Brumella',
  });
  await page.goto(`${dashboard}/overview`);
  await collected(page);
  await expect(page.getByText('30 Jun 2026 against 29 Jun 2026')).toBeVisible();

  const pages = await Promise.all(
    [101, 102].map((id) => ask<{ competitions: Competition[] }>(stack, `/price-competition/${id}?${PERIOD}`)),
  );
  const last = pages.map(({ competitions }) =>
    competitions.flatMap(({ date_buckets }) => date_buckets.at(-1)?.data ?? []),
  );
  const judged = last.flat().filter(({ rsp_index }) => rsp_index !== null);
  const on = judged.filter(({ rsp_positivity }) => rsp_positivity === 'POSITIVE');
  await expect(tile(page, 'Prices in band')).toContainText(percent(on.length, judged.length));
  await expect(tile(page, 'Prices in band')).toContainText(`${on.length} of ${judged.length} with an index`);

  const scores = await itemsOf<VisibilityScore>(stack, `/visibility/scores?visibility_type=SEARCH&date=${DAY}`);
  const own = scores
    .filter(({ is_own_brand }) => is_own_brand)
    .flatMap(({ visibility_source_id, retailer_scores }) =>
      retailer_scores
        .filter((at) => at.own_product_count !== null && at.total_product_count !== null)
        .map((at) => ({ ...at, shelf: `${visibility_source_id} ${at.retailer_code}` })),
    );
  const shelves = new Map(own.map(({ shelf, total_product_count }) => [shelf, total_product_count]));
  const share = percent(sum(own.map((at) => at.own_product_count)), sum([...shelves.values()]));
  await expect(tile(page, 'Share of search')).toContainText(share);

  const products = await itemsOf<SearchProduct>(
    stack,
    `/visibility/search-by-product?start_date=${DAY}&end_date=${DAY}`,
  );
  const targets = products
    .flatMap(({ product_keywords }) => product_keywords)
    .filter(({ is_on_target, is_no_data }) => is_on_target !== null && !is_no_data);
  const met = targets.filter(({ is_on_target }) => is_on_target);
  await expect(tile(page, 'Keywords on target')).toContainText(percent(met.length, targets.length));

  const rated = await ask<ScorecardRow[]>(stack, `/scorecard?${PERIOD}`);
  const weighed = rated.filter(({ average_rating }) => average_rating !== null);
  const rating = (
    sum(weighed.map(({ average_rating, review_count }) => (average_rating ?? 0) * (review_count ?? 0))) /
    sum(weighed.map(({ review_count }) => review_count))
  ).toFixed(2);
  await expect(tile(page, 'Rating')).toContainText(rating);

  const banners = await itemsOf<Banner>(stack, `/e-retail-media?date=${DAY}`);
  const known = banners.filter((one) => one.own_label_count !== null && one.competitor_label_count !== null);
  const ours = sum(known.map(({ own_label_count }) => own_label_count));
  const bannerShare = percent(ours, ours + sum(known.map(({ competitor_label_count }) => competitor_label_count)));
  await expect(tile(page, 'Banner share')).toContainText(bannerShare);

  take();
  const numbers = [
    [
      'Prices in band',
      'On target',
      String(last[0]?.filter(({ rsp_positivity }) => rsp_positivity === 'POSITIVE').length),
    ],
    ['Share of search', 'Share of search', share],
    ['Keywords on target', 'Targets met', percent(met.length, targets.length)],
    ['Rating', 'Rating', rating],
    ['Banner share', 'Banner share', bannerShare],
  ] as const;
  for (const [name, there, value] of numbers) {
    await tile(page, name).getByRole('link').click();
    await expect(page).not.toHaveURL(/overview/);
    await expect(tile(page, there).first()).toContainText(value);
    await page.goBack();
    await collected(page);
  }
  // Visibility tells of organic and of sponsored places, too.
  expect(take().targets.filter((target) => !/position_type=(ORGANIC|SPONSORED)/.test(target))).toEqual([]);
  await page.reload();
  await collected(page);
  expect(take().targets).toEqual([]);
});

interface Story {
  days: string;
  retailer: string;
  line: RegExp;
  /** What is concerned, on the page that the line leads to. */
  leadsTo: string;
}

const STORIES: Record<string, Story> = {
  'a buybox lost to an unknown merchant': {
    days: 'date=2026-06-03',
    retailer: 'Plazora DE',
    line: /2 SKUs lost their buybox/,
    leadsTo: 'Velquin Deodorant Spray Invisible 200 ml',
  },
  'a SKU above its list price': {
    days: 'date=2026-06-06',
    retailer: 'Halvéo FR',
    line: /Velquin Toothpaste Herbal 125 ml is sold above price 2/,
    leadsTo: 'Velquin Toothpaste Herbal 125 ml',
  },
  'a takeover of banners': {
    days: 'date=2026-06-07',
    retailer: 'Plazora DE',
    line: /Fenwarra took 3 banner places, 2 of them ours/,
    leadsTo: 'Fenwarra',
  },
  'a power SKU out of stock': {
    days: 'date=2026-06-23',
    retailer: 'Seifenhof DE',
    line: /2 SKUs went out of stock, one of them a power SKU/,
    leadsTo: 'Velquin Toothpaste Whitening 75 ml',
  },
  'a missing rating file': {
    days: 'date=2026-06-24',
    retailer: 'Files',
    line: /Ratings, 24 Jun 2026, 05:00 UTC is missing/,
    leadsTo: 'Missing',
  },
  'the end of a price war': {
    days: 'date=2026-06-28',
    retailer: 'Thistle & Penn GB',
    line: /Velquin Shower Gel Sea Buckthorn 250 ml .* left the target band/,
    leadsTo: 'Sea Buckthorn',
  },
};

for (const [name, { days, retailer, line, leadsTo }] of Object.entries(STORIES))
  test(`${name} is found, and its line leads to it`, async ({ page }) => {
    test.slow();
    await withoutRankings(page);
    await page.goto(`/overview?${days}`);
    await collected(page);
    const its = lineOf(page, retailer, line);
    await expect(its).toHaveCount(1);
    await its.getByRole('link').last().click();
    await expect(page).not.toHaveURL(/overview/);
    await expect(page.getByRole('main').getByText(leadsTo).filter({ visible: true }).first()).toBeVisible();
  });

test('prices that are back in their target band are on the page that their line leads to', async ({ page, stack }) => {
  test.slow();
  await withoutRankings(page);
  const competitions = (await competitionsOf(stack, PERIOD)).filter(({ base }) => base.product?.is_customer_brand);
  const backOn = (day: string, before: string) =>
    competitions.filter((one) => {
      const [was, now] = [rowOn(one, before), rowOn(one, day)];
      return was?.rsp_index != null && was.rsp_positivity !== 'POSITIVE' && now?.rsp_positivity === 'POSITIVE';
    });
  const days = daysFrom('2026-06-10', '2026-06-30');
  const day = days.findLast((one) => backOn(one, addDays(one, -1)).length > 0) ?? '';
  const [first] = backOn(day, addDays(day, -1));
  await page.goto(`/overview?date=${day}&against=${addDays(day, -1)}`);
  await collected(page);
  const its = page
    .getByRole('list', { name: 'What got better' })
    .getByRole('listitem')
    .filter({ hasText: first?.base.retailer ?? '' })
    .filter({ hasText: /back in .* target band/ });
  await page.getByText(/^Got better:/).click();
  await its.first().getByRole('link').last().click();
  await expect(page).toHaveURL(/price-competition.*since=back/);
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[data-line="${first?.competition_id}"]`)).toBeVisible();
});

test('a keyword lost within a week leads to what fell off page one there', async ({ page }) => {
  test.slow();
  await page.goto('/overview?date=2026-06-30&against=2026-06-23&own=own&brand=Brumella');
  await collected(page);
  const its = lineOf(page, 'Korbina DE', 'fell off page one');
  await its.getByRole('button').first().click();
  const place = its.getByRole('row').filter({ hasText: 'Brumella Liquid Detergent Colour 20 washes' });
  await expect(place.filter({ hasText: '“waschmittel”' })).toContainText(/#5, page 1.*page 3/);
  const count = await its.getByRole('row').count();
  await its.getByRole('link', { name: 'Search rankings' }).click();
  await expect(page.getByRole('button', { name: `Fell off page one ${count - 1}` })).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('waschmittel');
});

test('a bad batch is under the threshold that the reader set', async ({ page }) => {
  test.slow();
  await withoutRankings(page);
  await page.addInitScript(() => localStorage.setItem('endcap.scorecards.lines', '{"threshold":4.4}'));
  await page.goto('/overview');
  await collected(page);
  const its = lineOf(page, 'Korbina DE', /fell under 4.4 stars/);
  await its.getByRole('button').first().click();
  await expect(its.getByRole('row').filter({ hasText: 'Velquin Shampoo Aloe & Rice 250 ml' })).toContainText(
    /4\.46, .*4\.23/,
  );
  const count = (await its.getByRole('row').count()) - 1;
  await its.getByRole('link', { name: 'Scorecards' }).click();
  await expect(page.getByRole('grid')).toContainText('Velquin Shampoo Aloe & Rice 250 ml');
  await expect(page.getByText(`${count} rows`, { exact: true })).toBeVisible();
});

test('any earlier day is compared, competitions by their bucket of that day', async ({ page, stack }) => {
  test.slow();
  await withoutRankings(page);
  await page.goto(`/overview?date=${DAY}&against=2026-05-20`);
  await collected(page);
  await expect(page.getByRole('heading', { name: 'What got worse since 20 May 2026, by damage' })).toBeVisible();

  const then = 'start_date=2026-04-23&end_date=2026-05-20';
  const judged: { now: boolean; before: boolean }[] = [];
  for (const id of [101, 102]) {
    const [later, earlier] = await Promise.all([
      bucketsOn(stack, id, PERIOD, DAY),
      bucketsOn(stack, id, then, '2026-05-20'),
    ]);
    for (const [competition, now] of later) {
      const before = earlier.get(competition);
      if (before?.rsp_index != null && now.rsp_index !== null)
        judged.push({ now: now.rsp_positivity === 'POSITIVE', before: before.rsp_positivity === 'POSITIVE' });
    }
  }
  const on = (day: 'now' | 'before') => judged.filter((one) => one[day]).length;
  const points = ((on('now') - on('before')) / judged.length) * 100;
  const inBand = tile(page, 'Prices in band');
  await expect(inBand).toContainText(`since 20 May, over ${judged.length} competitions in both`);
  await expect(inBand).toContainText(`${points.toFixed(1)} pp`);
  await expect(tile(page, 'Banner share')).toContainText('since 20 May');
  await expect(tile(page, 'Rating')).toContainText('since the 28 days to 2 Jun');
});

type DataRow = Competition['date_buckets'][number]['data'][number];

/** What each competition of a page says of a day. */
async function bucketsOn(stack: Parameters<typeof ask>[0], id: number, period: string, day: string) {
  const { competitions } = await ask<{ competitions: Competition[] }>(stack, `/price-competition/${id}?${period}`);
  const found = new Map<string, DataRow>();
  for (const { competition_id, date_buckets } of competitions) {
    const row = date_buckets.find(({ start_date }) => start_date === day)?.data[0];
    if (competition_id && row) found.set(competition_id, row);
  }
  return found;
}
