import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/queries/shared/dates';
import { assessDays } from './assess-days';
import type { KnownFile, KnownFiles } from './known-file';
import { DAY, daysBefore, file, knownFiles, listedFile, noFile } from './test-files';

const now = new Date('2026-07-02T12:00:00Z');
const LISTED = { listedAt: { rating: '2026-07-02T11:00:00.000Z' } };

/** @param fetchedAt after the day unless given */
const crawl = (date: string, hour = 7, fetchedAt = '2026-07-02T11:00:00Z') => ({
  dataset: 'rating',
  date,
  hour,
  fetchedAt,
});
const weekdayOf = (date: string) => new Date(date).getUTCDay();

/** Hour 7 of 30 June, a Tuesday. */
function hourOn(files: readonly KnownFile[], change: Partial<KnownFiles> & { at?: Date; hour?: number } = {}) {
  const { at = now, hour = 7, ...known } = change;
  const [day] = assessDays({ name: 'rating' }, knownFiles(files, known), { from: DAY, to: DAY, now: at });
  return day?.hours[hour];
}

describe('a file that exists', () => {
  it('is available when a list names it or a check found it', () => {
    expect(hourOn([listedFile(DAY)], LISTED)).toMatchObject({ state: 'available' });
    expect(hourOn([file(DAY, 7, { sha256: null })])).toMatchObject({ state: 'available' });
  });

  it('is collected once it was read to its end', () => {
    expect(hourOn([file(DAY, 7)])).toMatchObject({ state: 'collected', files: [{ rows: 10 }] });
  });

  it('is available if a list begins to name it after a request did not find it', () => {
    const listed = { listed: true, listed_at: `${DAY}T08:00:01.000Z` };
    expect(hourOn([noFile(DAY, 7, listed)], LISTED)).toMatchObject({ state: 'available' });
  });

  it('is collected in one encoding if a request did not find the other', () => {
    expect(hourOn([file(DAY, 7), noFile(DAY, 7, { encoding: 'ndjson' })])).toMatchObject({ state: 'collected' });
  });

  it('is light below 60% of the median of three files of its hour', () => {
    const usual = daysBefore(3).map((date) => file(date, 7));
    expect(hourOn([...usual, file(DAY, 7)])).toMatchObject({ state: 'collected', isComparable: true });
    expect(hourOn([...usual, file(DAY, 7, { bytes: 590 })])).toMatchObject({ state: 'light', share: 0.59 });
    expect(hourOn([...usual, file(DAY, 7, { bytes: 600 })])).toMatchObject({ state: 'collected', share: null });
    expect(hourOn([...usual.slice(1), file(DAY, 7, { bytes: 1 })])).toMatchObject({
      state: 'collected',
      isComparable: false,
    });
  });

  it('is light by its size if a check did not read it to its end', () => {
    const usual = daysBefore(3).map((date) => file(date, 7, { sha256: null }));
    expect(hourOn([...usual, file(DAY, 7, { bytes: 450, rows: null, sha256: null })])).toMatchObject({
      state: 'light',
      share: 0.45,
      usual: { rows: 10, rowsOf: 3 },
    });
  });
});

