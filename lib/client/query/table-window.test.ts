import { expect, it } from 'vitest';
import { firstWindow, windowParams, windowsOf } from '@/lib/client/query/table-window';

it.each([
  [0, 0, [0]],
  [0, 99, [0]],
  [95, 130, [0, 1]],
  [250, 260, [2]],
])('finds rows %i to %i in windows %j', (first, last, windows) => expect(windowsOf(first, last)).toEqual(windows));

it('requests the first window with the same parameters on server and browser', () => {
  const address = { sort: '', search: ['a', 'b'] };
  expect(firstWindow({ date: 'd' }, address)).toEqual({
    date: 'd',
    sort: '',
    search: '',
    offset: 0,
    limit: 100,
  });
  expect(firstWindow({}, { sort: 'a.asc', offers_sort: 'b.asc' }, 'offers')).toMatchObject({ sort: 'b.asc' });
  expect(windowParams({}, { sort: 'a.asc' }, 3)).toMatchObject({ sort: 'a.asc', offset: 300 });
});
