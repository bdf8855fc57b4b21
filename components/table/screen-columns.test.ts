import { expect, it } from 'vitest';
import { screenColumns } from '@/components/table/screen-columns';
import { toSheet } from '@/components/table/to-sheet';
import { createFormat } from '@/lib/client/format';
import { boolean, columns, hidden, number, type RowOf, required, text } from '@/lib/queries/columns';

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
