import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type Answers,
  exportFacts,
  figure,
  renderPage,
  serveAnswers,
  table,
  tile,
} from '@/components/layout/test-page';
import { RankingsPage } from '@/components/rankings/rankings-page';
import type { ChangedRank } from '@/lib/queries/rankings/changes.columns';
import type { PageOne } from '@/lib/queries/rankings/page-one';
import type { RankHistory } from '@/lib/queries/rankings/rank-history';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/rankings'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const counts = (part: number, whole: number) => ({ value: part, part, whole });

function row(over: Partial<ChangedRank>): ChangedRank {
  return {
    ...{
      id: '7/k/P1',
      keyword: '7',
      shop: 'k',
      keyword_name: 'soap',
      is_power: true,
      not_power: false,
      search_keyword_id: '7',
    },
    ...{ retailer_name: 'Korbina DE', retailer_code: 'k', country: 'DE', change: 'lost' },
    ...{ rank_before: 5, rank: 33, moved: -28, order: -28, target: 10, is_on_target: false, distance: 23 },
    ...{ page_one_size: 24, was_known: true },
    ...{
      other_name: 'Whitening gel',
      other_brand: 'Oskarine',
      other_rank: 5,
      other_product: 'P9',
      other_is_own: false,
    },
    ...{ leader: 'Tresolune', leader_rank: 3, product: 'P1', product_name: 'Velquin Bar soap' },
    ...{ brand_name: 'Velquin', barcode: null },
    rivals: [
      { brand: 'Tresolune', rank: 3 },
      { brand: 'Oskarine', rank: 5 },
    ],
    ...over,
  };
}
const LOST = [
  row({}),
  row({ id: '8/k/P1', keyword: '8', keyword_name: 'gel', is_power: false, rank: null, other_name: null }),
];
const AT_STAKE = row({
  id: '9/k/P1',
  keyword: '9',
  keyword_name: 'lotion',
  change: 'at_stake',
  rank: 21,
  is_on_target: true,
});

const history: RankHistory = {
  product_name: 'Velquin Bar soap',
  ...{ keyword_name: 'soap', retailer_name: 'Korbina DE', country: 'DE', is_power: true },
  ...{ days: [DAY], collected: [true], page_one: 24, target: 10, others: 0 },
  series: [{ brand: 'Velquin', isSku: true, own: true, ranks: [33] }],
};
const pageOne: PageOne = {
  products: 40,
  known: { organic: true, sponsored: true },
  brands: [
    {
      ...{ name: 'Oskarine', own: false, share: 0.25, share_before: 0.2 },
      products: 10,
      organic: 8,
      sponsored_only: 2,
    },
  ],
  others: { brands: 3, products: 30, organic: 30, sponsored_only: 0, share: 0.75, share_before: null },
};

const TILES = [
  tile('on_page_one', 'Ranks on page one', { ...counts(31, 45), before: 33 }),
  tile('on_target', 'Ranks on target', counts(26, 45)),
  tile('page_one_share', 'Share of page one', { unit: 'percent', value: 0.156, part: 187, whole: 1200 }),
  tile('gained', 'Gained page one', { value: 0, part: 0, whole: 0 }),
  tile('lost', 'Lost page one', { value: 2, part: 1, whole: 2 }),
  tile('at_stake', 'Page one at stake', { ...counts(1, 31) }),
  tile('keywords', 'Keywords', { value: 15 }),
  tile('retailers', 'Retailers', { value: 3 }),
];

const ANSWERS: Answers = {
  'rankings/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
  'rankings/tiles': TILES,
  'rankings/changes': table(...LOST, AT_STAKE),
  'rankings/rank-history': history,
  'rankings/page-one': pageOne,
  'rankings/retailers': [
    {
      keys: { shop: 'k', country: 'DE', retailer_name: 'Korbina DE' },
      values: {
        ...{ on_page_one: figure(9, counts(9, 15)), on_target: figure(7, counts(7, 15)) },
        ...{ gained: figure(0), lost: figure(2) },
      },
    },
  ],
  'rankings/facets': {},
};

const { exports, paramsOf } = serveAnswers(ANSWERS, {
  ...{ endpoint: 'visibility_search_by_product', from: DAY, to: DAY, states: 'c' },
});

const show = (searchParams = '') => renderPage(<RankingsPage start={{ opening: DAY }} />, searchParams);
function serveInTest(answers: Answers) {
  const original = { ...ANSWERS };
  Object.assign(ANSWERS, answers);
  onTestFinished(() => void Object.assign(ANSWERS, original));
}
const group = (name: string) => screen.findByRole('region', { name });
const tileOf = async (title: string) => (await screen.findByText(title, { selector: 'dt *' })).closest('div');

