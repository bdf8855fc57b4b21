import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, exportFacts, renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { ShelfPage } from '@/components/shelf/shelf-page';
import { DAY, listing, ROWS } from '@/components/shelf/test-shelf';
import { savePicture } from '@/components/ui/save-picture';
import type { FirstTen } from '@/lib/queries/shelf/first-ten';
import type { ShelfSources } from '@/lib/queries/shelf/sources';
import type { ShelfSummary } from '@/lib/queries/shelf/summary';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/shelf'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));
vi.mock('@/components/ui/save-picture', () => ({ savePicture: vi.fn() }));

const FIRST = { visibility_type: 'SEARCH', visibility_source_id: '7', retailer_code: 'k' } as const;
const sources: ShelfSources = {
  retailers: [
    { code: 'k', name: 'Korbina DE', country: 'DE' },
    { code: 's', name: 'Seifenhof DE', country: 'DE' },
  ],
  sources: [{ id: '7', name: 'soap', is_power: true, retailer_indices: [0, 1] }],
  first: { visibility_source_id: '7', retailer_code: 'k' },
};
const firstTen: FirstTen = {
  days: ['2026-06-28', '2026-06-29', DAY],
  brands: [
    { name: 'Velquin', own: true, positions: 2 },
    { name: 'Oskarine', own: false, positions: 3 },
  ],
  first: [
    { isListed: false, own: 1, known: 9, positions: [0, 1], sponsored: [false, true] },
    null,
    { isListed: true, own: 1, known: 10, positions: [1, 0, null, 1], sponsored: [false, false, false, true] },
  ],
};
const summary: ShelfSummary = {
  ...{ listings: 20, names: 18, prices: 17, ratings: 15, url: 'javascript:alert(1)', searched_brand: 'Velquin' },
  score: { own: 4, of: 20, agrees: true },
};
const brand = (name: string, listings: number, own: boolean) => ({
  ...{ name, own, listings, sponsored: 0, before: 2 },
});

const ANSWERS: Answers = {
  'shelf/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
  'shelf/sources': sources,
  'shelf/tiles': [
    tile('own_in_first', 'Own in the first 10', { value: 1, part: 1, whole: 10, before: 3 }),
    tile('share', 'Share of search', { unit: 'percent', value: 0.2, part: 4, whole: 20 }),
    tile('target_share', 'Target', { unit: 'percent', value: 0.3 }),
    tile('best_organic', 'Best organic rank', { unit: 'rank', value: 2 }),
    tile('own_sponsored', 'Sponsored, own', { value: 0, part: 0, whole: 1 }),
    tile('own_out_of_stock', 'Own out of stock', { value: null, part: 0, whole: 0, of: 'own products' }),
  ],
  'shelf/first-ten': firstTen,
  'shelf/shelf': table(...ROWS),
  'shelf/brands': { listings: 10, brands: [brand('Oskarine', 3, false), brand('Velquin', 1, true)] },
  'shelf/summary': summary,
  'shelf/facets': {},
};

const { requestsOf, paramsOf, exports } = serveAnswers(ANSWERS, {
  endpoint: 'visibility_listings',
  from: DAY,
  to: DAY,
  states: 'c',
});
const show = (search = '', first: typeof FIRST | null = FIRST) =>
  renderPage(<ShelfPage start={{ opening: DAY, first }} />, search);

/** Changes the coverage of the listings. */
function changeCoverage(change: (need: object) => object[]) {
  const stub = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    const response = await stub(path);
    if (!path.startsWith('/api/query/shelf/shelf')) return response;
    const body = await response.clone().json();
    const coverage = body.coverage.flatMap(change);
    return new Response(JSON.stringify({ ...body, coverage }), { headers: response.headers });
  });
}

/** Leaves requests for the listings of these days without an answer. */
function holdListings(days: readonly string[]) {
  const stub = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    const isHeld = pathname === '/api/query/shelf/shelf' && days.includes(searchParams.get('date') ?? '');
    return isHeld ? new Promise(() => undefined) : stub(path, init);
  });
}

