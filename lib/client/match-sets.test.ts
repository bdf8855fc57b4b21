import { expect, it } from 'vitest';
import { likeForLike } from '@/lib/client/match-sets';

it('like for like compares what both sets hold, and names what came and went', () => {
  const rows = (...ids: (string | null)[]) => ids.map((id, at) => ({ id, at }));
  const found = likeForLike(rows('a', 'b', 'b', null), rows('b', 'c', null), ({ id }) => id);
  expect(found.both).toEqual([{ now: { id: 'b', at: 1 }, before: { id: 'b', at: 0 } }]);
  expect(found.entered.map(({ id }) => id)).toEqual(['a']);
  expect(found.left.map(({ id }) => id)).toEqual(['c']);
});
