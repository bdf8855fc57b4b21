import { expect, it } from 'vitest';
import { minimumAge } from '@/components/overview/since';

it.each([
  ['2026-06-30', '1+ day'],
  ['2026-06-25', '6+ days'],
  ['2026-06-24', '1+ week'],
  ['2026-06-03', '4+ weeks'],
])('counts the days since %s, both included: %s', (since, age) => expect(minimumAge(since, '2026-06-30')).toBe(age));
