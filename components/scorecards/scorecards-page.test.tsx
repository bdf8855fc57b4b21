import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, figure, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { ScorecardsPage } from '@/components/scorecards/scorecards-page';
import type { Falls } from '@/lib/queries/scorecards/falls';
import type { NewReviews } from '@/lib/queries/scorecards/new-reviews';
import type { RatingsByRetailer } from '@/lib/queries/scorecards/retailers';
import type { RatedSku } from '@/lib/queries/scorecards/skus.columns';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/scorecards'),
);
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const rating = { unit: 'rating', better: 'higher', target: 4 };

function sku(over: Partial<RatedSku>): RatedSku {
  return {
    ...{ id: 'S1/k', sku: 'S1', shop: 'k', sku_name: 'Velquin Shampoo', brand: 'Velquin', retailer: 'Korbina DE' },
    ...{ service_sku_id: 'S1', rating: 3.996, target: 4, distance: -0.004, is_below: true, rating_before: 4.1 },
    ...{
      change: -0.104,
      reviews: 12,
      total: 820,
      new_average: 1.7,
      needed: 4,
      most_needed: 4,
      ratings: [4.1, null, 3.996],
    },
    ...over,
  };
}
const fall = (id: string, sku_name: string, change: number) => ({
  ...{ id, sku_name, retailer: 'Korbina DE', brand: 'Velquin', rating: 4 + change, rating_before: 4, change },
  is_below: true,
});

const falls: Falls = {
  target: 4,
  falls: [fall('S1/k', 'Velquin Shampoo', -0.4), fall('S2/k', 'Velquin Soap', -0.1)],
};
const retailers: RatingsByRetailer = {
  ...{ target: 4, days: ['2026-06-29', DAY], weightedDays: null },
  retailers: [
    {
      ...{ shop: 'k', retailer: 'Korbina DE', rating: figure(3.9, { trend: [4, 3.9] }) },
      below: figure(3, { part: 3, whole: 7 }),
    },
  ],
};
const reviews: NewReviews = {
  ...{ sku: 'S1', sku_name: 'Velquin Shampoo', retailer: 'Korbina DE', brand: 'Velquin', target: 4 },
  ...{
    days: ['2026-06-29', DAY],
    ratings: [4.1, 3.996],
    new_counts: [null, 9],
    averages: [null, 1.7],
    files: 2,
  },
  turn: { since: DAY, after: { reviews: 9, average: 1.7 }, before: { reviews: 811, average: 4.1 } },
};

const ANSWERS: Answers = {
  'scorecards/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
  'scorecards/tiles': [
    tile('rating', 'Average rating', { ...rating, value: 4.12, before: 4.14, part: 11, whole: 12 }),
    tile('below', 'Below target', { value: 2, part: 2, whole: 11, before: 3 }),
    tile('change', 'Change of the rating', { ...rating, value: -0.03, part: 9, whole: 11 }),
    tile('falling', 'Falling', { value: 3, part: 1, whole: 3 }),
    tile('reviews', 'New reviews', { value: 310, before: 290, part: 28, whole: 28, of: 'days' }),
    tile('needed', 'Five-star reviews needed', { value: 740, part: 10, whole: 12 }),
  ],
  'scorecards/retailers': retailers,
  'scorecards/falls': falls,
  'scorecards/new-reviews': reviews,
  'scorecards/skus': table(
    sku({}),
    sku({ id: 'S3/k', sku: 'S3', sku_name: 'Gel', total: null, new_average: null, needed: null }),
  ),
  'scorecards/scorecards': [{ title: '', newest: DAY }],
  'scorecards/facets': {},
};

const { paramsOf, requestsOf } = serveAnswers(ANSWERS, { endpoint: 'scorecard', from: DAY, to: DAY, states: 'c' });

const show = (searchParams = '') => renderPage(<ScorecardsPage start={{ opening: DAY }} />, searchParams);

/** Serves another answer of a query until the test ends. */
function serve(name: keyof Answers, answer: unknown) {
  const before = ANSWERS[name];
  ANSWERS[name] = answer;
  onTestFinished(() => {
    ANSWERS[name] = before;
  });
}

/** The parameters of the newest request of the table, without those that only count. */
const tableParams = () =>
  requestsOf('scorecards/skus').findLast(({ searchParams }) => searchParams.get('limit') !== '1')?.searchParams;
const tileOf = async (title: string) => (await screen.findByText(title, { selector: 'dt *' })).closest('div');

it('shows each figure with its base, and the change of the same SKUs', async () => {
  show();
  expect(await tileOf('Average rating')).toHaveTextContent('-0.02 · same 9 SKUs -0.03');
  expect(await tileOf('Below target')).toHaveTextContent('of 11 SKUs at retailers');
  expect(await tileOf('Falling')).toHaveTextContent('by 0.05 or more · 1 below');
  expect(await tileOf('New reviews')).toHaveTextContent('in 28 days, was 290');
  expect(await tileOf('Five-star reviews needed')).toHaveTextContent('for 10 of 12 SKUs');
});

it.each([
  [28, 'since 2 Jun'],
  [1, 'since 2 Jun, reviews of 1 of 28 days'],
])('states that the new reviews of its table are those of %s of 28 days', async (part, words) => {
  const tiles = ANSWERS['scorecards/tiles'] as { name: string }[];
  serve(
    'scorecards/tiles',
    tiles.map((figure) => (figure.name === 'reviews' ? { ...figure, part } : figure)),
  );
  show();
  const heading = await screen.findByRole('heading', { name: /^SKUs by five-star reviews needed/ });
  await waitFor(() => expect(heading.textContent).toMatch(new RegExp(`${words}$`)));
});

