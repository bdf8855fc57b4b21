import { expect, it } from 'vitest';
import { minimumAge, sinceWords } from '@/components/overview/since';
import { createFormat } from '@/lib/client/format/format';

it.each([
  ['2026-06-30', '1+ day'],
  ['2026-06-25', '6+ days'],
  ['2026-06-24', '1+ week'],
  ['2026-06-03', '4+ weeks'],
])('counts the days since %s, both included: %s', (since, age) => expect(minimumAge(since, '2026-06-30')).toBe(age));

it.each([
  ['2026-06-30', false, 'new'],
  ['2026-06-29', false, '2 days'],
  ['2026-06-24', false, '7 days'],
  ['2026-06-23', false, 'since 23 Jun'],
  ['2026-06-30', true, '1+ day'],
  ['2026-06-03', true, '4+ weeks'],
])('writes the age of a line since %s, or before it %s: %s', (since, since_at_least, words) => {
  expect(sinceWords({ since, since_at_least }, '2026-06-30', createFormat('en'))).toBe(words);
});
