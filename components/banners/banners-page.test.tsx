import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { BannersPage } from '@/components/banners/banners-page';
import { type Answers, renderPage, serveAnswers, table } from '@/components/layout/test-page';
import type { AnswerOf } from '@/lib/queries/registry';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/banners'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';
const tile = {
  ...{ name: 'share', title: 'Banner share', definition: 'Own labels of all.', unit: 'percent', better: 'higher' },
  ...{ value: 0.25, part: 1, whole: 4, of: 'labels', before: 0.2, trend: [0.2, null, 0.25] },
} as const;
const placement = {
  ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_type_name: 'Home page', page_name: 'Home' },
  ...{ id: 'a', banner: 'summer', own_brands: 'Velquin', competitor_brands: null, e_retail_media_position: 1 },
};

const ANSWERS: Answers = {
  'banners/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] } satisfies AnswerOf<'banners/days'>,
  'banners/tiles': [tile],
  'banners/brand-trend': {
    days: ['2026-06-28', '2026-06-29', DAY],
    series: [
      { name: 'Velquin', own: true, values: [0.2, null, 0.25] },
      { name: 'Fenwarra', own: false, values: [0.8, null, 0.75] },
    ],
    other: null,
    wholes: [5, 0, 4],
    banners: 0,
  } satisfies AnswerOf<'banners/brand-trend'>,
  'banners/takeovers': [
    {
      ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_type_name: 'Home page', brand: 'Fenwarra' },
      ...{ own: false, first: DAY, last: DAY, days: 1, open_start: false, ended: false, banners: 2 },
    },
  ] satisfies AnswerOf<'banners/takeovers'>,
  'banners/position-map': {
    brands: [
      { name: 'Velquin', own: true, banners: 1 },
      { name: 'Fenwarra', own: false, banners: 2 },
    ],
    kinds: [
      { page_type: 'HOME_PAGE', name: 'Home page', banners: 2 },
      { page_type: 'SEARCH_PAGE', name: 'Search page', banners: 1 },
    ],
    pages: ['Home', 'soap'],
    rows: [
      {
        ...{ retailer: 'Korbina DE', banners: 3, own: 1 },
        cells: [
          [
            ['a', 0, 1, [1]],
            ['b', 0, 2, [1]],
          ],
          [['c', 1, 1, [0, 1]]],
        ],
      },
    ],
    ...{ retailers: 1, banners: 3, more: 0 },
  } satisfies AnswerOf<'banners/position-map'>,
  'banners/cards': {
    rows: [
      {
        ...{ id: 'a', retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', page_type_name: 'Home page' },
        ...{ page_name: 'Home', banners: 2, positions: [1, 2], own_brands: null, competitor_brands: 'Fenwarra' },
        ...{ page_preview_image_url: null, e_retail_media_url: null, state: 'more', fresh: 1, days: 1, strip: 'a-s' },
      },
    ],
    ...{ total: 1, banners: 2, is_compared: true },
  } satisfies AnswerOf<'banners/cards'>,
  'banners/home-pages': {
    ...{ before: 2, now: 2 },
    brands: [
      { name: 'Velquin', own: true, before: 2, now: 0 },
      { name: 'Fenwarra', own: false, before: 0, now: 2 },
    ],
  } satisfies AnswerOf<'banners/home-pages'>,
  'banners/booked-share': {
    ...tile,
    name: 'booked',
    title: 'Booked and seen',
    value: null,
    part: 0,
    whole: 0,
    trend: [],
  },
  'banners/placements': table({
    ...{
      ...placement,
      types: 'HERO',
      own_label_count: 1,
      competitor_label_count: 3,
      counts_agree: true,
      page_url: null,
    },
    ...{ e_retail_media_url: null, page_preview_image_url: null, own_labels: [], competitor_labels: [], walk: 1 },
  }),
  'banners/changes': table({ ...placement, kind: 'new', before: null, now: 1 }),
  'banners/change-counts': { new: 1, gone: 0, moved: 0, stayed: 5, unmatched: 0, has_now: true, has_before: true },
  'banners/runs': table({
    ...{ ...placement, first: DAY, last: DAY, days: 1, gaps: 0, open_start: false, open_end: true, strip: 'a-s' },
  }),
  'banners/labels': table({
    ...{ category: 'Soap', subcategory: 'Bar', brand: 'Velquin', own: true, labels: 1, share: 0.25 },
  }),
  'banners/dictionary': [
    {
      title: 'Figures',
      entries: [{ title: 'Banner share', definition: 'Own labels of all.', unit: 'percent', better: 'higher' }],
    },
  ] satisfies AnswerOf<'banners/dictionary'>,
  'banners/facets': { page_type: [{ value: 'HOME_PAGE', count: 1 }], brand: [{ value: 'Velquin', count: 1 }] },
};

