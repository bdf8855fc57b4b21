import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, figure, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { VisibilityPage } from '@/components/visibility/visibility-page';
import { ownJson } from '@/lib/client/query/test-response';
import type { BrandTrend } from '@/lib/queries/visibility/brand-trend';
import type { Distances } from '@/lib/queries/visibility/distances';
import type { ScoreRow } from '@/lib/queries/visibility/scores.columns';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/visibility'),
);
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const distances: Distances = {
  rows: [
    { to_spare: -1, met: 0, missed: 1 },
    { to_spare: 0, met: 2, missed: 0 },
  ],
  ...{ judged: 3, unknown: 0, below: 1, reached: 2, short: { one: 1, two: 0, more: 0 }, scores: 6, brands: 2 },
};
const trend: BrandTrend = { days: [DAY], series: [], other: null, listings: [0], shelves: [0] };
const score = {
  ...{ id: 'a', source_name: 'shampoo', representative_name: null, is_power: true, searched_brand: 'Velquin' },
  ...{
    searched_brand_group: null,
    retailer_name: 'Korbina DE',
    retailer_country: 'DE',
    score: 15,
    target: 20,
    gap: -5,
  },
  ...{ scale: 100, share: 0.15, to_spare: -1, needed: 1, is_target_met: false, score_change: null, score_agrees: true },
  ...{
    listings: 3,
    all_listings: 20,
    listings_change: null,
    leader: null,
    leader_listings: null,
    verdict_agrees: true,
  },
} satisfies ScoreRow;

const shop = (code: string, name: string) => ({
  keys: { shop: code, retailer_name: name, retailer_country: 'DE' },
  values: { share: figure(0.2), target_share: figure(0.2), on_target: figure(0.5) },
});
const missed = {
  shop: 'k',
  score: 15,
  target: 20,
  is_target_met: false,
  own_product_count: 3,
  total_product_count: 20,
};
const keyword = {
  source: '7',
  source_name: 'shampoo',
  is_power: true,
  searched_brand: 'Velquin',
  scale: 100,
  fewer: -1,
};

const ANSWERS: Answers = {
  'visibility/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
  'visibility/tiles': [
    tile('on_target', 'Targets met', { unit: 'percent', value: 2 / 3, part: 2, whole: 3 }),
    tile('one_short', 'One listing short', { value: 1, part: 1, whole: 1 }),
  ],
  'visibility/distances': distances,
  'visibility/retailers': [shop('k', 'Korbina DE'), shop('s', 'Seifenhof DE')],
  'visibility/matrix': table({
    ...{ ...keyword, missed: 1, judged: 1 },
    cells: [{ ...missed, id: 'a', gap: -5, change: null }],
  }),
  'visibility/positions': table({
    ...{ ...keyword, content: 1, content_of: 1, budget: 0, budget_of: 0 },
    cells: [{ ...missed, kind: 'ORGANIC' }],
  }),
  'visibility/brand-trend': trend,
  'visibility/spots': { listings: 0, shelves: 0, shops: [], brands: [] },
  'visibility/scores': table(score),
  'visibility/facets': {},
};

const { paramsOf } = serveAnswers(ANSWERS, { endpoint: 'visibility_scores', from: DAY, to: DAY, states: 'c' });
const show = (searchParams: string) => renderPage(<VisibilityPage start={{ opening: DAY }} />, searchParams);
const scoreParams = () => paramsOf('visibility/scores');

it.each([
  ['own brands and competitors', [true, false], true],
  ['the brand of a filter', [false], false],
])('names own brands and competitors in the caption of the shares of %s', async (_, owners, isNamed) => {
  const series = owners.map((own) => ({ name: own ? null : 'Oskarine', own, values: [0.2] }));
  ANSWERS['visibility/brand-trend'] = { ...trend, series, shelves: [3] };
  show('');
  const caption = await screen.findByText(/^3 shelves/);
  expect(/own brands and the largest competitors$/.test(caption.textContent ?? '')).toBe(isNamed);
  ANSWERS['visibility/brand-trend'] = trend;
});

it('shows no number of scores or shelves on a day without data', async () => {
  const stub = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/query/')) return stub(path);
    const { answer, coverage, provenance } = await (await stub(path)).json();
    return ownJson({ answer, coverage: coverage.map((need: object) => ({ ...need, states: 'n' })), provenance });
  });
  ANSWERS['visibility/brand-trend'] = { ...trend, series: [{ name: null, own: true, values: [0.2] }] };
  show('');
  for (const name of ['1 listing short', 'All', 'Brands'])
    expect(await screen.findByRole('tab', { name })).toBeInTheDocument();
  expect(screen.queryByText(/shel(f|ves)/)).not.toBeInTheDocument();
  ANSWERS['visibility/brand-trend'] = trend;
});

