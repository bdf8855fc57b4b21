import { expect, it } from 'vitest';
import { pageDates, pageNotes } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import {
  comparedParams,
  firstTenParams,
  openingShelf,
  otherListingsParams,
  type ShelfParams,
  shelf,
  shownView,
} from '@/components/shelf/page';
import { readAddress } from '@/lib/client/address/address';
import { createFormat } from '@/lib/client/format/format';

const DAY = '2026-06-30';
const FIRST = { visibility_type: 'SEARCH', visibility_source_id: '7', retailer_code: 'k' } as const;
const LINK = { visibility_source_id: '9', retailer_code: 's' };
const SOURCES = {
  retailers: [
    { code: 'k', name: 'Korbina', country: 'DE' },
    { code: 's', name: 'Seifenhof', country: 'DE' },
  ],
  sources: [
    { id: '7', name: 'soap', is_power: true, retailer_indices: [0, 1] },
    { id: '9', name: 'gel', is_power: false, retailer_indices: [1] },
  ],
  first: { visibility_source_id: '7', retailer_code: 'k' },
};

function paramsOf(search: Record<string, string>, first: typeof FIRST | null = FIRST) {
  const address = readAddress(shelf.address, search);
  const start = { opening: DAY, first };
  return shelf.params(address, pageDates(shelf, address, null, DAY), start);
}
const opening = (search: Record<string, string>) => openingShelf(SOURCES, readAddress(shelf.address, search));

testAddress(shelf, {
  given: { view: 'table', position_type: 'ORGANIC', visibility_source_id: '9', won: 'sponsored', beside: 's' },
  values: { view: 'table', position_type: 'ORGANIC', visibility_source_id: '9', won: ['sponsored'], beside: 's' },
  invalid: { position_type: 'PAID', first_n_products: 'a', visibility_source_id: 'x' },
});

it('opens the first shelf if the address names none, and has no parameters while it is not known', () => {
  expect(paramsOf({})).toMatchObject({ ...FIRST, date: DAY, against: '2026-06-23' });
  expect(paramsOf(LINK)).toMatchObject(LINK);
  expect(paramsOf({}, null)).toBeNull();
  expect(paramsOf({ visibility_type: 'CATEGORY' })).toBeNull();
});

it('opens the keyword and the retailer of the address as far as there is such a shelf', () => {
  expect(opening({})).toEqual(FIRST);
  expect(opening({ keyword: 'gel' })).toEqual({ ...FIRST, visibility_source_id: '9', retailer_code: 's' });
  expect(opening({ retailer_code: 's' })).toEqual({ ...FIRST, retailer_code: 's' });
  expect(opening({ visibility_source_id: '9' })).toMatchObject({ retailer_code: 's' });
  expect(openingShelf({ retailers: [], sources: [], first: null }, readAddress(shelf.address, {}))).toBeNull();
});

it('compares two retailers on the same day, and shows them side by side', () => {
  const day = paramsOf({}) as ShelfParams;
  const retailer = paramsOf({ beside: 's', own: 'own' }) as ShelfParams;
  expect(comparedParams(day)).toMatchObject({ against: '2026-06-23', beside: '' });
  expect(comparedParams(retailer)).not.toHaveProperty('against');
  expect(otherListingsParams(day)).toMatchObject({ date: '2026-06-23', retailer_code: 'k' });
  expect(otherListingsParams(retailer)).toMatchObject({ date: DAY, retailer_code: 's', beside: '', own: 'all' });
  expect(shownView({ view: null, beside: 's' })).toBe('pair');
  expect(shownView({ view: null, beside: '' })).toBe('shelf');
});

it('writes the listings of both shelves with the filters that its files name', () => {
  const sheets = shelf.workbook.sheets(paramsOf({ own: 'own' }) as ShelfParams);
  expect(sheets.map(({ params }) => (params as ShelfParams).own)).toEqual(['own', 'own']);
});

it('names in its notes the day that listings and figures are compared with, or only figures', () => {
  const notesOf = (search: Record<string, string>) => {
    const address = readAddress(shelf.address, search);
    const values = { address, dates: pageDates(shelf, address, null, DAY), start: { opening: DAY, first: FIRST } };
    return pageNotes(shelf, values, createFormat('en-GB'));
  };
  expect(notesOf({})[0]).toBe('30 Jun 2026, compared with 23 Jun 2026');
  expect(notesOf({ beside: 's' })[0]).toBe('30 Jun 2026, figures compared with 23 Jun 2026');
});

it('keeps the days of the strip while a user opens one of them', () => {
  const params = paramsOf({ date: '2026-06-10' }) as ShelfParams;
  expect(firstTenParams(params, DAY).date).toBe(DAY);
  expect(firstTenParams(params, '2026-12-31').date).toBe('2026-06-10');
  expect(firstTenParams(params, null).date).toBe('2026-06-10');
});