describe('an hour without a file', () => {
  it('is missing if a list names the hour on 80% of the days around', () => {
    const days = [...daysBefore(14).slice(2), addDays(DAY, 1), addDays(DAY, 2)];
    expect(
      hourOn(
        days.map((date) => listedFile(date)),
        LISTED,
      ),
    ).toMatchObject({
      state: 'missing',
      expectation: { basis: 'days', present: 14, known: 16 },
    });
    const gaps = daysBefore(14).filter((_, index) => index === 13 || index > 3);
    expect(
      hourOn(
        gaps.map((date) => listedFile(date)),
        LISTED,
      ),
    ).toMatchObject({ state: 'none' });
  });

  it('is missing if it was checked and files of three days around are known', () => {
    const around = [-1, 1, 2].map((days) => file(addDays(DAY, days), 7));
    expect(hourOn([...around, noFile(DAY, 7)])).toMatchObject({
      state: 'missing',
      expectation: { present: 3, known: 3 },
    });
    expect(hourOn([...around.slice(1), noFile(DAY, 7)])).toMatchObject({ state: 'none' });
  });

  it('is not missing before the first known file', () => {
    const later = [1, 2, 3, 4].map((days) => file(addDays(DAY, days), 7));
    expect(hourOn([...later, noFile(DAY, 7)])).toMatchObject({ state: 'none' });
  });

  it('is missing on a weekday that usually has a file', () => {
    const tuesdays = [7, 14, 21].map((days) => file(addDays(DAY, -days), 15));
    const others = [1, 2, 3, 4, 5].map((days) => noFile(addDays(DAY, -days), 15));
    const daily = daysBefore(21).map((date) => file(date, 5));
    expect(hourOn([...daily, ...tuesdays, ...others, noFile(DAY, 15)], { hour: 15 })).toMatchObject({
      state: 'missing',
      expectation: { basis: 'weekdays', present: 3, known: 3 },
    });
  });

  it('is not missing on a weekday that never had a file', () => {
    const days = daysBefore(28);
    const tuesdays = new Set([7, 14, 21, 28].map((away) => addDays(DAY, -away)));
    const files = days.map((date) => (tuesdays.has(date) ? noFile(date, 7) : file(date, 7)));
    expect(hourOn([...files, noFile(DAY, 7)])).toMatchObject({ state: 'none' });
  });

  it('has no file at an hour that no list ever named', () => {
    expect(hourOn([listedFile(DAY)], { ...LISTED, hour: 8 })).toMatchObject({ state: 'none', expectation: null });
  });

  it('is unknown until the list was fetched after it', () => {
    const days = daysBefore(14).map((date) => listedFile(date));
    const listedAt = { rating: `${DAY}T07:30:00.000Z` };
    expect(hourOn(days, { listedAt })).toMatchObject({ state: 'expected' });
  });
});

describe('a file that is listed and not delivered', () => {
  const listed = { listed: true, listed_at: `${DAY}T07:59:59.000Z` };

  it('is missing regardless of other days', () => {
    expect(hourOn([noFile(DAY, 7, listed)], LISTED)).toMatchObject({
      state: 'missing',
      expectation: { basis: 'list' },
    });
  });

  it('is missing if the list names both encodings and one was requested', () => {
    const other = { ...listedFile(DAY), ...listed, encoding: 'ndjson' as const };
    expect(hourOn([noFile(DAY, 7, listed), other], LISTED)).toMatchObject({ state: 'missing' });
  });

  it('is awaited until its hour is over', () => {
    const time = new Date(`${DAY}T07:30:00Z`);
    expect(hourOn([noFile(DAY, 7, listed)], { ...LISTED, at: time })).toMatchObject({ state: 'awaited' });
  });

  it('is not missing if it has no rows', () => {
    const empty = noFile(DAY, 7, { ...listed, outcome: 'no_rows' });
    expect(hourOn([empty], LISTED)).toMatchObject({ state: 'none' });
  });

  it('is not missing once the list no longer names it', () => {
    expect(hourOn([noFile(DAY, 7, { ...listed, listed: false })], LISTED)).toMatchObject({ state: 'none' });
  });
});

describe('an expected hour that a download found without a file', () => {
  const downloaded = (date: string, hour = 7) => noFile(date, hour, { source: 'transfer' });

  it('is missing from one known day, unlike after a check', () => {
    const before = file(addDays(DAY, -1), 7);
    expect(hourOn([before, downloaded(DAY)])).toMatchObject({ state: 'missing', expectation: { known: 1 } });
    expect(hourOn([before, noFile(DAY, 7)])).toMatchObject({ state: 'none' });
  });

  it('is missing from crawl hours of the same weekday', () => {
    const crawls = daysBefore(28).map((date) => crawl(date, weekdayOf(date) === weekdayOf(DAY) ? 15 : 5));
    const evidence = { crawls: [...crawls, crawl(DAY, 5)], hour: 15 };
    expect(hourOn([file(DAY, 5)], evidence)).toMatchObject({ state: 'expected' });
    expect(hourOn([file(DAY, 5), downloaded(DAY, 15)], evidence)).toMatchObject({
      state: 'missing',
      expectation: { basis: 'weekdays', present: 4, crawls: 4 },
    });
    expect(hourOn([file(DAY, 5), noFile(DAY, 15)], evidence)).toMatchObject({ state: 'none' });
  });

  it('is missing from its own crawl, until three crawl hours have no file', () => {
    const days = daysBefore(3);
    const crawls = [DAY, ...days].map((date) => crawl(date));
    expect(hourOn([downloaded(DAY)], { crawls: [crawl(DAY)] })).toMatchObject({ state: 'missing' });
    expect(
      hourOn(
        [DAY, ...days].map((date) => downloaded(date)),
        { crawls },
      ),
    ).toMatchObject({ state: 'none' });
  });

  it('is not missing before the first known file, or if no other day has a file at the hour', () => {
    const later = [1, 2, 3, 4].map((days) => file(addDays(DAY, days), 7));
    expect(hourOn([...later, downloaded(DAY)])).toMatchObject({ state: 'none' });
    expect(hourOn([file(addDays(DAY, -1), 6), downloaded(DAY)])).toMatchObject({ state: 'none' });
  });
});

