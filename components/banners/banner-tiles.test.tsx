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
function tilesOf(figures: ReturnType<typeof tile>[], { bookings = [] as string[], against = 'previous' } = {}) {
  const banners = {
    ...{ address: { against }, set: () => undefined, dates: { against: '2026-06-29' }, weights: {} },
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
      {tilesOf([booked], { bookings: ['next month'] })}
    </>,
  );
  expect(await screen.findByText('no booked days with evidence')).toBeInTheDocument();
  expect(screen.getAllByText('no bookings yet')).toHaveLength(1);
});

it.each([
  ['the day before', 2, 'previous', '2 with own products'],
  ['the day before, if the page compares with another', 2, 'week', 'since the day before · 2 with own products'],
  ['no day, if none before has banners', null, 'previous', 'nothing to compare'],
])('counts new banners since %s', async (_, value, against, note) => {
  renderPage(
    tilesOf([tile('new', 'New banners', { value }), tile('new_own', 'New banners with own products', { value })], {
      against,
    }),
  );
  expect(await screen.findByText(note)).toBeInTheDocument();
});
