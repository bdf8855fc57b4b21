import { describe, expect, it } from 'vitest';
import { MAX_SAVED } from '@/lib/contract/saved-items';
import { bookingDaysProblem } from './banners/booking-days';
import { bookedParams } from './banners/bookings';
import { day, list } from './params';

describe('a day', () => {
  it.each(['1970-01-01', '2024-02-29', '2149-06-06'])('may be %s', (text) => {
    expect(day().safeParse(text).data).toBe(text);
  });

  it.each([
    ['0000-01-01', /"0000-01-01" is out of range. Choose a day from 1970-01-01 to 2149-06-06/],
    ['0001-01-03', /out of range/],
    ['1969-12-31', /out of range/],
    ['2149-06-07', /out of range/],
    ['9999-12-31', /out of range/],
    ['2026-02-30', /is not a day/],
    ['tomorrow', /is not a day/],
    ['+012026-01-01', /is not a day/],
  ])('is not %s', (text, sentence) => {
    const issues = day().safeParse(text).error?.issues ?? [];
    expect(issues).toHaveLength(1);
    expect(issues[0]?.message).toMatch(sentence);
  });
});

describe('a list', () => {
  it.each([
    ['a', ['a']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [undefined, []],
  ])('has the values of %j', (input, values) => {
    expect(list().safeParse(input).data).toEqual(values);
  });

  it.each([
    ['a number', 5, /neither a text nor a list/],
    ['a long text', 'x'.repeat(301), /longer than 300 characters/],
    ['a list with a number', ['a', 5], /One of the values is not a text/],
    ['a long list', Array.from({ length: 201 }, () => 'a'), /more than 200 values/],
  ])('is not %s', (_, input, sentence) => {
    expect(list().safeParse(input).error?.issues[0]?.message).toMatch(sentence);
  });
});

describe('the days of a booking', () => {
  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2025-06-01', '2026-06-01'],
    ['2000-01-01', '2000-01-31'],
  ])('may be %s to %s', (from, to) => {
    expect(bookingDaysProblem({ from, to })).toBeNull();
  });

  it.each([
    ['0206-06-01', '2026-06-07', /0206-06-01 is not. Check the year/],
    ['1926-06-01', '1926-06-07', /between 2000-01-01 and 2099-12-31, and 1926-06-01 is not. Check the year/],
    ['2026-06-01', '2126-06-01', /2126-06-01 is not/],
    ['2026-06-31', '2026-07-01', /“2026-06-31” is not a day/],
    ['2026-06-07', '2026-06-01', /The last day, 2026-06-01, is before the first day, 2026-06-07/],
    ['2025-06-01', '2026-06-02', /longer than a year/],
  ])('are not %s to %s', (from, to, sentence) => {
    expect(bookingDaysProblem({ from, to })).toMatch(sentence);
  });

  it('are read with the rest of the booking', () => {
    const text = JSON.stringify(['Korbina DE', null, 1, 'Velquin', '2026-06-01', '2026-06-07']);
    expect(bookedParams.bookings.safeParse(text).data).toEqual([
      { retailer: 'Korbina DE', pageType: null, position: 1, name: 'Velquin', from: '2026-06-01', to: '2026-06-07' },
    ]);
    expect(bookedParams.bookings.safeParse(undefined).data).toEqual([]);
  });

  it('are read for as many bookings as an account can save, with the longest names', () => {
    const text = (name: string) => JSON.stringify(['Korbina DE', null, 1, name, '2026-06-01', '2026-06-07']);
    for (const name of ['x'.repeat(500), '"'.repeat(500), '\u0001'.repeat(500)])
      expect(bookedParams.bookings.safeParse([text(name)]).data).toMatchObject([{ name }]);
    const texts = (count: number) => Array.from({ length: count }, (_, index) => text(String(index)));
    expect(bookedParams.bookings.safeParse(texts(MAX_SAVED.bookings)).data).toHaveLength(MAX_SAVED.bookings);
    const { error } = bookedParams.bookings.safeParse(texts(MAX_SAVED.bookings + 1));
    expect(error?.issues[0]?.message).toBe('There are more than 2000 values.');
  });

  it.each([
    [['Korbina DE', null, 1, null, '2026-06-07', '2026-06-01'], /Booking 2 is not valid: The last day/],
    [['Korbina DE', null, 1, null], /Booking 2 is not valid: Write a JSON list of retailer/],
    ['no booking', /Booking 2 is not valid: Write a JSON list/],
  ])('make the query refuse %j', (booking, sentence) => {
    const good = JSON.stringify(['Korbina DE', null, 1, null, '2026-06-01', '2026-06-07']);
    const { error } = bookedParams.bookings.safeParse([good, JSON.stringify(booking)]);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
  });
});