const { paramsOf } = serveAnswers(ANSWERS, { endpoint: 'e_retail_media', from: DAY, to: DAY, states: 'c' });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const show = (searchParams = '') =>
  renderPage(<BannersPage start={{ opening: '2026-01-01', pages: [] }} />, searchParams);

it('opens the newest day with a comparison, and shows the same selection in all views', async () => {
  const user = show();
  await screen.findAllByText('25.0%');
  await waitFor(() => expect(paramsOf('banners/tiles')?.get('date')).toBe(DAY));
  expect(paramsOf('banners/tiles')?.get('against')).toBe('2026-06-29');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Share by brand' })).toHaveTextContent('Fenwarra 75.0%'),
  );
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What shoppers were shown' })).toHaveTextContent(
      '2 banners on 1 card · as of',
    ),
  );
  const grids = { 'Changes 1': 'new', 'Run lengths': 'or later', 'Brand mentions': 'Bar', Table: 'summer' };
  for (const [tab, text] of Object.entries(grids)) {
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByRole('grid')).toHaveTextContent(text);
  }
  await user.click(screen.getByRole('tab', { name: 'Proof' }));
  expect(await screen.findByRole('heading', { name: /^Korbina DE: Home, position 1/ })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Bookings' }));
  expect(await screen.findByText('No bookings yet')).toBeInTheDocument();
});

it('requests the filters of its controls, and tiles for own and competitors', async () => {
  const user = show('?retailer=Korbina DE,Plazora DE&own=own');
  await screen.findAllByText('25.0%');
  await waitFor(() => expect(paramsOf('banners/cards')?.getAll('retailer')).toEqual(['Korbina DE', 'Plazora DE']));
  expect(paramsOf('banners/cards')?.get('own')).toBe('own');
  expect(paramsOf('banners/tiles')?.get('own')).toBe('all');
  await user.click(screen.getByRole('button', { name: /^Filters 2/ }));
  await user.click(await screen.findByRole('button', { name: /^Remove Retailer/ }));
  await waitFor(() => expect(paramsOf('banners/cards')?.has('retailer')).toBe(false));
});

it('lists the banners that a figure counts, whatever the filter for own or competitor', async () => {
  const count = { ...tile, unit: 'count', value: 3 } as const;
  ANSWERS['banners/tiles'] = [
    { ...count, name: 'new', title: 'New banners' },
    { ...count, name: 'new_own', title: 'New banners with own products' },
    { ...count, name: 'home_own', title: 'On home pages' },
  ];
  onTestFinished(() => void Object.assign(ANSWERS, { 'banners/tiles': [tile] }));
  const user = show('?own=competitor&view=gallery');
  const listed = () => ['view', 'own'].map((name) => paramsOf('banners/cards')?.get(name));
  await user.click(await screen.findByRole('button', { name: /^New banners: 3/ }));
  await waitFor(() => expect(listed()).toEqual(['new', 'all']));
  await user.click(await screen.findByRole('button', { name: /^On home pages: 3/ }));
  await waitFor(() => expect(listed()).toEqual(['home', 'own']));
});

it('draws each position once, outlines and lists a takeover, and opens banners by mouse and keyboard', async () => {
  const user = show();
  const map = await screen.findByRole('region', { name: 'Who has each position' });
  const cells = await within(map).findByRole('button', { name: /^Korbina DE, 3 positions/ });
  const fills = [...cells.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length);
  // Two of Fenwarra, and one that it shares with Velquin: a part of a cell for each.
  expect(fills.toSorted()).toEqual([1, 3]);
  await waitFor(() => expect(cells.querySelectorAll('rect')).toHaveLength(1));
  expect(within(map).getByRole('list', { name: 'Takeovers' })).toHaveTextContent(
    'Fenwarra alone on all 2 banners of the home page at Korbina DE, since 30 Jun',
  );
  act(() => cells.focus());
  expect(cells).toHaveAccessibleDescription('Home, #1: Fenwarra');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(cells).toHaveAccessibleDescription('soap, #1: Velquin, Fenwarra');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(paramsOf('banners/placements')?.get('date')).toBe(DAY));
});

it('shows only the banners of a takeover whose retailer and page type are unknown', async () => {
  const originalAnswer = ANSWERS['banners/takeovers'] as AnswerOf<'banners/takeovers'>;
  const unknown = { retailer_name: null, page_type: null, page_type_name: null };
  ANSWERS['banners/takeovers'] = originalAnswer.map((takeover) => ({ ...takeover, ...unknown }));
  const user = show();
  const list = await screen.findByRole('list', { name: 'Takeovers' });
  await user.click(within(list).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(paramsOf('banners/cards')?.getAll('retailer')).toEqual(['-']));
  expect(paramsOf('banners/cards')?.getAll('page_type')).toEqual(['-']);
  expect(await screen.findByText('Only the takeover Fenwarra, Unknown page type, Unknown retailer')).toBeVisible();
  ANSWERS['banners/takeovers'] = originalAnswer;
});

