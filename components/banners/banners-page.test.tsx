import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannersPage } from '@/components/banners/banners-page';
import { WEIGHTS_COOKIE } from '@/lib/client/banners/weights';
import { createQueryClient } from '@/lib/client/query-client';
import { FormatProvider } from '@/lib/client/use-format';
import type { AnswerOf, QueryName } from '@/lib/queries/registry';

vi.mock('next/navigation', () => ({
  usePathname: () => '/banners',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
// Its own script asks for the state of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const tile = {
  ...{ name: 'share', title: 'Banner share', definition: 'Own labels of all.', unit: 'percent', better: 'higher' },
  ...{ value: 0.25, part: 1, whole: 4, of: 'labels', before: 0.2, trend: [0.2, null, 0.25], target: null },
} as const;
const place = {
  ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_type_name: 'Home page', page_name: 'Home' },
  ...{ id: 'a', banner: 'summer', own_brands: 'Velquin', competitor_brands: null, e_retail_media_position: 1 },
};
const table = (...rows: object[]) => ({ rows, total: rows.length, offset: 0 });

/** The server's part: an answer for each query, small and whole. */
const ANSWERS: { [Name in QueryName]?: unknown } = {
  'banners/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] } satisfies AnswerOf<'banners/days'>,
  'banners/tiles': [tile],
  'banners/brand-trend': {
    days: ['2026-06-28', '2026-06-29', DAY],
    series: [
      { name: 'Velquin', own: true, values: [0.2, null, 0.25], labels: [1, 0, 1] },
      { name: 'Fenwarra', own: false, values: [0.8, null, 0.75], labels: [4, 0, 3] },
    ],
    other: null,
    wholes: [5, 0, 4],
    banners: 0,
  } satisfies AnswerOf<'banners/brand-trend'>,
  'banners/takeovers': [],
  'banners/shares': table({
    ...place,
    share: 0.25,
    before: 0.2,
    change: 5,
    own_labels: 1,
    competitor_labels: 3,
    banners: 1,
    uncounted: 0,
  }),
  'banners/placements': table({
    ...{ ...place, types: 'HERO', own_label_count: 1, competitor_label_count: 3, counts_agree: true, page_url: null },
    ...{ e_retail_media_url: null, page_preview_image_url: null, own_labels: [], competitor_labels: [], walk: 1 },
  }),
  'banners/changes': table({ ...place, kind: 'new', before: null, now: 1 }),
  'banners/change-counts': { new: 1, gone: 0, moved: 0, stayed: 5, untold: 0, has_now: true, has_before: true },
  'banners/runs': table({
    ...{ ...place, first: DAY, last: DAY, days: 1, gaps: 0, open_start: false, open_end: true, strip: 'a-s' },
  }),
  'banners/labels': table({
    ...{ category: 'Soap', subcategory: 'Bar', brand: 'Velquin', own: true, labels: 1, share: 0.25 },
  }),
  'banners/facets': { page_type: [{ value: 'HOME_PAGE', count: 1 }], brand: [{ value: 'Velquin', count: 1 }] },
};

const asked: URL[] = [];
const ask = (name: QueryName) => asked.filter(({ pathname }) => pathname === `/api/query/${name}`).at(-1)?.searchParams;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://local');
    asked.push(url);
    const answer = ANSWERS[url.pathname.replace('/api/query/', '') as QueryName];
    const days = { need: 'today', endpoint: 'e_retail_media', from: DAY, to: DAY, states: 'c', rows: 1, total: 1 };
    return Promise.resolve(
      Response.json({ answer, coverage: [{ ...days, pending: false, problem: null }], provenance: [] }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show(searchParams = '') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={searchParams} hasMemory>
        <FormatProvider locale="en">
          <BannersPage start={{ opening: '2026-01-01', weights: {} }} />
        </FormatProvider>
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('opens with the newest day, compares it, and shows one selection in all of its views', async () => {
  const user = show();
  await screen.findAllByText('25.0%');
  await waitFor(() => expect(ask('banners/tiles')?.get('date')).toBe(DAY));
  expect(ask('banners/tiles')?.get('against')).toBe('2026-06-29');
  expect(screen.getByRole('region', { name: 'Whose products banners show' })).toHaveTextContent('Fenwarra 75.0%');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What shoppers were shown' })).toHaveTextContent('1 banner · asked for'),
  );
  const grids = { 'Changes 1': 'new', 'Run lengths': 'or later', Table: 'summer' };
  for (const [tab, text] of Object.entries(grids)) {
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByRole('grid')).toHaveTextContent(text);
  }
  await user.click(screen.getByRole('tab', { name: 'Labels' }));
  expect(await screen.findByRole('button', { name: /Velquin/ })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Proof of placement' }));
  expect(await screen.findByRole('heading', { name: /^Korbina DE: Home, position 1/ })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Booked and seen' }));
  expect(await screen.findByText(/No booking is listed yet/)).toBeInTheDocument();
});

it('asks with what its controls say and the weights of this browser, tiles always of both sides', async () => {
  const cookie = `${WEIGHTS_COOKIE}=${encodeURIComponent('{"HOME_PAGE":3}')}`;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const user = show('?retailer=Korbina DE,Plazora DE&own=own');
  await screen.findAllByText('25.0%');
  await waitFor(() => expect(ask('banners/placements')?.getAll('retailer')).toEqual(['Korbina DE', 'Plazora DE']));
  expect(ask('banners/placements')?.get('own')).toBe('own');
  expect(ask('banners/tiles')?.get('own')).toBe('all');
  await waitFor(() => expect(ask('banners/tiles')?.get('weights')).toBe('HOME_PAGE:3'));
  await user.click(
    within(screen.getByRole('list', { name: 'Filters in use' })).getByRole('button', { name: /^Remove Retailer/ }),
  );
  await waitFor(() => expect(ask('banners/placements')?.has('retailer')).toBe(false));
});
