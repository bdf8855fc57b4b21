import { expect, it } from 'vitest';
import { joinsOf } from './joins';

it('joins reviews among each other by review, and with everything else by product', () => {
  expect(joinsOf('review_text')).toEqual([
    { on: ['retailer_name', 'review_id'], titles: ['Reviews', 'Review sentiment'] },
    { on: ['retailer_name', 'product_id'], titles: ['Ratings', 'Prices', 'Hourly prices'] },
  ]);
});

it('promises nothing of columns that are not promised', () => {
  expect(joinsOf('content_detail')).toEqual([]);
  expect(joinsOf('price').flatMap(({ titles }) => titles)).not.toContain('Content');
});