it('lists the scores of a link, and all that a clicked tile counts', async () => {
  const user = show('view=scores&only=a');
  expect(await screen.findByText(/^Only 1 score of the link/, { selector: ':not(.hidden)' })).toBeVisible();
  await waitFor(() => expect(scoreParams()?.getAll('id')).toEqual(['a']));
  await user.click(await screen.findByRole('button', { name: /^Targets met:/ }));
  await waitFor(() => expect(scoreParams()?.getAll('target')).toEqual(['missed']));
  expect(scoreParams()?.has('id')).toBe(false);
});

it('lists the targets that one listing would reach, also after a filter by the verdict', async () => {
  const user = show('target=met&view=scores');
  await waitFor(() => expect(scoreParams()?.getAll('target')).toEqual(['met']));
  await user.click(await screen.findByRole('button', { name: /^One listing short: / }));
  await waitFor(() => expect(scoreParams()?.getAll('needed')).toEqual(['1']));
  expect(scoreParams()?.has('target')).toBe(false);
});

it('lists all scores of a distance that is opened after a link', async () => {
  const user = show('view=scores&only=a');
  (await screen.findByRole('application', { name: /^Scores by own listings/ })).focus();
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(scoreParams()?.getAll('target')).toEqual(['met']));
  expect(scoreParams()?.has('id')).toBe(false);
});

it('lists missed targets of a distance that is opened with a filter by the verdict', async () => {
  const user = show('target=met');
  (await screen.findByRole('application', { name: /^Scores by own listings/ })).focus();
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(scoreParams()?.getAll('needed')).toEqual(['1']));
  expect(scoreParams()?.has('target')).toBe(false);
});

it('lists all scores of search results or category shelves after a link to the others', async () => {
  const user = show('view=scores&only=a');
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  await waitFor(() => expect(scoreParams()?.get('visibility_type')).toBe('CATEGORY'));
  expect(scoreParams()?.has('id')).toBe(false);
});

it.each([
  ['several brands', ['Velquin', 'Fenwarra'], true],
  ['one brand', ['Velquin'], false],
])('names brands in a column of their own if a keyword has %s', async (_, brands, hasColumn) => {
  const original = ANSWERS['visibility/positions'];
  const row = { ...keyword, content: 0, content_of: 0, budget: 0, budget_of: 0, cells: [] };
  ANSWERS['visibility/positions'] = table(...brands.map((searched_brand) => ({ ...row, searched_brand })));
  show('view=positions');
  expect(await screen.findByText(brands.at(-1) ?? '')).toBeVisible();
  expect(screen.queryAllByText('Brand')).toHaveLength(hasColumn ? 1 : 0);
  ANSWERS['visibility/positions'] = original;
});

it('filters by the retailer of one country if others have its name', async () => {
  const original = ANSWERS['visibility/retailers'];
  const [first, second] = [shop('k', 'Korbina'), shop('f', 'Korbina')];
  ANSWERS['visibility/retailers'] = [first, { ...second, keys: { ...second.keys, retailer_country: 'FR' } }];
  const user = show('view=scores');
  await user.click(await screen.findByRole('button', { name: 'Korbina · FR' }));
  await waitFor(() => expect(scoreParams()?.getAll('country')).toEqual(['FR']));
  expect(scoreParams()?.getAll('retailer')).toEqual(['Korbina']);
  ANSWERS['visibility/retailers'] = original;
});

it('states whether a retailer has no score of the day, or no target', async () => {
  const original = ANSWERS['visibility/retailers'];
  const without = (code: string, share: number | null) => {
    const retailer = shop(code, code);
    return { ...retailer, values: { ...retailer.values, share: figure(share), on_target: figure(null, { whole: 0 }) } };
  };
  ANSWERS['visibility/retailers'] = [without('Korbina', null), without('Seifenhof', 0.2)];
  show('');
  const panel = within(await screen.findByRole('region', { name: 'Share by retailer' }));
  const lines = await panel.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Korbina.*no score$/),
    expect.stringMatching(/^Seifenhof.*no target$/),
  ]);
  ANSWERS['visibility/retailers'] = original;
});

it.each([
  ['view=matrix', 'not searched'],
  ['view=matrix&target=missed', 'not searched, or left out by the filters'],
  ['view=matrix&check=differs', 'not searched, or left out by the filters'],
  ['view=positions', 'not collected, or not searched'],
  ['view=positions&target=missed', 'not collected, not searched, or left out by the filters'],
])('explains cells without a score, which a filter by verdict or check can leave out: %s', async (search, words) => {
  const user = show(search);
  const row = await screen.findByRole('button', { name: /^shampoo, Velquin: / });
  await screen.findAllByTitle('Seifenhof DE');
  row.focus();
  await user.keyboard('{End}');
  expect(screen.getByText(new RegExp(`^Seifenhof DE.*: ${words}$`), { selector: '[aria-live]' })).toBeInTheDocument();
  expect(screen.queryAllByText(new RegExp(` · empty: ${words}$`))).toHaveLength(words.includes('filters') ? 1 : 0);
});
