import { expect, it } from 'vitest';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { score } from './score';
import { scores } from './scores';

ownDatabase();

const DAY = '2026-03-04';
/** The first three are equal as floats. The last exceeds 64 bits. */
const IDS = ['1234567890123456788', '1234567890123456789', '1234567890123456800', '7', '18446744073709551617'];

/** Returns a body with scores of these sources, whose ids are numbers with all digits. */
function bodyOf(ids: readonly string[]): string {
  const items = ids.map((id) => ({
    visibility_source_name: 'shampoo',
    visibility_source_id: `id ${id}`,
    is_power_visibility_source: true,
    searched_brand: 'Velquin',
    is_own_brand: true,
    retailer_scores: [
      {
        retailer_name: 'Shop',
        retailer_code: 'S',
        own_product_count: 2,
        total_product_count: 20,
        score: 10,
        target: 20,
      },
    ],
  }));
  return pageBody(items).replace(/"id (\d+)"/g, '$1');
}

it('keeps identifiers distinct that are equal as floats', async () => {
  const service = await ownAccount(visibilityScores, {});
  await service.collectValue({ visibility_type: 'SEARCH', date: DAY }, bodyOf(IDS));
  const params = { visibility_type: 'SEARCH', date: DAY };

  const { answer } = await service.ask(scores, params);
  expect(answer.rows.map(({ id }) => id.split('/')[0]).sort()).toEqual([...IDS].sort());
  for (const { id } of answer.rows) {
    const { answer: item } = await service.ask(score, { ...params, id });
    expect(item?.visibility_source_id).toBe(id.split('/')[0]);
  }
});
