import { describe, expect, it, test } from 'vitest';
import { parseBookings, parseDay } from '@/components/banners/parse-bookings';

const BOOKING = {
  retailer: 'Körner',
  pageType: 'HOME_PAGE',
  position: 1,
  name: 'Velquin',
  from: '2026-06-07',
  to: '2026-06-11',
};

describe('pasted rows', () => {
  it.each([
    ['tabs, as in copies from a spreadsheet', 'Körner\tHOME_PAGE\t1\tVelquin\t2026-06-07\t2026-06-11'],
    ['semicolons', 'Körner;HOME_PAGE;1;Velquin;7.6.2026;11.6.2026'],
    ['commas and quotes', '"Körner",HOME_PAGE,#1,"Velquin",2026-06-07,2026-06-11'],
    [
      'headers in any order',
      'From\tTo\tRetailer\tPage type\tName\tPosition\n7 Jun 2026\t11 Jun 2026\tKörner\tHOME_PAGE\tVelquin\t1',
    ],
  ])('are parsed with %s', (_, text) => {
    expect(parseBookings(text)).toEqual({ order: 'day-first', bookings: [BOOKING], refused: [] });
  });

  it('may omit optional values, and last one day without an end', () => {
    expect(parseBookings('Körner\t\t\t\t2026-06-07\t').bookings).toEqual([
      { ...BOOKING, pageType: null, position: null, name: null, to: '2026-06-07' },
    ]);
  });

  it('may contain empty lines, and are refused by line with a reason', () => {
    const { bookings, refused } = parseBookings(
      [
        'Körner\tHOME\t1\t\t2026-06-07\t2026-06-08',
        '',
        '\tHOME\t1\t\t2026-06-07\t',
        'Körner\tHOME\ttop\t\t2026-06-07\t',
        'Körner\tHOME\t1\t\t31.6.2026\t',
        'Körner\tHOME\t1\t\t2026-06-09\t2026-06-08',
        'Körner\tHOME\t1\t\t2026-06-09\t2028-06-08',
      ].join('\n'),
    );
    expect(bookings).toHaveLength(1);
    expect(refused.map(({ line, why }) => [line, why])).toEqual([
      [3, 'The retailer is missing.'],
      [4, expect.stringContaining('“top” is not a position')],
      [5, expect.stringContaining('“31.6.2026” is not a day')],
      [6, 'The last day, 2026-06-08, is before the first day, 2026-06-09.'],
      [7, expect.stringContaining('is longer than a year')],
    ]);
  });
});

describe('the order of day and month in pasted rows', () => {
  const row = (from: string, to: string) => `Körner\tHOME_PAGE\t1\tVelquin\t${from}\t${to}`;
  const days = (text: string, chosen?: 'day-first' | 'month-first') =>
    parseBookings(text, chosen).bookings.map(({ from, to }) => [from, to]);

  it('is that of an unambiguous date, for all rows', () => {
    const text = [row('11/3/2026', '11/10/2026'), row('11/3/2026', '11/25/2026')].join('\n');
    expect(parseBookings(text).order).toBe('month-first');
    expect(days(text)).toEqual([
      ['2026-11-03', '2026-11-10'],
      ['2026-11-03', '2026-11-25'],
    ]);
    expect(days([row('7/6/2026', '11/6/2026'), row('7/6/2026', '25/6/2026')].join('\n'))[0]).toEqual([
      '2026-06-07',
      '2026-06-11',
    ]);
  });

  it('is not guessed without an unambiguous date', () => {
    const text = [row('11/3/2026', '11/10/2026'), row('2026-06-07', '2026-06-11')].join('\n');
    expect(parseBookings(text)).toMatchObject({ order: null, refused: [] });
    expect(days(text)).toEqual([['2026-06-07', '2026-06-11']]);
    expect(days(text, 'month-first')[0]).toEqual(['2026-11-03', '2026-11-10']);
    expect(days(text, 'day-first')[0]).toEqual(['2026-03-11', '2026-10-11']);
  });

  it('is not guessed if dates contradict each other', () => {
    const text = [row('25/6/2026', '26/6/2026'), row('6/25/2026', '6/26/2026'), row('7/6/2026', '8/6/2026')].join('\n');
    expect(parseBookings(text)).toMatchObject({
      order: null,
      bookings: [{ from: '2026-06-25' }],
      refused: [{ line: 2 }],
    });
  });

  it('does not matter if both readings are the same day, or if dates have full stops', () => {
    expect(days([row('6/6/2026', ''), row('7.6.2026', '11.6.2026')].join('\n'))).toEqual([
      ['2026-06-06', '2026-06-06'],
      ['2026-06-07', '2026-06-11'],
    ]);
  });
});

test.each([
  ['2026-06-07', '2026-06-07'],
  ['7.6.2026', '2026-06-07'],
  ['07/06/2026', '2026-06-07'],
  ['7 June 2026', '2026-06-07'],
  ['31.6.2026', null],
  ['06/31/2026', null],
  ['7.6.26', null],
  ['7 Foo 2026', null],
  ['', null],
])('parses the day %s as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