describe('an hour that was not checked', () => {
  it('is expected if it was only requested before it was over', () => {
    const early = { source: 'transfer', requested_at: `${DAY}T07:30:00.000Z` } as const;
    const files = [...daysBefore(3).map((day) => file(day, 7)), noFile(DAY, 7, early)];
    expect(hourOn(files)).toMatchObject({ state: 'expected' });
    expect(
      hourOn([...files.slice(0, -1), noFile(DAY, 7, { ...early, requested_at: `${DAY}T08:00:00.000Z` })]),
    ).toMatchObject({
      state: 'missing',
    });
  });

  it('is expected from the files of one other day, at any distance', () => {
    for (const away of [3, 21, 27])
      expect(hourOn([file(addDays(DAY, -away), 7)])).toMatchObject({
        state: 'expected',
        expectation: { present: 1, known: 1 },
      });
  });

  it('is expected on the same weekday from one checked week', () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(DAY, -14 + index));
    const isDue = (date: string) => [1, weekdayOf(DAY)].includes(weekdayOf(date));
    const files = week.map((date) => (isDue(date) ? file(date, 7) : noFile(date, 7)));
    expect(hourOn(files)).toMatchObject({ state: 'expected', expectation: { basis: 'weekdays', known: 1 } });
    expect(hourOn(files.filter(({ date }) => date !== week[3]))).toMatchObject({ state: 'unknown' });
  });

  it('is unknown at the hours at which the known day has no file', () => {
    expect(hourOn([file(addDays(DAY, -1), 6), noFile(addDays(DAY, -1), 7)])).toMatchObject({ state: 'unknown' });
  });

  it('is expected if JSON answers of its day or of the days around were crawled in it', () => {
    expect(hourOn([], { crawls: [crawl(DAY)] })).toMatchObject({ state: 'expected', expectation: { crawls: 1 } });
    expect(hourOn([], { crawls: daysBefore(3).map((date) => crawl(date)) })).toMatchObject({
      state: 'expected',
      expectation: { present: 3, known: 3, crawls: 3 },
    });
  });

  it('is expected only on weekdays on which JSON answers were crawled in it', () => {
    const crawls = [DAY, ...daysBefore(28)].map((date) => crawl(date, weekdayOf(date) === weekdayOf(DAY) ? 15 : 5));
    const states = daysBefore(8).map((date) => {
      const [day] = assessDays({ name: 'rating' }, knownFiles([], { crawls }), { from: date, to: date, now });
      return day?.hours[15]?.state;
    });
    expect(states.map((state) => state === 'expected')).toEqual(Array.from({ length: 8 }, (_, index) => index === 6));
  });

  it('is expected if the day was fetched before it was over', () => {
    const crawls = daysBefore(28).map((date) =>
      crawl(date, weekdayOf(date) === weekdayOf(DAY) ? 15 : 5, `${date}T06:00:00Z`),
    );
    expect(hourOn([], { crawls, hour: 15 })).toMatchObject({ state: 'expected' });
  });

  it('is not expected from crawl hours once three of them have no file', () => {
    const crawls = daysBefore(14).map((date) => crawl(date));
    const checked = daysBefore(3).map((date) => noFile(date, 7));
    expect(hourOn(checked, { crawls })).toMatchObject({ state: 'unknown' });
  });

  it('is unknown without files, checks and crawls', () => {
    expect(hourOn([])).toMatchObject({ state: 'unknown', expectation: null });
  });
});

describe('an hour that is not over', () => {
  const time = new Date(`${DAY}T07:30:00Z`);

  it('is awaited if a file is expected, otherwise unknown', () => {
    const usual = daysBefore(14).map((date) => listedFile(date));
    expect(hourOn(usual, { ...LISTED, at: time })).toMatchObject({ state: 'awaited' });
    expect(hourOn([noFile(DAY, 7)], { at: time })).toMatchObject({ state: 'unknown' });
  });
});
