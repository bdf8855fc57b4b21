import { expect, it } from 'vitest';
import { PositionPicture } from '@/components/banners/position-picture';
import type { Banners } from '@/components/banners/use-banners';
import { renderPage } from '@/components/layout/test-page';
import type { PositionMap } from '@/lib/queries/banners/position-map';
import type { Takeover } from '@/lib/queries/banners/takeovers';

const DAY = '2026-06-30';
const PAGE_TYPES = ['HOME_PAGE', 'SEARCH_PAGE'];

const map: PositionMap = {
  brands: [{ name: 'Fenwarra', own: false, banners: 1 }],
  kinds: PAGE_TYPES.map((page_type) => ({ page_type, name: page_type, banners: 1 })),
  pages: ['soap'],
  rows: [{ retailer: 'Korbina DE', banners: 1, own: 0, cells: [[], [['a', 0, 1, [0]]]] }],
  ...{ retailers: 1, banners: 1, more: 0 },
};
const takeovers = PAGE_TYPES.map(
  (page_type): Takeover => ({
    ...{ retailer_name: 'Korbina DE', page_type, page_type_name: page_type, brand: 'Fenwarra', own: false },
    ...{ first: DAY, last: DAY, days: 1, open_start: false, ended: false, banners: 2 },
  }),
);
const banners = { set: () => undefined, params: { date: DAY } } as unknown as Banners;

it('outlines a takeover only if the filters leave banners of it', () => {
  renderPage(<PositionPicture map={map} banners={banners} takeovers={takeovers} onOpen={() => undefined} />);
  expect(document.querySelectorAll('rect')).toHaveLength(1);
});
