import { expect, it } from 'vitest';
import { joinsOf } from './joins';

it('joins review datasets by review, and other datasets by product', () => {
  expect(joinsOf('review_text')).toEqual([
    { on: ['retailer_name', 'review_id'], titles: ['Reviews', 'Review sentiment'] },
    { on: ['retailer_name', 'product_id'], titles: ['Ratings', 'Prices', 'Hourly prices'] },
  ]);
});

it('lists no joins of datasets without specified columns', () => {
  expect(joinsOf('content_detail')).toEqual([]);
  expect(joinsOf('price').flatMap(({ titles }) => titles)).not.toContain('Content');
});
