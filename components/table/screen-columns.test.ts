import { expect, it } from 'vitest';
import { exportColumns } from '@/components/table/export-columns';
import { screenColumns } from '@/components/table/screen-columns';
import { createFormat } from '@/lib/client/format/format';
import { boolean, columns, day, hidden, money, number, type RowOf, required, text } from '@/lib/queries/columns';

const described = columns(
  {
    name: required(text('Keyword or category')),
    listings: number('count', 'Own listings', 'Listings of the brand.', { short: 'Own' }),
    change: number('count', 'Change of listings', 'Since the compared day.', { signed: true }),
    share: number('percent', 'Share', 'Of all listings.'),
    score: number('score', 'Score', 'As received from the service.'),
    gap: number('score', 'Gap', 'Score − target.', { signed: true }),
    met: boolean('Target met', ['met', 'missed']),
  },
  { scale: hidden.maybe.number },
);
const row: RowOf<typeof described> = {
  name: 'shampoo',
  listings: 1200,
  change: 3,
  share: 0.25,
  score: 12.5,
  gap: -2,
  met: false,
  scale: 100,
};
const format = createFormat('en-GB');
const textsOf = (of: typeof row) => screenColumns(described).map((column) => column.text(of, format));

it('writes each value by its unit', () => {
  expect(textsOf(row)).toEqual(['shampoo', '1,200', '+3', '25.0%', '12.5%', '-2.0 pp', 'missed']);
});

it('writes scores that are no shares as numbers', () => {
  expect(textsOf({ ...row, scale: null }).slice(4, 6)).toEqual(['12.50', '-2.00']);
});

it('writes a dash for unknown values', () => {
  const unknown = { ...row, listings: null, change: null, share: null, score: null, gap: null, met: null };
  expect(textsOf(unknown).slice(1)).toEqual(['—', '—', '—', '—', '—', '—']);
});

it('shows short headers on screen and whole titles in files', () => {
  const visibleColumns = screenColumns(described, { titles: { name: 'Keyword' } });
  expect(visibleColumns.map(({ header }) => header)).toEqual([
    'Keyword',
    'Own',
    'Change of listings',
    'Share',
    'Score',
    'Gap',
    'Target met',
  ]);
  expect(exportColumns(visibleColumns)?.map(({ header }) => header)).toEqual([
    'Keyword',
    'Own listings',
    'Change of listings',
    'Share',
    'Score',
    'Gap',
    'Target met',
  ]);
});

it('writes ranks, days, indices, dates and labels of the service', () => {
  const others = columns({
    place: number('rank', 'Position', 'On the page.'),
    seen: number('days', 'Seen', 'Collected days.'),
    index: number('index', 'Index', 'As received.'),
    recomputed: number('index', 'Index recomputed', 'Of both prices.', { moreDigits: 1 }),
    change: number('points', 'Change', 'Since the compared day.', { signed: true }),
    price: number(null, 'Price', 'In the currency of its retailer.'),
    since: day('Since'),
    state: text('State', { labels: { OUT: 'out of stock' } }),
  });
  const visibleColumns = screenColumns(others, { digits: 3 });
  const sampleRow = { place: 2, seen: 12, index: 1.02, recomputed: 1.02, change: 0.5, price: 4.5, since: '2026-06-30' };
  const texts = (state: string | null) => visibleColumns.map((column) => column.text({ ...sampleRow, state }, format));
  expect(texts('OUT')).toEqual(['#2', '12', '1.020', '1.0200', '+0.500', '4.50', '30 Jun 2026', 'out of stock']);
  expect(texts('constructor').at(-1)).toBe('constructor');
  expect(texts(null).at(-1)).toBe('—');
});

it('writes amounts in the currency of their row, with its decimals', () => {
  const visibleColumns = screenColumns(
    columns(
      {
        now: money('Now', 'Price of the day.'),
        difference: money('Change', 'Since the compared day.', { signed: true }),
        base: number(null, 'Price', 'In the currency of its retailer.'),
      },
      { currency: hidden.maybe.text },
    ),
  );
  const texts = (now: number, difference: number, currency: string) =>
    visibleColumns.map((column) => column.text({ now, difference, base: now, currency }, format));
  expect(texts(480, -20, 'JPY')).toEqual(['¥480', '-¥20', '480.00']);
  expect(texts(1.25, 0.125, 'KWD')).toEqual(['KWD\u00a01.250', '+KWD\u00a00.125', '1.25']);
  expect(texts(3.996, 0.006, 'EUR')).toEqual(['€3.996', '+€0.006', '3.996']);
});

it('adds the decimals that tell a number from those it is compared with', () => {
  const visibleColumns = screenColumns(
    columns(
      {
        score: number('score', 'Score', 'As received.', { comparedWith: ['target'] }),
        target: number('score', 'Target', 'As received.', { comparedWith: ['score'] }),
        gap: number('score', 'Gap', 'Score − target.', { signed: true, comparedWith: [0] }),
        index: number('index', 'Index', 'As received.', { comparedWith: ['limit'] }),
        share: number('percent', 'Share', 'Of all.', { comparedWith: [0.5] }),
      },
      { scale: hidden.maybe.number, limit: hidden.maybe.number },
    ),
  );
  const texts = (score: number, index: number | null, share: number) =>
    visibleColumns.map((column) =>
      column.text({ score, target: 20, gap: score - 20, index, share, limit: 102, scale: 100 }, format),
    );
  expect(texts(19.96, 101.98, 0.4996)).toEqual(['19.96%', '20.00%', '-0.04 pp', '101.98', '49.96%']);
  expect(texts(15, 99.96, 0.4)).toEqual(['15.0%', '20.0%', '-5.0 pp', '100.0', '40.0%']);
  expect(texts(20, null, 0.5)).toEqual(['20.0%', '20.0%', '0.0 pp', '—', '50.0%']);
});

it('leaves out columns that only files have', () => {
  const visibleColumns = screenColumns(
    columns({ name: text('Name'), since: day('Or earlier', { inFilesOnly: true }) }),
  );
  expect(visibleColumns.map(({ id }) => id)).toEqual(['name']);
});
