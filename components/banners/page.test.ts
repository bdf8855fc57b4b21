import { expect, it } from 'vitest';
import { banners, viewParams } from '@/components/banners/page';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { readAddress } from '@/lib/client/address/address';

const initial = readAddress(banners.address, {});
const START = { opening: '', pages: [] };

testAddress(banners, {
  given: { view: 'runs' },
  values: { view: 'runs' },
  invalid: { relevance: 'SOME', first_n_e_retail_media: ['a', '3'] },
});

it('filters the views and not the figures by a takeover', () => {
  const dates = pageDates(banners, initial, null, '2026-07-01');
  const address = readAddress(banners.address, { takeover: 'Shop%2C DE,,Fenwarra' });
  const params = banners.params(address, dates, START);
  expect(params).toMatchObject({ retailer: [], page_type: [], brand: [] });
  expect(viewParams(params, address)).toMatchObject({ retailer: ['Shop, DE'], page_type: [], brand: ['Fenwarra'] });
  expect(viewParams(params, initial)).toBe(params);
});

it('shows all banners of a takeover regardless of filters by brand mentions', () => {
  const dates = pageDates(banners, initial, null, '2026-07-01');
  const search = { takeover: 'Shop,HOME_PAGE,Fenwarra', own: 'own', brand: 'Velquin', category: 'Hair', position: '1' };
  const address = readAddress(banners.address, search);
  expect(viewParams(banners.params(address, dates, START), address)).toMatchObject({
    ...{ own: 'all', brand: ['Fenwarra'], category: [], subcategory: [], position: ['1'] },
  });
});

it('exports the shares and figures of all brands, as the page shows them', () => {
  const dates = pageDates(banners, initial, null, '2026-07-01');
  const params = banners.params(readAddress(banners.address, { own: 'own' }), dates, START);
  expect(params.own).toBe('own');
  expect(banners.workbook.figures?.(params)).toEqual({ ...params, own: 'all' });
  const shares = banners.workbook.sheets(params).find(({ query }) => query === 'banners/shares');
  expect(shares?.params).toMatchObject({ own: 'all' });
});