it('shows no number of SKUs in its tabs on a day without ratings', async () => {
  const tiles = ANSWERS['scorecards/tiles'] as object[];
  serve(
    'scorecards/tiles',
    tiles.map((figure) => ({ ...figure, value: null, part: null, whole: null })),
  );
  show();
  for (const name of ['Below target', 'Falling', 'Under 50 reviews', 'All'])
    expect(await screen.findByRole('tab', { name })).toBeInTheDocument();
});

it.each([
  ['no number reaches 5.0', 'Five-star reviews needed', { needed: { value: null, part: 0 } }],
  ['for 1 of 12 SKUs', 'Five-star reviews needed', { needed: { value: 0, part: 1 } }],
  ['nothing to compare', 'Falling', { falling: { value: null } }],
])('shows “%s” in the tile %s if the figure is not known for all SKUs', async (words, title, figures) => {
  const over: Record<string, object> = { rating: { target: 5 }, ...figures };
  const tiles = ANSWERS['scorecards/tiles'] as { name: string }[];
  serve(
    'scorecards/tiles',
    tiles.map((figure) => ({ ...figure, ...over[figure.name] })),
  );
  show();
  expect(await tileOf(title)).toHaveTextContent(words);
});

it.each([
  ['offers to clear the filters if they leave no rated SKU', 0, null, /none of it passes the filters/],
  ['shows that no SKU is rated on both days', 11, null, /^No SKU is rated on 29 Jun as well/],
  ['shows that no rating fell', 11, 0, /^No rating fell by 0.05 or more since 29 Jun/],
])('%s', async (_, whole, falling, words) => {
  serve('scorecards/falls', { ...falls, falls: [] });
  serve('scorecards/tiles', [
    tile('below', 'Below target', { value: 0, part: 0, whole }),
    tile('falling', 'Falling', { value: falling }),
  ]);
  show('brand=Velquin&against=2026-06-29');
  const panel = within(await screen.findByRole('region', { name: 'Largest falls' }));
  expect(await panel.findByText(words)).toBeVisible();
  expect(panel.queryAllByRole('button', { name: 'Clear filters' })).toHaveLength(whole === 0 ? 1 : 0);
});

it.each([
  [null, /each SKU equal$/],
  [2, /weighted by reviews$/],
  [1, /weighted by reviews, known on 1 of 2 days$/],
])('states on how many days the weights of averages are known: %s', async (weightedDays, words) => {
  serve('scorecards/retailers', { ...retailers, weightedDays });
  show();
  expect(await screen.findByText(words)).toBeVisible();
});

it('marks a rating just below the target, and has no number of reviews without a row in the rating file', async () => {
  show();
  const [, first, second] = within(await screen.findByRole('grid')).getAllByRole('row');
  expect(first).toHaveTextContent(/Shampoo.*3\.996▼.*-0\.10/);
  expect(second).toHaveTextContent(/Gel.*—.*—/);
});

it('opens with the new reviews of the largest fall, and shows those of a clicked SKU', async () => {
  const user = show();
  expect(await screen.findByText('9 reviews since 30 Jun')).toBeVisible();
  expect(screen.getByText('dots: new reviews, by 2 rating files')).toBeVisible();
  expect(paramsOf('scorecards/new-reviews')?.get('id')).toBe('S1/k');
  await user.click(await screen.findByRole('button', { name: 'Soap' }));
  await waitFor(() => expect(paramsOf('scorecards/new-reviews')?.get('id')).toBe('S2/k'));
  await user.click(await screen.findByRole('gridcell', { name: /^Gel/ }));
  await waitFor(() => expect(paramsOf('scorecards/new-reviews')?.get('id')).toBe('S3/k'));
});

it('lists the SKUs of a tile, and only those of a link', async () => {
  const user = show('view=all&only=S1');
  expect(await screen.findByText(/^Only 1 SKU of the link/, { selector: ':not(.hidden)' })).toBeVisible();
  expect(tableParams()?.getAll('skus')).toEqual(['S1']);
  expect(paramsOf('scorecards/tiles')?.has('skus')).toBe(false);
  await user.click(await screen.findByRole('button', { name: /^Falling: 3/ }));
  await waitFor(() => expect(tableParams()?.get('of')).toBe('falling'));
  expect(tableParams()?.has('skus')).toBe(false);
});

it('never shows that nothing was found while rows load', async () => {
  const rows = ANSWERS['scorecards/skus'];
  ANSWERS['scorecards/skus'] = new Promise(() => undefined);
  show('view=all&only=S1');
  expect(await tileOf('Below target')).toHaveTextContent('of 11');
  expect(screen.queryByText(/No results|No rating/)).not.toBeInTheDocument();
  ANSWERS['scorecards/skus'] = rows;
});

it('shows another scorecard by its title', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Scorecard Default scorecard' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title of another scorecard' }), 'Rivals{Enter}');
  await waitFor(() => expect(paramsOf('scorecards/tiles')?.get('scorecard_title')).toBe('Rivals'));
  expect(requestsOf('scorecards/days').at(-1)?.searchParams.get('scorecard_title')).toBe('Rivals');
});

it('lists an SKU at every retailer, also after a search for one', async () => {
  const user = show('?q=Korbina&retailer=Korbina+DE');
  await user.click(await screen.findByRole('button', { name: 'At every retailer' }));
  await waitFor(() => expect(tableParams()?.getAll('skus')).toEqual(['S1']));
  expect(tableParams()?.get('of')).toBe('all');
  expect([tableParams()?.has('q'), tableParams()?.has('retailer')]).toEqual([false, false]);
});
