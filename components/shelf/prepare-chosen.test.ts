import { expect, test } from 'vitest';
import { prepareCatalogue } from '@/components/shelf/prepare-catalogue';
import { prepareChosen, type SkuFilters } from '@/components/shelf/prepare-chosen';
import { item } from '@/components/shelf/test-offers';
import { placesOf } from '@/components/shelf/test-shelf';

const SHAMPOO = [{ tag_name: 'category', tag_value: 'Shampoo' }];
const catalogue = prepareCatalogue([
  item({ retailer: 'R', product_id: 'power', is_psku: true, tags: SHAMPOO }),
  item({ retailer: 'R', product_id: 'other', is_psku: false, tags: SHAMPOO }),
  item({ retailer: 'R', product_id: 'torn', is_psku: true }),
  item({ retailer: 'R', product_id: 'torn', is_psku: false }),
  item({ retailer: 'S', product_id: 'elsewhere', is_psku: true }),
]);
const places = placesOf(
  ['power', 'other', 'torn', 'elsewhere', null].map((product_id, at) => ({ product_id, combined_position: at + 1 })),
);

function chosen(filters: Partial<SkuFilters>) {
  const { ids, unknown } = prepareChosen(places, { power: [], tag: [], ...filters }, catalogue, 'R');
  return { ids: [...ids], unknown: [...unknown] };
}

const NOT_IN_PRICES = places.slice(3).map(({ id }) => id);

test.each([
  ['a power SKU', { power: ['yes'] }, ['power']],
  ['another SKU', { power: ['no'] }, ['other']],
  ['offers that differ state nothing', { power: ['-'] }, ['torn']],
  ['a tag', { tag: ['category: Shampoo'] }, ['power', 'other']],
  ['both filters at once', { power: ['yes'], tag: ['category: Shampoo'] }, ['power']],
])('chosen by %s', (_, filters, ids) => {
  expect(chosen(filters)).toEqual({ ids, unknown: NOT_IN_PRICES });
});

test('a paid and an organic place of one product are both chosen', () => {
  const twice = placesOf([
    { product_id: 'power', combined_position: 1, is_sponsored: true },
    { product_id: 'power', combined_position: 2, is_sponsored: false },
  ]);
  expect(prepareChosen(twice, { power: ['yes'], tag: [] }, catalogue, 'R').ids.size).toBe(2);
});
