import { expect, it } from 'vitest';
import { wrap } from '@/components/chart/slide';

it('wraps notes at the width of the picture, between words', () => {
  expect(wrap('Brand: Aurelle · Stock: out of stock', 100, 11)).toEqual(['Brand: Aurelle ·', 'Stock: out of', 'stock']);
  expect(wrap('unbreakable', 4, 11)).toEqual(['unbreakable']);
});
