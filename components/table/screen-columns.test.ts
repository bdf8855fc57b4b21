import { expect, it } from 'vitest';
import { screenColumns } from '@/components/table/screen-columns';
import { toSheet } from '@/components/table/to-sheet';
import { createFormat } from '@/lib/client/format';
import { boolean, columns, day, hidden, number, type RowOf, required, text } from '@/lib/queries/columns';

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
  { scale: hidden.number },
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
  const shown = screenColumns(described, { titles: { name: 'Keyword' } });
  expect(shown.map(({ header }) => header)).toEqual([
    'Keyword',
    'Own',
    'Change of listings',
    'Share',
    'Score',
    'Gap',
    'Target met',
  ]);
  expect(toSheet('Scores', shown, [row]).columns.map(({ header }) => header)).toEqual([
    'Keyword',
    'Own listings',
    'Change of listings',
    'Share (%)',
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
  const shown = screenColumns(others, { digits: 3 });
  const one = { place: 2, seen: 12, index: 1.02, recomputed: 1.02, change: 0.5, price: 4.5, since: '2026-06-30' };
  const texts = (state: string | null) => shown.map((column) => column.text({ ...one, state }, format));
  expect(texts('OUT')).toEqual(['#2', '12', '1.020', '1.0200', '+0.500', '4.50', '30 Jun 2026', 'out of stock']);
  expect(texts('constructor').at(-1)).toBe('constructor');
  expect(texts(null).at(-1)).toBe('—');
});

it('leaves out columns that only files have', () => {
  const shown = screenColumns(columns({ name: text('Name'), since: day('Or earlier', { inFilesOnly: true }) }));
  expect(shown.map(({ id }) => id)).toEqual(['name']);
});
