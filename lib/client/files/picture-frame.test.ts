import { expect, it } from 'vitest';
import { wrap } from '@/lib/client/files/picture-frame';

it('wraps notes at the width of the picture, between words', () => {
  const measure = (text: string) => text.length;
  expect(wrap('Brand: Aurelle · Stock: out of stock', 16, measure)).toEqual([
    'Brand: Aurelle ·',
    'Stock: out of',
    'stock',
  ]);
  expect(wrap('unbreakable', 4, measure)).toEqual(['unbreakable']);
});
