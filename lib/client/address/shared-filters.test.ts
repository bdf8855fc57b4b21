import { describe, expect, it } from 'vitest';
import { carriedFilters, unappliedFilters, withFilters } from '@/lib/client/address/shared-filters';

const search = (text: string) => new URLSearchParams(text);

describe('shared filters', () => {
  it.each([
    ['carries only shared filters', 'brand=Aurelle&stock=out&view=spread', 'brand=Aurelle'],
    ['keeps commas inside names', 'brand=Smith%252C Sons,Aurelle', 'brand=Smith%252C+Sons%2CAurelle'],
    ['removes invalid values', 'own=mine,own', 'own=own'],
    ['removes empty lists', 'retailer=', ''],
  ])('%s', (_, from, carried) => expect(carriedFilters(search(from)).toString()).toBe(carried));

  it('gives filters of a link precedence over shared ones', () =>
    expect(withFilters('/prices?brand=Bergtal', search('brand=Aurelle&own=own'))).toBe(
      '/prices?brand=Bergtal&own=own',
    ));

  it('lists the filters that a page cannot apply', () =>
    expect(unappliedFilters(search('country=DE&brand=Aurelle'), ['brand'])).toEqual(['country']));
});
