import { expect, it } from 'vitest';
import { formatCount, pluralOf } from '@/lib/client/format/format-count';

it.each([
  [1, 'category', '1 category'],
  [0, 'category', '0 categories'],
  [1, 'shelf', '1 shelf'],
  [1455, 'offer', '1,455 offers'],
])('writes %s %s as "%s"', (count, noun, text) => expect(formatCount(count, noun, 'en-GB')).toBe(text));

it.each([
  ['offer', 'offers'],
  ['SKU', 'SKUs'],
  ['booked day', 'booked days'],
  ['country', 'countries'],
  ['shelf', 'shelves'],
  ['search', 'searches'],
  ['product or keyword', 'products or keywords'],
  ['category or shelf', 'categories or shelves'],
])('writes several of %s as %s', (noun, plural) => expect(pluralOf(noun)).toBe(plural));