it('shows each figure with its base', async () => {
  show();
  expect(await tileOf('Ranks on page one')).toHaveTextContent('-2 · of 45 · 15 keywords, 3 retailers');
  expect(await tileOf('Share of page one')).toHaveTextContent('187 of 1,200 tracked products');
  expect(await tileOf('Lost page one')).toHaveTextContent('1 for power keywords · 0 gained');
  expect(await screen.findByRole('tab', { name: 'Changes 3' })).toBeVisible();
});

it('groups SKUs by what changed, and names the rank then and now, and who has it', async () => {
  show();
  const lost = within(await group('Lost page one'));
  expect(lost.getByRole('heading')).toHaveTextContent('Lost page one 2');
  expect(lost.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^soap ★Korbina DEBar soap.*5 → 33 ▼target 10rank taken by Oskarine$/),
    expect.stringMatching(/^gel.*5 → – ▼target 10rank taken by a product that is not tracked$/),
  ]);
  const strip = lost.getByRole('button', { name: /^soap ★ at/ });
  expect(strip).toHaveAccessibleName(
    'soap ★ at Korbina DE, Velquin Bar soap: #5 on 23 Jun, #33 on 30 Jun, target #10 missed by 23, page one ends at #24, rank taken by Whitening gel of Oskarine, now #5',
  );
  expect(await group('Gained page one')).toHaveTextContent(/^Gained page one 0/);
  expect(within(await group('At stake')).getByRole('listitem')).toHaveTextContent('5 → 21 ●');
});

it('names no other product if the rank is the same and page one has another length', async () => {
  const originalAnswer = ANSWERS['rankings/changes'];
  const same = { rank_before: 24, rank: 24, moved: 0, other_name: null, is_on_target: null, target: null };
  const gained = row({ ...same, id: '8/k/P1', change: 'gained', other_name: 'Whitening gel' });
  ANSWERS['rankings/changes'] = table(
    row({ ...same, page_one_size: 22 }),
    row({ ...same, id: '9/k/P1', keyword_name: 'oil', page_one_size: 26 }),
    gained,
  );
  show();
  const lost = within(await group('Lost page one'));
  expect(lost.getAllByRole('listitem')[0]?.textContent).toMatch(/24 → 24 same rank, page one is shorter$/);
  expect(lost.getByRole('button', { name: /^soap ★ at/ })).toHaveAccessibleName(
    'soap ★ at Korbina DE, Velquin Bar soap: #24 on 23 Jun, #24 on 30 Jun, no target, page one ends at #22, same rank, page one is shorter',
  );
  // The length is that of another keyword.
  expect(lost.getByRole('button', { name: /^oil ★ at/ })).toHaveAccessibleName(
    'oil ★ at Korbina DE, Velquin Bar soap: #24 on 23 Jun, #24 on 30 Jun, no target, same rank, page one is shorter',
  );
  expect(within(await group('Gained page one')).getByRole('listitem')).toHaveTextContent(/page one is longer$/);
  ANSWERS['rankings/changes'] = originalAnswer;
});

it('states that changes are not known if no keyword was collected on both days', async () => {
  const unknown = TILES.map((data) => (['lost', 'gained'].includes(data.name) ? { ...data, value: null } : data));
  serveInTest({ 'rankings/tiles': unknown });
  show();
  const gained = await group('Gained page one');
  await waitFor(() => expect(gained).toHaveTextContent('not known: no keyword was collected on both days'));
  expect(await screen.findByText('3 ranks are at stake · own SKUs by keyword and retailer')).toBeVisible();
});

it.each([
  ['of=lost', 'No ranks lost page one since 23 Jun.'],
  ['of=gained', 'No ranks gained page one since 23 Jun.'],
  ['of=at_stake', 'No ranks are at stake.'],
  ['of=changes', 'No ranks lost or gained page one since 23 Jun, or are at stake.'],
])('describes an empty list by its group of changes: %s', async (search, words) => {
  serveInTest({ 'rankings/changes': table() });
  show(`?${search}`);
  expect(await screen.findByText(words)).toBeVisible();
});

it('states that an empty group is not known if no keyword was collected on both days', async () => {
  const tiles = [...TILES.filter(({ name }) => name !== 'lost'), tile('lost', 'Lost page one', { value: null })];
  serveInTest({ 'rankings/changes': table(), 'rankings/tiles': tiles });
  show('?of=lost');
  expect(
    await screen.findByText('Changes since 23 Jun are not known: no keyword was collected on both days.'),
  ).toBeVisible();
});

it('offers to clear filters if no change passes the filter Target', async () => {
  serveInTest({ 'rankings/changes': table() });
  show('?of=lost&target=met');
  const panel = await screen.findByRole('region', { name: 'Changes of page one' });
  expect(await within(panel).findByRole('button', { name: 'Clear filters' })).toBeVisible();
});

it('shows no number of changes with the filter Target, which a tile removes', async () => {
  const user = show('?target=missed');
  const lost = await screen.findByRole('button', { name: /^Lost page one: 2/ });
  expect(screen.getByRole('tab', { name: 'Changes' })).toBeVisible();
  await user.click(lost);
  await waitFor(() => expect(paramsOf('rankings/changes')?.get('of')).toBe('lost'));
  expect(paramsOf('rankings/changes')?.has('target')).toBe(false);
  expect(await screen.findByRole('tab', { name: 'Changes 3' })).toBeVisible();
});

