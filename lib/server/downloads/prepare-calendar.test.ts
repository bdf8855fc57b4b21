import { describe, expect, it } from 'vitest';
import type { SeenRow } from '../bulk/files-seen';
import { shifted } from './calendar-rules';
import { prepareCalendar } from './prepare-calendar';

const DAY = '2026-06-30';
const now = new Date('2026-07-02T12:00:00Z');
const daysBefore = (count: number) => Array.from({ length: count }, (_, index) => shifted(DAY, -1 - index));

function file(date: string, hour: number, change: Partial<SeenRow> = {}): SeenRow {
  const facts = {
    bytes: 1000,
    rows: 10,
    malformed: 0,
    sha256: 'aa',
    sha256_by: null,
    etag: null,
    first_seen: date,
    last_seen: date,
  };
  return { dataset: 'rating', date, hour, encoding: 'csv', outcome: 'file', ...facts, ...change };
}

function hourOn(hour: number, facts: { listed?: string[]; seen?: SeenRow[]; now?: Date; unlisted?: boolean }) {
  const entries = facts.listed?.map((date) => ({ file_name: '', date, time: '07', encoding: 'csv' as const })) ?? [];
  const listed = facts.unlisted ? null : entries;
  const days = prepareCalendar({ from: DAY, to: DAY, listed, seen: facts.seen ?? [], now: facts.now ?? now });
  return days[0]?.hours[hour];
}

describe('an hour of the calendar', () => {
  it('is available when listed, fetched once it passed whole', () => {
    expect(hourOn(7, { listed: [DAY] })).toMatchObject({ state: 'available' });
    expect(hourOn(7, { listed: [DAY], seen: [file(DAY, 7)] })).toMatchObject({
      state: 'fetched',
      files: [{ rows: 10 }],
    });
  });

  it('is available when a probe found it and nothing passed', () => {
    expect(hourOn(7, { unlisted: true, seen: [file(DAY, 7, { sha256: null })] })).toMatchObject({ state: 'available' });
  });

  it('is light below 60% of what the hour usually has', () => {
    const usual = daysBefore(3).map((date) => file(date, 7));
    expect(hourOn(7, { seen: [...usual, file(DAY, 7)] })).toMatchObject({ compared: true });
    expect(hourOn(7, { seen: [...usual.slice(1), file(DAY, 7)] })).toMatchObject({ compared: false });
    expect(hourOn(7, { seen: [...usual, file(DAY, 7, { bytes: 590 })] })).toMatchObject({
      state: 'light',
      reason: 'The file has 59% of the size that this hour usually has.',
    });
    expect(hourOn(7, { seen: [...usual, file(DAY, 7, { bytes: 600 })] })).toMatchObject({ state: 'fetched' });
    expect(hourOn(7, { seen: [...usual.slice(1), file(DAY, 7, { bytes: 1 })] })).toMatchObject({ state: 'fetched' });
  });

  it('is missing when the hour had a file on 80 % of the days around it', () => {
    expect(hourOn(7, { listed: [...daysBefore(14).slice(2), shifted(DAY, 1), shifted(DAY, 2)] })).toMatchObject({
      state: 'missing',
      reason: 'Inferred: this hour had a file on 14 of the 16 days known around it.',
    });
    const gaps = daysBefore(14).filter((_, index) => index === 13 || index > 3);
    expect(hourOn(7, { listed: gaps })).toMatchObject({ state: 'empty' });
  });

  it('is missing between its neighbours, where nobody asked for the days between', () => {
    const neighbours = [-1, 1, 2].map((days) => file(shifted(DAY, days), 7));
    const asked = file(DAY, 7, { outcome: 'not_found', sha256: null });
    expect(hourOn(7, { unlisted: true, seen: [...neighbours, asked] })).toMatchObject({
      state: 'missing',
      reason: 'Inferred: this hour had a file on 3 of the 3 days known around it.',
    });
    expect(hourOn(7, { unlisted: true, seen: neighbours })).toMatchObject({ state: 'unknown' });
    const later = [1, 2, 3, 4].map((days) => file(shifted(DAY, days), 7));
    expect(hourOn(7, { unlisted: true, seen: [...later, asked] })).toMatchObject({ state: 'empty' });
  });

  it('is not called missing when there is little to go by', () => {
    expect(hourOn(7, { listed: daysBefore(2) })).toMatchObject({ state: 'empty' });
  });

  it('is unknown where there is no list and nobody asked, and says what was answered where somebody did', () => {
    expect(hourOn(7, { unlisted: true })).toMatchObject({ state: 'unknown', reason: null });
    const asked = file(DAY, 7, { outcome: 'no_rows', sha256: null });
    expect(hourOn(7, { unlisted: true, seen: [asked] })).toMatchObject({
      state: 'empty',
      reason: 'Asked for, and the service answered with a header and no rows.',
      files: [],
    });
  });

  it('is neither missing nor empty before it is over', () => {
    const running = new Date(`${DAY}T07:30:00Z`);
    expect(hourOn(7, { listed: daysBefore(14), now: running })).toMatchObject({ state: 'unknown' });
  });
});
