import { describe, expect, it } from 'vitest';
import { carriedFilters, unappliedFilters, withFilters } from '@/lib/client/shared-filters';

const search = (text: string) => new URLSearchParams(text);

describe('filters that travel', () => {
  it.each([
    ['shared filters go along, the rest stays', 'brand=Aurelle&stock=out&view=spread', 'brand=Aurelle'],
    ['commas inside a name survive', 'brand=Smith%252C Sons,Aurelle', 'brand=Smith%252C+Sons%2CAurelle'],
    ['words that no page knows stay behind', 'own=mine,own', 'own=own'],
    ['a list without words is no filter', 'retailer=', ''],
  ])('%s', (_, from, carried) => expect(carriedFilters(search(from)).toString()).toBe(carried));

  it('a link says its own filters before those that come along', () =>
    expect(withFilters('/prices?brand=Bergtal', search('brand=Aurelle&own=own'))).toBe(
      '/prices?brand=Bergtal&own=own',
    ));

  it('a page names those that it cannot apply', () =>
    expect(unappliedFilters(search('country=DE&brand=Aurelle'), ['brand'])).toEqual(['country']));
});