it('shows all rows of a tile after a link to the rows of a keyword', async () => {
  const user = show('?view=all&only_shelf=7/k');
  const onPageOne = await screen.findByRole('button', { name: /^Ranks on page one: 31/, pressed: false });
  await waitFor(() => expect(paramsOf('rankings/all')?.getAll('shelf')).toEqual(['7/k']));
  await user.click(onPageOne);
  await waitFor(() => expect(paramsOf('rankings/all')?.has('shelf')).toBe(false));
  expect(screen.getByRole('button', { name: /^Ranks on page one: 31/, pressed: true })).toBeVisible();
});

it('opens with the history of the first rank, and changes it by a click on another', async () => {
  const user = show();
  expect(await screen.findByRole('heading', { name: '“soap” ★ at Korbina DE' })).toBeVisible();
  expect(paramsOf('rankings/rank-history')?.get('id')).toBe('7/k/P1');
  expect(
    await screen.findByRole('button', { name: /^Table, picture and data of “Velquin Bar soap, “soap” ★/ }),
  ).toBeVisible();
  expect(await screen.findByText('#33 · target #10 missed by 23')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^lotion ★ ?Korbina/ }));
  await waitFor(() => expect(paramsOf('rankings/rank-history')?.get('id')).toBe('9/k/P1'));
});

it("opens the shelf of the page's positions, down to the rank", async () => {
  show('?position_type=ORGANIC');
  const { searchParams } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name: 'See the shelf of 30 Jun 2026' })).href,
  );
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ visibility_source_id: '7', retailer_code: 'k', date: DAY },
    ...{ position_type: 'ORGANIC', first_n_products: '33' },
  });
});

it('lists a group alone, and the missed targets among all ranks', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Lost page one: 2/ }));
  await waitFor(() => expect(paramsOf('rankings/changes')?.get('of')).toBe('lost'));
  expect(screen.queryByRole('region', { name: 'At stake' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Ranks on target: 26/ }));
  await waitFor(() => expect(paramsOf('rankings/all')?.getAll('target')).toEqual(['missed']));
});

it.each([
  ['?brand=Oskarine', ['Oskarine']],
  ['', []],
])('shows ranks of competitors after a click on their figure if no own product passes: %s', async (search, brands) => {
  serveInTest({ 'rankings/tiles': [...TILES, tile('rival_ranks', 'Ranks of competitors', { value: 45 })] });
  const user = show(search);
  expect(await screen.findByText(/· SKUs by keyword and retailer$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Ranks on page one: 31/ }));
  await waitFor(() => expect(paramsOf('rankings/all')?.getAll('brand')).toEqual(brands));
  expect(paramsOf('rankings/all')?.get('own') ?? 'all').toBe('all');
});

it.each(['?brand=Oskarine,Velquin', '?target=missed', '?retailer=Plazora+DE'])(
  'shows only own ranks after a click on their figure, whether or not the filters leave any: %s',
  async (search) => {
    // The filter Target and filters of keywords and retailers do not change whose ranks are counted.
    serveInTest({ 'rankings/facets': { own: [{ value: 'competitor', count: 45 }] } });
    const user = show(search);
    expect(await screen.findByText(/· own SKUs by keyword and retailer$/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Ranks on page one: 31/ }));
    await waitFor(() => expect(paramsOf('rankings/all')?.get('own')).toBe('own'));
  },
);

it('prints the columns of the matrix once, and states them in its file', async () => {
  ANSWERS['rankings/matrix-keywords'] = {
    ...{ country: 'DE', countries: [{ country: 'DE', keywords: 1 }], total: 1, offset: 0 },
    keywords: [{ keyword: '7', keyword_name: 'soap', is_power: true, ranked: 1 }],
  };
  ANSWERS['rankings/matrix'] = table({ id: 'P1/k', product: 'P1', shop: 'k', product_name: 'Soap', cells: [] });
  const user = show('?view=matrix');
  expect(await screen.findAllByText(/^1 SKU at a retailer · 1 keyword in DE/)).toHaveLength(1);
  expect(await exportFacts(user, exports)).toContainEqual(['Shown', '1 keyword in DE']);
});

it('shows brands on page one by type, and retailers with their total', async () => {
  show();
  expect(await screen.findByTitle('Oskarine: 10 products, 8 organic, 2 only sponsored')).toHaveTextContent(
    '25.0% +5.0 pp',
  );
  const retailers = within(await screen.findByRole('table', { name: 'Retailers' }));
  const lines = () => retailers.getAllByRole('row').map((line) => line.textContent);
  await waitFor(() => expect(lines().slice(1)).toEqual(['Korbina DE9 of 157 of 150-2', 'Total31 of 4526 of 450-2']));
});
