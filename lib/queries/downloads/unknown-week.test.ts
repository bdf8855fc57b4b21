import { expect, it } from 'vitest';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { DAY, knownFiles, noFile } from './test-files';
import { unknownWeek } from './unknown-week';

const now = new Date(`${addDays(DAY, 1)}T12:00:00Z`);
const rating = { name: 'rating' };

it('is the last week of the calendar that is over', () => {
  const week = { from: addDays(DAY, -6), to: DAY, requests: 168 };
  expect(unknownWeek(rating, knownFiles([]), { to: addDays(DAY, 1), now })).toEqual(week);
  expect(unknownWeek(rating, knownFiles([]), { to: DAY, now })).toEqual(week);
  expect(unknownWeek(rating, knownFiles([]), { to: addDays(DAY, -7), now })?.to).toBe(addDays(DAY, -7));
});

it('has no requests for hours that were checked, and is not offered again after all were', () => {
  const days = daysFrom(addDays(DAY, -6), DAY);
  const checked = days.flatMap((date) => Array.from({ length: 24 }, (_, hour) => noFile(date, hour)));
  expect(unknownWeek(rating, knownFiles(checked.slice(24)), { to: DAY, now })?.requests).toBe(24);
  expect(unknownWeek(rating, knownFiles(checked), { to: DAY, now })).toBeNull();
});
