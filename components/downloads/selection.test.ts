import { describe, expect, it } from 'vitest';
import { downloadFields } from '@/components/downloads/download-params';
import {
  isAwaited,
  isInSelection,
  NO_DATASET,
  previewSlot,
  type Selection,
  selectionBetween,
  selectionOf,
  sizeOf,
  slotKey,
  slotsOf,
} from '@/components/downloads/selection';
import { dayWith, filesWith } from '@/components/downloads/test-files';
import { readAddress } from '@/lib/client/address/address';

const selection = (more: Partial<Selection> = {}): Selection => ({
  datasets: ['price'],
  from: '2026-11-15',
  to: '2026-11-15',
  hours: 'expected',
  ...more,
});

describe('the chosen files', () => {
  const letters = dayWith({ 1: 'c', 2: 'a', 3: 'l', 4: 'm', 5: 'e', 6: 'w', 7: '?' });
  const files = filesWith({ price: [letters] });

  it('are those that exist, are expected or are missing, not those that are not due yet', () => {
    expect(slotsOf(selection(), files).map(({ hour }) => hour)).toEqual([1, 2, 3, 4, 5]);
    expect(isAwaited(selection(), files)).toBe(true);
  });

  it('include all past hours if a user chooses them', () => {
    const past = filesWith({ price: [dayWith({ 1: 'c', 2: 'm' }, '?')] });
    expect(slotsOf(selection({ hours: 'all' }), past)).toHaveLength(24);
  });

  it('have only the hours of today that are over, and those with a file', () => {
    const days = [dayWith({}, '?'), dayWith({ 5: 'c', 11: 'c', 12: 'w' }, '?')];
    const running = { ...filesWith({ price: days }), today: '2026-11-16', hoursOver: 10 };
    const slots = slotsOf(selection({ from: '2026-11-16', to: '2026-11-16', hours: 'all' }), running);
    expect(slots.map(({ hour }) => hour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
  });

  it('have the expected hours of days outside the calendar', () => {
    const expected = [{ hour: 5, weekdays: [1, 2], ground: 'from 3 weeks' }];
    const priceFiles = filesWith({ price: [dayWith({})] }, { price: { expected } });
    const slots = slotsOf(selection({ from: '2026-11-08', to: '2026-11-14' }), priceFiles);
    expect(slots.map(slotKey)).toEqual(['price/2026-11-09/05', 'price/2026-11-10/05']);
  });

  it('have no hours of days after today, which are not due yet', () => {
    const expected = [{ hour: 5, weekdays: [1], ground: 'from 3 weeks' }];
    const priceFiles = filesWith({ price: [dayWith({})] }, { price: { expected } });
    const nextWeek = selection({ from: '2026-11-22', to: '2026-11-28' });
    expect(slotsOf(nextWeek, priceFiles)).toEqual([]);
    expect(isAwaited(nextWeek, priceFiles)).toBe(true);
  });

  it('have no hours of today that are not over, also if the calendar ends before', () => {
    const expected = [4, 5].map((hour) => ({ hour, weekdays: [1], ground: 'from 3 weeks' }));
    const priceFiles = filesWith({ price: [dayWith({})] }, { price: { expected } });
    const running = { ...priceFiles, today: '2026-11-23', hoursOver: 5 };
    const today = selection({ from: '2026-11-23', to: '2026-11-23' });
    expect(slotsOf(today, running).map(slotKey)).toEqual(['price/2026-11-23/04']);
    expect(isAwaited(today, running)).toBe(true);
  });
});

describe('the selection', () => {
  const files = filesWith({ rating: Array(7).fill(dayWith({})), price: Array(7).fill(dayWith({})) });
  const readSelection = (search: Record<string, string>) => selectionOf(readAddress(downloadFields, search), files);

  it('is the last week of prices if the address names none', () => {
    expect(readSelection({})).toEqual(selection({ to: '2026-11-21' }));
  });

  it('is that of a dataset with known hours if those of prices are unknown', () => {
    const days = Array(7).fill(dayWith({}));
    const expected = [{ hour: 5, weekdays: [1], ground: 'from 3 weeks' }];
    const listed = filesWith({ price: days, review: days }, { review: { expected } });
    expect(selectionOf(readAddress(downloadFields, {}), listed).datasets).toEqual(['review']);
  });

  it('has no dataset if the address names none of them', () => {
    expect(readSelection({ get: NO_DATASET, dataset: 'rating' }).datasets).toEqual([]);
  });

  it('is the day of a link to it', () => {
    const day = { from: '2026-11-17', to: '2026-11-17' };
    expect(readSelection({ dataset: 'rating', at: '2026-11-17', hour: '5' })).toEqual(
      selection({ datasets: ['rating'], ...day }),
    );
  });

  it('is read from the address, with the earlier day first', () => {
    expect(readSelection({ get: 'price,rating', from: '2026-11-18', to: '2026-11-16', hours: 'all' })).toEqual(
      selection({ datasets: ['rating', 'price'], from: '2026-11-16', to: '2026-11-18', hours: 'all' }),
    );
  });

  it('is the rectangle between two corners of the calendar', () => {
    const corners = [
      { dataset: 'price', date: '2026-11-16' },
      { dataset: 'rating', date: '2026-11-18' },
    ] as const;
    const rectangle = selectionBetween(files, ...corners);
    expect(rectangle).toEqual({ datasets: ['rating', 'price'], from: '2026-11-16', to: '2026-11-18' });
    expect(isInSelection(selection(rectangle), { dataset: 'rating', date: '2026-11-17' })).toBe(true);
    expect(isInSelection(selection(rectangle), { dataset: 'rating', date: '2026-11-19' })).toBe(false);
  });
});

describe('the size', () => {
  const days = [
    { date: '2026-11-15', hours: dayWith({ 5: 'c', 6: 'c' }), bytes: 4_000, sized: 2 },
    { date: '2026-11-16', hours: dayWith({ 5: 'e' }), bytes: null, sized: 0 },
  ];
  const files = filesWith({ price: [] }, { price: { days } });

  it('is exact for files that were read', () => {
    expect(sizeOf(slotsOf(selection(), files), files)).toEqual({ bytes: 4_000, isExact: true });
  });

  it('is estimated from other files of the dataset', () => {
    expect(sizeOf(slotsOf(selection({ to: '2026-11-16' }), files), files)).toEqual({ bytes: 6_000, isExact: false });
  });

  it('does not count hours of which nothing is known', () => {
    const priceFiles = filesWith(
      { price: [] },
      { price: { days: [{ date: '2026-11-15', hours: dayWith({ 5: 'c', 6: 'c' }, '?'), bytes: 4_000, sized: 2 }] } },
    );
    expect(sizeOf(slotsOf(selection({ hours: 'all' }), priceFiles), priceFiles)).toMatchObject({ bytes: 4_000 });
  });

  it('does not count missing files', () => {
    const missing = filesWith(
      { price: [] },
      {
        price: {
          days: [...days.slice(0, 1), { date: '2026-11-16', hours: dayWith({ 5: 'm' }), bytes: null, sized: 0 }],
        },
      },
    );
    expect(sizeOf(slotsOf(selection({ to: '2026-11-16' }), missing), missing)).toEqual({ bytes: 4_000, isExact: true });
  });

  it('is unknown if the size of no file is known', () => {
    const unread = filesWith({ price: [dayWith({ 5: 'a' })] });
    expect(sizeOf(slotsOf(selection(), unread), unread)).toEqual({ bytes: null, isExact: false });
  });

  const ofDay = (hours: string, bytes: number, sized: number) => {
    const day = filesWith({ price: [] }, { price: { days: [{ date: '2026-11-15', hours, bytes, sized }] } });
    return sizeOf(slotsOf(selection(), day), day);
  };

  it('is exact for available files whose size the service reported', () => {
    expect(ofDay(dayWith({ 0: 'l' }, 'a'), 235e6, 24)).toEqual({ bytes: 235e6, isExact: true });
    expect(ofDay(dayWith({ 5: 'a' }), 7_000, 1)).toEqual({ bytes: 7_000, isExact: true });
  });

  it('is estimated from the files of the day whose size is known', () => {
    expect(ofDay(dayWith({ 5: 'c', 6: 'a', 7: 'a' }), 4_000, 2)).toEqual({ bytes: 6_000, isExact: false });
  });
});

it('previews the newest chosen file that is not missing', () => {
  const files = filesWith({ price: [dayWith({ 5: 'c' }), dayWith({ 5: 'c' }), dayWith({ 5: 'm' })] });
  const slots = slotsOf(selection({ to: '2026-11-17' }), files);
  expect(previewSlot(slots)).toMatchObject({ date: '2026-11-16' });
  expect(previewSlot(slots, 'rating')).toBeNull();
});

it('previews an hour with a file before later hours of which nothing is known', () => {
  const slots = slotsOf(selection({ hours: 'all' }), filesWith({ price: [dayWith({ 5: 'c' })] }));
  expect(previewSlot(slots)).toMatchObject({ hour: 5 });
});
