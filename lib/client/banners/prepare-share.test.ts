import { expect, it } from 'vitest';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { shareOf } from '@/lib/client/banners/prepare-share';
import { banner } from '@/lib/client/banners/test-banners';

const counted = (own: number | null, competitor: number | null, page_type = 'HOME_PAGE') =>
  banner({ own_label_count: own, competitor_label_count: competitor, page_type });
const share = (banners: ReturnType<typeof banner>[], weights = {}) => shareOf(preparePlacements(banners), weights);

it('is own labels of own and competitor labels', () => {
  expect(share([counted(1, 2), counted(1, 0)])).toMatchObject({ own: 2, competitor: 2, share: 0.5, unknown: 0 });
});

it('leaves out banners of which a count is unknown, and says how many', () => {
  expect(share([counted(1, 1), counted(null, 5), counted(3, null)])).toMatchObject({
    share: 0.5,
    banners: 3,
    unknown: 2,
  });
});

it.each([
  ['every count is unknown', [counted(null, null)]],
  ['there are no labels at all', [counted(0, 0)]],
  ['no own label is found, and most banners have no counts', [counted(0, 3), counted(null, 1), counted(null, null)]],
])('is unknown when %s', (_, banners) => {
  expect(share(banners).share).toBeNull();
});

it('weighs labels by the type of their page, and counts them plainly beside', () => {
  const banners = [counted(1, 0, 'HOME_PAGE'), counted(0, 1, 'SEARCH_PAGE')];
  expect(share(banners, { HOME_PAGE: 3 })).toMatchObject({ own: 1, competitor: 1, share: 0.75 });
  expect(share(banners, { SEARCH_PAGE: 0 }).share).toBe(1);
});
