import { expect, it } from 'vitest';
import { lastDays } from '@/lib/client/period';

it('ends with the given day', () =>
  expect(lastDays('2026-03-02', 7)).toEqual({ start_date: '2026-02-24', end_date: '2026-03-02' }));
