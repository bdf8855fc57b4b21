import { expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { sharedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { changes } from './changes';
import { lines } from './lines';
import { body, PARAMS, pageOf, RANGE } from './test-page';

ownDatabase();

it('computes moves from another day than the filters of the page compare with', async () => {
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body }]);
  const movesOf = async (params: object) => {
    const moves = await ask(changes, { ...PARAMS, against: '2026-03-05', moved_from: '2026-03-02', ...params });
    return moves.answer.rows.map(({ id, difference }) => [id.at(-1), difference]);
  };
  // Since the day before, b left the target. Since the second day, a did too.
  const left = [['b', expect.closeTo(4.2, 9)]];
  expect(await movesOf({ since: 'left' })).toEqual(left);
  expect(await movesOf({ since: 'left', days: '2' })).toEqual(left);
  expect(await movesOf({ since: 'away' })).toEqual([
    ['a', 10],
    ['c', 0],
  ]);
});

it('knows a verdict from the first index of the period, unless another one precedes it', async () => {
  const days = pageOf({
    a: [null, null, [11, 10], [11, 10], [11, 10], [11, 10]],
    b: [[10, 10], null, [11, 10], [11, 10], [11, 10], [11, 10]],
    c: [[11, 10], null, [11, 10], [11, 10], [11, 10], [11, 10]],
    d: [null, [11, 10], null, null, null, null],
  });
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body: days }]);
  const { answer } = await ask(lines, { ...PARAMS, sort: 'id.asc' });
  expect(answer.rows.map(({ since, known_from }) => [since, known_from])).toEqual([
    [null, '2026-03-03'],
    ['2026-03-03', null],
    [null, null],
    [null, null],
  ]);
});