it('lists all that a clicked figure counts after a takeover', async () => {
  const own = { ...tile, name: 'own_banners', title: 'Own positions' };
  ANSWERS['banners/tiles'] = [tile, { ...own, value: 6 }, { ...own, name: 'banners', value: 46 }];
  const user = show('?takeover=Korbina DE,HOME_PAGE,Fenwarra&view=gallery');
  await waitFor(() => expect(paramsOf('banners/cards')?.getAll('brand')).toEqual(['Fenwarra']));
  await user.click(await screen.findByRole('button', { name: /^Own positions: / }));
  await waitFor(() => expect(paramsOf('banners/cards')?.get('own')).toBe('own'));
  expect(paramsOf('banners/cards')?.has('brand')).toBe(false);
  ANSWERS['banners/tiles'] = [tile];
});

it('counts no banner as new or ended if the compared day has no banners', async () => {
  const original = { ...ANSWERS };
  const unknown = { new: 0, gone: 0, moved: 0, stayed: 0, unmatched: 0, has_now: true, has_before: false };
  ANSWERS['banners/change-counts'] = unknown;
  ANSWERS['banners/cards'] = { rows: [], total: 0, banners: 0, is_compared: false };
  show('?view=new');
  expect(await screen.findByText('One of the days has no banners, so changes are unknown.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Home pages 2' })).toBeInTheDocument();
  for (const name of ['New', 'Ended', 'Changes']) expect(screen.getByRole('tab', { name })).toBeInTheDocument();
  Object.assign(ANSWERS, original);
});

it('shows only banners without a retailer after a click on their row', async () => {
  const originalAnswer = ANSWERS['banners/position-map'] as AnswerOf<'banners/position-map'>;
  const rows = originalAnswer.rows.map((row) => ({ ...row, retailer: null }));
  ANSWERS['banners/position-map'] = { ...originalAnswer, rows };
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Unknown retailer' }));
  await waitFor(() => expect(paramsOf('banners/cards')?.getAll('retailer')).toEqual(['-']));
  ANSWERS['banners/position-map'] = originalAnswer;
});

it('shows the banners on home pages on both days', async () => {
  show();
  const homes = await screen.findByRole('region', { name: 'Home pages' });
  await waitFor(() => expect(homes).toHaveTextContent('2 positions: own 2 → 0, Fenwarra 0 → 2'));
  expect(await screen.findByRole('tab', { name: 'Home pages 2' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('tab', { name: 'Search 1' })).toBeInTheDocument();
});

const homeBrands = (before: number, now: number) => [
  { name: 'Velquin', own: true, before, now },
  { name: 'Fenwarra', own: false, before: 2 * before, now: 2 * now },
];

it.each([
  ['the compared day', { before: null, now: 9, brands: homeBrands(0, 3) }, '9 positions: own 3, Fenwarra 6'],
  ['the day', { before: 9, now: null, brands: homeBrands(3, 0) }, ''],
])('states no number of banners on home pages for %s without banners', async (_, answer, caption) => {
  const original = ANSWERS['banners/home-pages'];
  ANSWERS['banners/home-pages'] = answer;
  show();
  const homes = await screen.findByRole('region', { name: 'Home pages' });
  expect(await within(homes).findByTitle('No banner data for this day')).toBeInTheDocument();
  await waitFor(() => expect(homes.querySelector('header')?.textContent).toBe(`Home pages${caption}`));
  ANSWERS['banners/home-pages'] = original;
});

it('explains its figures and columns from the settings', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Own or competitor' }));
  await user.click(await screen.findByRole('button', { name: 'What the figures and columns mean' }));
  const figures = await screen.findByRole('region', { name: 'Figures' });
  expect(within(figures).getByText('Banner share').parentElement).toHaveTextContent(
    'Own labels of all.A share, in percent. Higher is better.',
  );
});

it('states how many cards are shown if the gallery has more than can be requested', async () => {
  const cards = ANSWERS['banners/cards'] as AnswerOf<'banners/cards'>;
  ANSWERS['banners/cards'] = { ...cards, total: 1200 };
  const user = show();
  const gallery = within(await screen.findByRole('region', { name: 'What shoppers were shown' }));
  const more = () => gallery.queryByRole('button', { name: 'Show more: 1 of 1,200' });
  await waitFor(() => expect(more()).toBeVisible());
  for (let button = more(); button; button = more()) await user.click(button);
  expect(gallery.getByText('1 of 1,200 are shown.')).toBeVisible();
  await waitFor(() => expect(paramsOf('banners/cards')?.get('limit')).toBe('1000'));
  ANSWERS['banners/cards'] = cards;
});