it('opens the first shelf of the sources if the server did not know it', async () => {
  show('', null);
  expect(await screen.findByRole('button', { name: /^#2, Velquin Soap/ })).toBeVisible();
  expect(paramsOf('shelf/shelf')?.get('visibility_source_id')).toBe('7');
  expect(paramsOf('shelf/shelf')?.get('retailer_code')).toBe('k');
});

it('shows each figure with its base, and names the best own product', async () => {
  show();
  const tileOf = async (title: string) => (await screen.findByText(title, { selector: 'dt *' })).closest('div');
  expect(await tileOf('Own in the first 10')).toHaveTextContent('-2 · of 10');
  expect(await tileOf('Share of search')).toHaveTextContent('target 30%20.0%4 of 20 listings');
  await waitFor(async () => expect(await tileOf('Best organic rank')).toHaveTextContent('Soap'));
  expect(await tileOf('Own out of stock')).toHaveTextContent('—not known for this day');
});

it('opens the shelf of a day of the strip, and states which days are not known', async () => {
  const user = show();
  const days = within(await screen.findByRole('group', { name: 'Days of this shelf' }));
  expect(days.getByRole('button', { current: 'date' })).toHaveAccessibleName(
    'Tue 30 Jun: 1 of 10 own. Oskarine 2, Velquin 1.',
  );
  expect(days.getByRole('button', { name: 'Mon 29 Jun: not known' })).toBeVisible();
  await user.click(days.getByRole('button', { name: /^Sun 28 Jun: 1 of 9 own.*By ranks of tracked products/ }));
  await waitFor(() => expect(paramsOf('shelf/shelf')?.get('date')).toBe('2026-06-28'));
  await waitFor(() => expect(paramsOf('shelf/first-ten')?.get('date')).toBe(DAY));
});

it('lists own SKUs, moves of competitors and brands, and how many listings are matched', async () => {
  show();
  const list = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  expect((await list('Own SKUs')).map((line) => line.textContent)).toEqual(['▼1Soap1 → 2']);
  expect((await list('Competitor moves')).map((line) => line.textContent)).toEqual([
    '▲3Oskarine Gel4 → 1',
    'goneFenwarra Oil2 → –',
  ]);
  expect((await list('First 10 by brand')).map((line) => line.textContent)).toEqual(['Oskarine3+1', 'Velquin1-1']);
  expect(await screen.findByText(/^Of 20 listings, 18 are found in Search By Product, 17 in Price/)).toHaveTextContent(
    'The score of Velquin counts the same listings: 4 of 20.',
  );
  expect(screen.getByText(/Page at the retailer/).querySelector('a')).toBeNull();
});

it('names its keyword and retailer in print and in files', async () => {
  const user = show('?view=table');
  const words = 'soap, Korbina DE · 30 Jun 2026, compared with 23 Jun 2026 · first 20 listings · overall';
  expect(await screen.findByText(words)).toHaveClass('hidden', 'print:block');
  await screen.findByRole('grid', { name: 'Listings' });
  expect(await exportFacts(user, exports)).toEqual([
    ['Shelf', 'soap, Korbina DE'],
    ['Shown', '30 Jun 2026, compared with 23 Jun 2026'],
    ['Shown', 'first 20 listings · overall'],
  ]);
  expect(exports[0]?.title).toBe('Shelf 2026-06-30 soap, Korbina DE');
});

it('names the compared retailer in print and in files', async () => {
  const user = show('?view=table&beside=s');
  const words = /figures compared with 23 Jun 2026 · .* · Listings compared with: Seifenhof DE$/;
  expect(await screen.findByText(words)).toHaveClass('hidden', 'print:block');
  await screen.findByRole('grid', { name: 'Listings' });
  expect(await exportFacts(user, exports)).toContainEqual(['Listings compared with', 'Seifenhof DE']);
});

it('names a keyword with a colon in files', async () => {
  const [source] = sources.sources;
  ANSWERS['shelf/sources'] = { ...sources, sources: [{ ...source, name: 'Hair: Shampoo' }] };
  const user = show('?view=table');
  await screen.findByText(/^Hair: Shampoo, Korbina DE · /);
  await screen.findByRole('grid', { name: 'Listings' });
  expect(await exportFacts(user, exports)).toContainEqual(['Shelf', 'Hair: Shampoo, Korbina DE']);
  ANSWERS['shelf/sources'] = sources;
});

it('shows another day or another retailer next to the shelf', async () => {
  const user = show();
  await user.click(await screen.findByText('Side by side', { selector: 'button' }));
  expect(await screen.findByRole('heading', { name: 'Korbina DE, 23 Jun 2026' })).toBeVisible();
  expect(paramsOf('shelf/shelf')?.get('date')).toBe('2026-06-23');
});

it('requests the listings of both shelves that the filters leave', async () => {
  show('?view=pair&own=own');
  const filtered = () => requestsOf('shelf/shelf').filter(({ searchParams }) => searchParams.get('own') === 'own');
  await waitFor(() => expect(filtered()).toHaveLength(2));
  expect(filtered().map(({ searchParams }) => searchParams.get('date'))).toEqual([DAY, '2026-06-23']);
});

it('opens a listing with its facts and links to the pages that know it', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^#2, Velquin Soap/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('€2.15, out of stock')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'See its prices' })).toHaveAttribute(
    'href',
    expect.stringContaining('/prices?date=2026-06-30&sku=C1&sku_retailer=Korbina+DE'),
  );
  expect(drawer.getByRole('link', { name: 'See its ratings' })).toHaveAttribute(
    'href',
    expect.stringContaining('/scorecards?date=2026-06-30&view=all&only=C1&row=R1'),
  );
  expect(drawer.getByRole('link', { name: 'See its ranks' })).toHaveAttribute(
    'href',
    expect.stringContaining('product=P2'),
  );
});

it('opens a listing that is gone with the facts of the compared day', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Fenwarra Oil' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Fenwarra · 23 Jun 2026')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'See its ranks' })).toHaveAttribute(
    'href',
    expect.stringContaining('date=2026-06-23'),
  );
});

