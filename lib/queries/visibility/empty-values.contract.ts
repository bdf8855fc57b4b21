import { expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { scores } from './scores';
import { item, makeScore, NOW, ownAccount } from './test-scores';

ownDatabase();

it('parses an empty text instead of a number, flag or identifier as null', async () => {
  const { ask, collect } = await ownAccount();
  const empty = { score: '', target: '', own_product_count: '', is_target_met: '' } as never;
  const unnamed = { visibility_source_id: '', is_own_brand: '' } as never;
  await collect(NOW, [
    item('shampoo', 'Velquin', [makeScore('k', 3, 20, 20), makeScore('h', 4, 20, 20, empty)]),
    item('seife', 'Fenwarra', [makeScore('k', 5, 10, null)], unnamed),
  ]);

  const { answer, coverage } = await ask(scores, { date: NOW, of: 'all', sort: 'score.asc' });
  expect(coverage[0]).toMatchObject({ rows: 2, problem: null });
  expect(answer.rows).toMatchObject([
    { source_name: 'shampoo', retailer_name: 'Korbina DE', score: 15, target: 20 },
    { source_name: 'seife', score: 50, id: 'seife/Fenwarra/k/DE' },
    {
      source_name: 'shampoo',
      retailer_name: 'Halvéo FR',
      score: null,
      target: null,
      listings: null,
      is_target_met: null,
    },
  ]);
});
