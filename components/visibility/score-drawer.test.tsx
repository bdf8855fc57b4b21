import { expect, it } from 'vitest';
import { oneMoreWords } from '@/components/visibility/score-drawer';
import { createFormat } from '@/lib/client/format/format';
import { scoreFormat } from '@/lib/client/format/score-format';

const format = createFormat('en-GB');
const score = { one_more: 5, target: 20, own_product_count: 2, to_spare: -2 };

it.each([
  ['how many more reach the target', score, 'adds 5.0 pp; 2 more would reach the target'],
  ['that the target is met', { ...score, to_spare: 0 }, 'adds 5.0 pp; the target is met'],
  [
    'that the shelf is too small for the target',
    { ...score, to_spare: null },
    'adds 5.0 pp; the whole shelf would not reach the target',
  ],
  [
    'nothing of the target if own listings are unknown',
    { ...score, own_product_count: null, to_spare: null },
    'adds 5.0 pp',
  ],
  ['nothing of the target without one', { ...score, target: null, to_spare: null }, 'adds 5.0 pp'],
])('describes the effect of one more listing, and %s', (_, values, words) => {
  expect(oneMoreWords(values, scoreFormat(format, 100).difference, format)).toBe(words);
});
