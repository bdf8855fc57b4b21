import { describe, expect, it } from 'vitest';
import { selectOffers } from '@/components/prices/select-offers';
import { NO_FILTERS } from '@/components/prices/url-state';
import { facetOptions } from '@/lib/client/facets';
import { offersOf } from '@/lib/client/prices/test-items';

const offers = offersOf(
  { retailer: 'Markt', brand_name: 'Aurelle', product_title: 'Crème Douche' },
  { retailer: 'Markt', brand_name: 'Bergtal', is_own_brand: false, product_title: 'Półeczka İstanbul' },
  { retailer: 'Kiosk', brand_name: 'Aurelle', tags: [{ tag_name: 'category', tag_value: 'Soap' }] },
  { retailer: 'Kiosk', brand_name: null, is_own_brand: null, product_title: null },
);

function shown(filters: Partial<typeof NO_FILTERS>) {
  return selectOffers(offers, { ...NO_FILTERS, ...filters }).items.map(({ id }) => Number(id));
}

describe('filters', () => {
  it.each([
    ['nothing chosen shows everything', {}, [0, 1, 2, 3]],
    ['words of one facet add up', { brand: ['Aurelle', 'Bergtal'] }, [0, 1, 2]],
    ['two facets must both hold', { brand: ['Aurelle'], retailer: ['Kiosk'] }, [2]],
    ['what is not stated can be asked for', { brand: ['-'] }, [3]],
    ['a tag is asked for with its name', { tag: ['category: Soap'] }, [2]],
    ['a word that no offer has shows nothing', { retailer: ['Nowhere'] }, []],
    ['SKUs that a link names are those shown', { skus: ['A1'], retailer: ['Kiosk'] }, [2, 3]],
    ['search ignores accents and case', { q: 'CREME' }, [0]],
    ['search ignores strokes of letters and the dot of İ', { q: 'POLECZKA istanbul' }, [1]],
    ['all words of a search must occur, in any field', { q: 'kiosk aurelle' }, [2]],
  ])('%s', (_, filters, ids) => expect(shown(filters)).toEqual(ids));
});

it('a facet counts what a click on each of its words would show', () => {
  const whole = selectOffers(offers, NO_FILTERS);
  const filters = { ...NO_FILTERS, brand: ['Aurelle', 'Gone'], retailer: ['Kiosk'] };
  const now = selectOffers(offers, filters);
  const counted = facetOptions('brand', whole, now, filters.brand).map(({ word, count }) => [word, count]);
  expect(counted).toEqual([
    ['-', 1],
    ['Aurelle', 1],
    ['Bergtal', 0],
    ['Gone', 0],
  ]);
  expect(now.counts.retailer.get('Markt')).toBe(1);
});
