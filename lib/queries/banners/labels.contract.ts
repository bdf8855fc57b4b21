import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { sharedAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { labels } from './labels';

ownDatabase();

const label = (brand: string, subcategory = 'Shampoo') => ({ category: 'Hair', subcategory, brand });
const banner = (own: string[], rivals: string[], more: object = {}) => ({
  ...{ retailer_name: 'Korbina DE', page_type: 'HOME_PAGE', e_retail_media_url: `https://a.example/${own}${rivals}` },
  own_labels: own.map((brand) => label(brand)),
  competitor_labels: rivals.map((brand) => label(brand)),
  ...more,
});

describe('the share of a label', () => {
  const rows = [
    banner(['Velquin'], ['Fenwarra', 'Oskarine']),
    banner([], ['Fenwarra'], { retailer_name: 'Plazora DE', page_type: 'SEARCH_PAGE' }),
    banner([], [], { own_labels: [label('Velquin', 'Conditioner')] }),
  ];

  it.each([
    ['no filter', {}],
    ['a brand', { brand: 'Velquin' }],
    ['a subcategory', { subcategory: 'Shampoo' }],
    ['own brands', { own: 'own' }],
    ['a retailer', { retailer: 'Korbina DE' }],
    ['a page type', { page_type: 'HOME_PAGE' }],
    ['a search', { q: 'velquin' }],
  ])('is of all labels of its subcategory under %s', async (_, filter) => {
    const { ask } = await sharedAccount(eRetailMedia, { '2026-03-31': rows });
    const { answer } = await ask(labels, { date: '2026-03-31', ...filter });
    const row = answer.rows.find(({ brand, subcategory }) => brand === 'Velquin' && subcategory === 'Shampoo');
    expect(row).toMatchObject({ labels: 1, banners: 1, retailers: 1, share: 1 / 4 });
  });

  it('is only in the rows that match the filters', async () => {
    const { ask } = await sharedAccount(eRetailMedia, { '2026-03-31': rows });
    const { answer } = await ask(labels, { date: '2026-03-31', brand: 'Velquin' });
    expect(answer.total).toBe(2);
    expect(answer.rows.map(({ brand, share }) => [brand, share])).toEqual([
      ['Velquin', 1],
      ['Velquin', 1 / 4],
    ]);
  });
});

it('has equal rows of a brand by category, whatever column they are sorted by', async () => {
  const categories = Array.from({ length: 50 }, (_, index) => `Category ${index + 10}`);
  const own_labels = categories.map((category) => ({ ...label('Velquin'), category }));
  const { ask } = await sharedAccount(eRetailMedia, { '2026-03-31': [banner([], [], { own_labels })] });
  const { answer } = await ask(labels, { date: '2026-03-31', sort: 'brand.asc', limit: '3' });
  expect(answer.rows.map(({ category }) => category)).toEqual(categories.slice(0, 3));
});
