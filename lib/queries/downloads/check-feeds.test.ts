import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { assessDays } from './assess-days';
import { expectedHours } from './expected-hours';
import { findFaults } from './find-faults';
import type { KnownFile, KnownFiles } from './known-file';
import { DAY, file, knownFiles, noFile } from './test-files';

/** Rows of the file of an hour, 0 if the service has none. */
type Feed = (date: string, hour: number) => number;

const range = { from: addDays(DAY, -27), to: DAY, now: new Date('2026-07-02T12:00:00Z') };
const weekday = (date: string) => new Date(date).getUTCDay();

/** Checks files in the order of the page: all hours of the last days, then expected hours until none is left. */
function checkFeed(dataset: string, feed: Feed, { day = DAY, days = 1, crawls = [] as KnownFiles['crawls'] } = {}) {
  const files: KnownFile[] = [];
  let requests = 0;
  const check = (date: string, hour: number) => {
    const rows = feed(date, hour);
    requests += 1;
    files.push(rows > 0 ? file(date, hour, { dataset, rows, bytes: rows * 100 }) : noFile(date, hour, { dataset }));
  };
  const expected = () =>
    assessDays({ name: dataset }, knownFiles(files, { crawls }), range).flatMap(({ date, hours }) =>
      hours.flatMap(({ hour, state }) => (state === 'expected' ? [{ date, hour }] : [])),
    );
  if (crawls.length === 0)
    for (const date of daysFrom(addDays(day, 1 - days), day))
      for (let hour = 0; hour < 24; hour += 1) check(date, hour);
  for (let slots = expected(); slots.length > 0; slots = expected())
    for (const { date, hour } of slots) check(date, hour);
  const records = knownFiles(files, { crawls });
  const faults = findFaults(records, range).map(({ day: of, time, state }) => `${of} ${time} ${state}`);
  return { requests, faults, expected: expectedHours({ name: dataset }, records, range) };
}

describe('checks of the sample', () => {
  const prices: Feed = (date, hour) => {
    if (hour === 5) return date === '2026-06-04' ? 450 : 1000;
    return hour === 15 && [2, 5].includes(weekday(date)) && !['2026-06-30', '2026-06-02'].includes(date) ? 1000 : 0;
  };

  it('find the light price file and the missing one of a Tuesday afternoon', () => {
    const crawls = daysFrom(range.from, DAY).map((date) => ({
      dataset: 'price',
      date,
      hour: prices(date, 15) > 0 ? 15 : 5,
      fetchedAt: range.now.toISOString(),
    }));
    const { requests, faults, expected } = checkFeed('price', prices, { crawls });
    expect(requests).toBe(28 + 8);
    expect(faults).toEqual(['2026-06-30 15:00 missing', '2026-06-04 05:00 light']);
    expect(expected).toMatchObject([
      { hour: 5, weekdays: [0, 1, 2, 3, 4, 5, 6] },
      { hour: 15, weekdays: [2, 5] },
    ]);
  });

  it('find the missing rating file with one request a day after the first', () => {
    const ratings: Feed = (date, hour) => (hour === 5 && date !== '2026-06-24' ? 900 : 0);
    expect(checkFeed('rating', ratings)).toMatchObject({ requests: 24 + 27, faults: ['2026-06-24 05:00 missing'] });
  });

  const content: Feed = (date, hour) => (hour === 4 && [1, 4].includes(weekday(date)) ? 300 : 0);

  it('find the weekdays of a dataset in a week, with few further requests', () => {
    const { requests, faults, expected } = checkFeed('content_detail', content, { days: 7 });
    expect(requests).toBe(7 * 24 + 12);
    expect(faults).toEqual([]);
    expect(expected).toMatchObject([{ hour: 4, weekdays: [1, 4] }]);
  });

  it('find no fault in a dataset of two weekdays', () => {
    const { faults, expected } = checkFeed('content_detail', content, { day: '2026-06-29' });
    expect(faults).toEqual([]);
    expect(expected).toMatchObject([{ hour: 4, weekdays: [1, 4] }]);
  });
});

describe('checks of a service with other hours', () => {
  it('find its hours and the missing hour of an hourly dataset', () => {
    const hourly: Feed = (date, hour) => (hour >= 8 && !(date === '2026-06-20' && hour === 13) ? 50 : 0);
    const { requests, faults, expected } = checkFeed('price_hourly', hourly);
    expect(requests).toBe(24 + 27 * 16);
    expect(faults).toEqual(['2026-06-20 13:00 missing']);
    expect(expected.map(({ hour }) => hour)).toEqual(Array.from({ length: 16 }, (_, index) => index + 8));
  });

  it('find nothing missing if the service has no file of a dataset', () => {
    expect(checkFeed('review_sentiment', () => 0)).toEqual({ requests: 24, faults: [], expected: [] });
  });
});
