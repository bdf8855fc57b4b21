import { expect, it } from 'vitest';
import { bucketLabel, endsInside } from '@/components/price-competition/bucket-label';
import { createFormat } from '@/lib/client/format';

const format = createFormat('en-GB');
const june = { start_date: '2026-06-01', end_date: '2026-06-30' };

it.each([
  ['DAILY', '1 Jun'],
  ['WEEKLY', '1 Jun'],
  ['MONTHLY', 'Jun 2026'],
  ['QUARTERLY', 'Q2 2026'],
  ['YEARLY', '2026'],
  ['NONE', 'Whole period'],
] as const)('%s is labelled %s', (dimension, label) => expect(bucketLabel(june, dimension, june, format)).toBe(label));

it('days of two years keep their year', () =>
  expect(bucketLabel(june, 'DAILY', { start_date: '2025-01-01', end_date: '2026-06-30' }, format)).toBe('1 Jun 2026'));

it.each([
  ['DAILY', '2026-06-17', false],
  ['WEEKLY', '2026-06-28', false],
  ['WEEKLY', '2026-06-30', true],
  ['MONTHLY', '2026-06-30', false],
  ['MONTHLY', '2026-06-29', true],
  ['QUARTERLY', '2026-06-30', false],
  ['QUARTERLY', '2026-05-31', true],
  ['YEARLY', '2026-12-31', false],
  ['YEARLY', '2026-06-30', true],
] as const)('a %s bucket on %s is unfinished: %s', (dimension, end_date, expected) =>
  expect(endsInside({ start_date: '2026-01-01', end_date }, dimension)).toBe(expected),
);
