import { describe, expect, it } from 'vitest';
import { currentAddress } from './earlier-addresses';

const address = (page: Parameters<typeof currentAddress>[0], search: string) =>
  currentAddress(page, new URLSearchParams(search))?.toString() ?? null;

const EARLIER = [
  ['banners', 'compare_date=2026-06-02&brand=Ava', 'brand=Ava&against=2026-06-02'],
  ['banners', 'view=other&brand=Ava', 'view=gallery&brand=Ava'],
  ['prices', 'view=flash&spread=5&date=2026-06-09', 'date=2026-06-09&view=changes&moved=flash'],
  ['prices', 'view=spread&spread=5&brand=Ava', 'brand=Ava'],
  [
    'price-competition',
    'start_date=2026-06-03&end_date=2026-06-09&view=heatmap&compare=year&buckets_q=soap',
    'view=all&days=7&date=2026-06-09&span=period&search=soap',
  ],
  ['price-competition', 'start_date=2020-01-01&end_date=2026-06-09&view=change', 'view=changes&date=2026-06-09'],
  ['price-competition', 'view=changes&span=year', 'view=changes&span=period'],
  ['rankings', 'view=rivals&start_date=2026-06-03&end_date=2026-06-09&rank=best', 'several=yes&date=2026-06-09'],
  ['rankings', 'view=all&missed=true&q=soap', 'view=all&q=soap&target=missed'],
  ['scorecards', 'start_date=2026-06-03&end_date=2026-06-09&view=trend&row=3', 'date=2026-06-09'],
  ['scorecards', 'sku=S%2C1&view=below&brand=Ava', 'view=all&brand=Ava&only=S%252C1'],
  ['visibility', 'view=trend&retailer=A', 'retailer=A'],
] as const;

describe('addresses of earlier versions', () => {
  it.each(EARLIER)('follows the bookmark /%s?%s', (page, search, current) => {
    const found = new URLSearchParams(address(page, search) ?? '');
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(new URLSearchParams(current)));
  });

  it.each(EARLIER)('does not rewrite the result of /%s?%s again', (page, _, current) => {
    expect(address(page, current)).toBeNull();
  });

  it('keeps the day of an address that has both forms', () => {
    expect(address('scorecards', 'date=2026-06-01&end_date=2026-06-09')).toBe('date=2026-06-01');
  });

  it.each([
    ['banners', 'against=week&view=changes'],
    ['prices', 'view=changes&moved=up'],
    ['price-competition', 'view=all&days=28&span=period'],
    ['rankings', 'view=matrix&rank=type&row=7'],
    ['visibility', 'view=changes'],
    ['shelf', 'start_date=2026-06-03'],
  ] as const)('leaves current addresses as they are: /%s?%s', (page, search) => {
    expect(address(page, search)).toBeNull();
  });
});
