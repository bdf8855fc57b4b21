import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BannerTiles } from '@/components/banners/banner-tiles';
import type { Banners } from '@/components/banners/use-banners';
import { renderPage, serveAnswers, tile } from '@/components/layout/test-page';

const DAY = '2026-06-30';
const PARAMS = { relevance: 'RELEVANT', first_n_e_retail_media: 20 } as const;

serveAnswers(
  { 'banners/booked-share': tile('booked', 'Booked and seen', { value: null, part: 0, whole: 0 }) },
  { endpoint: 'e_retail_media', from: DAY, to: DAY, states: 'c' },
);

/** Returns the tiles of a page that compares with a day. */
function tilesOf(figures: ReturnType<typeof tile>[], bookings: string[] = []) {
  const banners = {
    ...{ address: {}, set: () => undefined, dates: { against: '2026-06-29' }, weights: {} },
    params: { date: DAY, days: 28 },
  } as unknown as Banners;
  const state = {
    ...{ kind: 'content', data: figures, coverage: [], provenance: [], refetching: false, problem: null },
  } as unknown as Parameters<typeof BannerTiles>[0]['state'];
  return <BannerTiles banners={banners} state={state} bookedParams={{ ...PARAMS, bookings }} />;
}

it('states that there are no bookings, or no booked days with evidence', async () => {
  const booked = tile('booked', 'Booked and seen', { value: null, part: 0, whole: 0 });
  renderPage(
    <>
      {tilesOf([booked])}
      {tilesOf([booked], ['next month'])}
    </>,
  );
  expect(await screen.findByText('no booked days with evidence')).toBeInTheDocument();
  expect(screen.getAllByText('no bookings yet')).toHaveLength(1);
});

it.each([
  ['how many new banners have own products', 2, '2 with own products'],
  ['that no banner is known to be new if the compared day has none', null, 'nothing to compare'],
])('states %s', async (_, value, note) => {
  const figures = [tile('new', 'New banners', { value }), tile('new_own', 'New banners with own products', { value })];
  renderPage(tilesOf(figures));
  expect(await screen.findByText(note)).toBeInTheDocument();
});
