import { boolean, columns, number, required, text } from '../columns';

/** A label of banners: a brand in a category and subcategory. */
export const labelColumns = columns({
  brand: text('Brand', { pinned: true, search: true }),
  own: required(boolean('Own or competitor', ['own', 'competitor'], { width: 136 })),
  category: text('Category', { search: true }),
  subcategory: text('Subcategory', { search: true }),
  labels: required(number('count', 'Brand mentions', 'Brand mentions listed for the banners.', { width: 120 })),
  share: number(
    'percent',
    'Of the subcategory',
    'Share of the brand mentions of the subcategory on the day that are of the row. Filters do not change the whole.',
    { width: 136 },
  ),
  banners: required(number('count', 'Banners', 'Banners that mention the brand.')),
  retailers: required(number('count', 'Retailers', 'Different retailers with such a banner.')),
});
