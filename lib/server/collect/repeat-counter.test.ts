import { expect, it } from 'vitest';
import { createRepeatCounter } from './repeat-counter';

it('counts rows that an earlier page has once, and identical rows of one page each, in any order of arrival', () => {
  const pages: [number, string[]][] = [
    [1, ['a', 'a', 'b']],
    [2, ['a', 'c']],
    [3, ['c', 'c', 'd']],
  ];
  for (const order of [pages, pages.toReversed()]) {
    const counter = createRepeatCounter();
    for (const [page, rows] of order) counter.add(page, rows);
    expect(counter.countUnique()).toBe(5);
  }
});

it('counts no repeats on a single page', () => {
  const counter = createRepeatCounter();
  counter.add(1, ['a', 'a']);
  expect([counter.countUnique(), counter.hasNew(['a']), counter.hasNew(['b'])]).toEqual([2, false, true]);
});
