import { describe, expect, it, test } from 'vitest';
import { parseBookings } from '@/components/banners/parse-bookings';
import { type DateOrder, parseDay } from '@/components/banners/parse-day';

const NAMES = { retailers: [], pageTypes: [] };
const parse = (text: string, order: DateOrder | null = null) => parseBookings(text, NAMES, order);

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
    expect(parse(text)).toEqual({ order: 'day-first', bookings: [BOOKING], refused: [] });
  });

  it.each([
    ['semicolons', '"Körner; Filiale";Home page;1;"Velquin; summer";7.6.2026;11.6.2026'],
    ['commas', '"Körner; Filiale",home,1,"Velquin; summer",2026-06-07,2026-06-11'],
    ['tabs', '"Körner; Filiale"\tHOME\t1\tVelquin; summer\t2026-06-07\t2026-06-11'],
    ['blanks after quotes', '"Körner; Filiale" ; "Homepage" ; 1 ; "Velquin; summer" ; 7.6.2026 ; 11.6.2026'],
  ])('may have separators within quotes, with %s', (_, text) => {
    const booking = { ...BOOKING, retailer: 'Körner; Filiale', name: 'Velquin; summer' };
    expect(parse(text)).toEqual({ order: 'day-first', bookings: [booking], refused: [] });
  });

  it('may have quotes, line breaks within quotes, and line ends of any system', () => {
    const names = ['"Velquin ""summer"""', '27" banner', '"Velquin\nsummer"'];
    const text = `\uFEFF${names.map((name) => `Körner;;;${name};7.6.2026`).join('\r\n')}\rKörner;;;x;7.6.2026`;
    expect(parse(text).refused).toEqual([]);
    expect(parse(text).bookings.map(({ name }) => name)).toEqual([
      'Velquin "summer"',
      '27" banner',
      'Velquin\nsummer',
      'x',
    ]);
  });

  it('are read up to a quotation mark without an end, which is reported with its line', () => {
    const { bookings, refused } = parse('Körner;;;a;7.6.2026\n\nKörner;;;"b;7.6.2026\nKörner;;;c;7.6.2026');
    expect(bookings.map(({ name }) => name)).toEqual(['a']);
    expect(refused).toEqual([{ line: 3, why: expect.stringContaining('quotation mark has no end') }]);
    expect(parse('"Körner;;;b;7.6.2026').refused).toEqual([{ line: 1, why: expect.anything() }]);
  });

  it('may omit optional values, and last one day without an end', () => {
    expect(parse('Körner\t\t\t\t2026-06-07\t').bookings).toEqual([
      { ...BOOKING, pageType: null, position: null, name: null, to: '2026-06-07' },
    ]);
  });

  it('may contain empty lines, and are refused by line with a reason', () => {
    const { bookings, refused } = parse(
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
  const days = (text: string, selectedOrder?: DateOrder) =>
    parse(text, selectedOrder).bookings.map(({ from, to }) => [from, to]);

  it('is that of an unambiguous date, for all rows', () => {
    const text = [row('11/3/2026', '11/10/2026'), row('11/3/2026', '11/25/2026')].join('\n');
    expect(parse(text).order).toBe('month-first');
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
    expect(parse(text)).toMatchObject({ order: null, refused: [] });
    expect(days(text)).toEqual([['2026-06-07', '2026-06-11']]);
    expect(days(text, 'month-first')[0]).toEqual(['2026-11-03', '2026-11-10']);
    expect(days(text, 'day-first')[0]).toEqual(['2026-03-11', '2026-10-11']);
  });

  it('is not guessed if dates contradict each other', () => {
    const text = [row('25/6/2026', '26/6/2026'), row('6/25/2026', '6/26/2026'), row('7/6/2026', '8/6/2026')].join('\n');
    expect(parse(text)).toMatchObject({
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