it.each([
  ['an offer without a price', 'C2', 'no price, in stock'],
  ['no offer', null, 'not in the prices of the day'],
])('distinguishes an offer without a price from no offer: %s', async (_, sku, words) => {
  const originalAnswer = ANSWERS['shelf/shelf'];
  ANSWERS['shelf/shelf'] = table(listing({ rank: 1, sku, is_out_of_stock: sku ? false : null }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^#1, Oskarine/ }));
  expect(await screen.findByText(words)).toBeVisible();
  ANSWERS['shelf/shelf'] = originalAnswer;
});

it('offers to collect a shelf that is not collected, with its cost first', async () => {
  const originalAnswer = ANSWERS['shelf/shelf'];
  ANSWERS['shelf/shelf'] = table();
  changeCoverage((need) => [{ ...need, states: '-', offeredCalls: 1 }]);
  show();
  expect(await screen.findByRole('button', { name: 'Collect (about 1 call)' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Own SKUs' })).not.toBeInTheDocument();
  ANSWERS['shelf/shelf'] = originalAnswer;
});

it('offers only the compared shelf if the shelf itself is collected', async () => {
  const originalAnswer = ANSWERS['shelf/shelf'];
  ANSWERS['shelf/shelf'] = table(listing({ rank: 1 }));
  show();
  expect(await screen.findByText(/^1 listing · the shelf to compare with is not collected$/)).toBeVisible();
  ANSWERS['shelf/shelf'] = originalAnswer;
});

it.each([
  ['?position_type=SPONSORED', 'sponsored listings have no moves', 'Only sponsored listings are selected.'],
  ['?beside=s&view=shelf', 'no listing is matched by barcode', 'No own organic listing on this shelf.'],
])('explains why no listing has a move if both shelves are collected: %s', async (search, words, ownWords) => {
  const originalAnswer = ANSWERS['shelf/shelf'];
  ANSWERS['shelf/shelf'] = table(listing({ rank: 1, won: 'sponsored' }));
  changeCoverage((need) => [need, { ...need, need: 'compared' }]);
  show(search);
  expect(await screen.findByText(new RegExp(`1 listing .* ${words}$`))).toBeVisible();
  expect(await screen.findByText(`Not compared: ${words}.`)).toBeVisible();
  expect(screen.getByText(ownWords)).toBeVisible();
  ANSWERS['shelf/shelf'] = originalAnswer;
});

it('does not show a retailer next to itself', async () => {
  const user = show('?view=pair&beside=s');
  expect(await screen.findByRole('heading', { name: 'Seifenhof DE, 30 Jun 2026' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Retailer Korbina DE' }));
  await user.click(await screen.findByRole('button', { name: 'Seifenhof DE' }));
  expect(await screen.findByRole('heading', { name: /^Seifenhof DE, 2\d Jun 2026$/ })).toBeInTheDocument();
});

it('names the day of the listings on screen while those of another day load', async () => {
  holdListings(['2026-06-28', '2026-06-21']);
  const user = show('?view=pair');
  await screen.findByRole('heading', { name: 'Korbina DE, 23 Jun 2026' });
  await user.click(await screen.findByRole('button', { name: /^Sun 28 Jun: 1 of 9 own/ }));
  await waitFor(() => expect(paramsOf('shelf/tiles')?.get('date')).toBe('2026-06-28'));
  expect(screen.getByRole('heading', { name: 'Korbina DE, 30 Jun 2026' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Korbina DE, 23 Jun 2026' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Picture (PNG)' }));
  const [title, , draw] = vi.mocked(savePicture).mock.lastCall ?? [];
  expect(title).toBe('Shelf Korbina DE, 30 Jun 2026 and Korbina DE, 23 Jun 2026');
  expect(await draw?.()).toContain('30 Jun 2026, compared with 23 Jun 2026');

  const [opened] = screen.getAllByRole('button', { name: /^#2, Velquin Soap/ });
  await user.click(opened as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Velquin · 30 Jun 2026')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'See its ranks' })).toHaveAttribute(
    'href',
    expect.stringContaining('date=2026-06-30'),
  );
});

it('opens a listing at the right on the day of its shelf while the left one loads', async () => {
  holdListings(['2026-06-28']);
  const user = show('?view=pair');
  await screen.findByRole('heading', { name: 'Korbina DE, 23 Jun 2026' });
  await user.click(await screen.findByRole('button', { name: /^Sun 28 Jun: 1 of 9 own/ }));
  await screen.findByRole('heading', { name: 'Korbina DE, 21 Jun 2026' });
  await user.click(screen.getAllByRole('button', { name: /^#2, Velquin Soap/ }).at(-1) as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Velquin · 21 Jun 2026')).toBeVisible();
});

it('names the compared day of the moves on screen while those of another day load', async () => {
  holdListings(['2026-06-28']);
  const user = show();
  expect(await screen.findByText('organic rank, since 23 Jun')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Sun 28 Jun: 1 of 9 own/ }));
  await waitFor(() => expect(paramsOf('shelf/tiles')?.get('date')).toBe('2026-06-28'));
  expect(screen.getByText('organic rank, since 23 Jun')).toBeVisible();
});
