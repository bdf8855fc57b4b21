import { expect, it } from 'vitest';
import { counted, pluralOf } from '@/lib/client/counted';
import { createFormat } from '@/lib/client/format';

const format = createFormat('en-GB');

it.each([
  [1, 'category', '1 category'],
  [0, 'category', '0 categories'],
  [2, 'shelf', '2 shelves'],
  [1, 'shelf', '1 shelf'],
  [1455, 'offer', '1,455 offers'],
] as const)('writes %s %s as "%s"', (count, noun, text) => expect(counted(count, noun, format)).toBe(text));

it('returns the plural', () => expect(pluralOf('country')).toBe('countries'));
