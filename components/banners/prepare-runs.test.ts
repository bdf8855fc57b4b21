import { expect, it } from 'vitest';
import { eachDay, prepareRuns } from '@/components/banners/prepare-runs';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { banner } from '@/lib/client/banners/test-banners';

/** A letter a day: x seen, o collected without it, ? not collected. */
function runs(days: string) {
  const window = [...days].map((letter, index) => ({
    date: `2026-06-0${index + 1}`,
    placements: letter === '?' ? null : preparePlacements(letter === 'x' ? [banner()] : []),
  }));
  return prepareRuns(window).map(({ first, last, days: seen, gaps, openStart, openEnd }) =>
    [`${first.slice(-1)}-${last.slice(-1)}`, seen, gaps, openStart && 'from earlier', openEnd && 'on']
      .filter((part) => part !== false)
      .join(' '),
  );
}

it.each([
  ['begins and ends between collected days', 'oxxo', ['2-3 2 0']],
  ['breaks at a collected day without it', 'oxoxxo', ['4-5 2 0', '2-2 1 0']],
  ['goes on over days that were not collected, as a gap', 'ox?xo', ['2-4 2 1']],
  ['ends at a collected day behind a gap', 'ox?oxo', ['5-5 1 0', '2-2 1 0 on']],
  ['may have begun before the window and go on after it', 'xx', ['1-2 2 0 from earlier on']],
  ['may have begun on a day that was not collected', '?xo', ['2-2 1 0 from earlier']],
  ['is not there when it was never seen', 'o?o', []],
])('a run %s', (_, days, expected) => {
  expect(runs(days)).toEqual(expected);
});

it('shows the banner as it stood on the last day of the run, not of a later one', () => {
  const days = [1, null, 2].map((position, index) => ({
    date: `2026-06-0${index + 1}`,
    placements: preparePlacements(position === null ? [] : [banner({ e_retail_media_position: position })]),
  }));
  const found = prepareRuns(days).map(({ last, placement }) => [last, placement.item.e_retail_media_position]);
  expect(found.sort()).toEqual([
    ['2026-06-01', 1],
    ['2026-06-03', 2],
  ]);
});

it('has a day for every place of the window', () => {
  expect(eachDay({ start_date: '2026-02-27', end_date: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
