import { expect, it } from 'vitest';
import { type PriceItem, price } from '@/lib/contract/price';
import { type SearchProduct, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { items } from './items';
import { openLines } from './open-lines';
import { problems } from './problems';

ownDatabase();

const DAYS = daysFrom('2026-03-01', '2026-03-08');
const PARAMS = { date: '2026-03-08', days: 8 };
const AT = { retailer_name: 'Korbina DE', retailer_code: 'k' };

interface Ranked {
  /** Name and number of the keyword. */
  keyword: string;
  name: string;
  position: number;
  own: boolean;
}

const ranked = ({ keyword, name, position, own }: Ranked): SearchProduct => ({
  ...{ search_product_id: null, barcode: null, brand_name: own ? 'Velquin' : 'Fenwarra', ...AT },
  ...{ product_id: name, csku_title: name, is_customer_brand: own, is_psku: false },
  product_keywords: [
    {
      ...{ search_keyword_id: keyword.length, search_keyword_name: keyword, position, combined_position: position },
      ...{ page_no: Math.ceil(position / 10), target: 5, is_on_target: position <= 5, is_no_data: false },
    },
  ],
});

const offer = (csku_id: string, availability: number): Partial<PriceItem> => ({
  ...{ csku_id, product_title: csku_id, product_id: `${csku_id}-1`, is_own_brand: true, tags: [] },
  ...{ retailer: AT.retailer_name, retailer_country: 'DE', merchant_name: 'Korbina', availability },
});

/** All sponsored positions of "soap" are a competitor's from the third day, those of "lotion" on the last one only. */
const boughtFrom = { soap: 2, lotion: 7 };

/** An own product falls from #2 to #14 for both keywords on the seventh day. It was out of stock on three earlier days. */
async function fallen() {
  const service = await ownAccount(visibilitySearchByProduct, {});
  for (const [index, day] of DAYS.entries()) {
    const range = { start_date: day, end_date: day };
    const keywords = ['soap', 'lotion'] as const;
    const own = keywords.map((keyword) =>
      ranked({ keyword, name: 'Cream-1', position: index < 6 ? 2 : 14, own: true }),
    );
    const sponsored = keywords.flatMap((keyword) =>
      [1, 2, 3].map((position) =>
        ranked({
          keyword,
          name: `${keyword}${position}`,
          position,
          own: position === 3 && index < boughtFrom[keyword],
        }),
      ),
    );
    await service.collectValue(range, pageBody(own, range));
    await service.collectValue({ ...range, position_type: 'ORGANIC' }, pageBody(own, range));
    await service.collectValue({ ...range, position_type: 'SPONSORED' }, pageBody(sponsored, range));
    await service.collectValue({ date: day }, pageBody([offer('Cream', index >= 3 && index <= 5 ? 0 : 1)]), price);
  }
  return service;
}

it('lists a fallen rank once, with the stock-out and the purchase before it, and a later purchase by itself', async () => {
  const { ask } = await fallen();
  const lines = openLines((await ask(problems, PARAMS)).answer);
  expect(lines.map(({ rule, age, keys }) => [rule, age, keys])).toEqual([
    ['keyword_bought', 'new', ['6/k']],
    ['page_one_lost', 'going_on', ['4/k/Cream-1', '6/k/Cream-1']],
  ]);
  const soldOut = { sold_out_from: DAYS[3], sold_out_to: DAYS[5] };
  expect(lines[1]?.example).toMatchObject({ keyword: 'soap', bought_by: 'Fenwarra', bought_positions: 3, ...soldOut });
  const { answer } = await ask(items, PARAMS);
  expect(answer.rows.map(({ rule }) => rule).sort()).toEqual(['keyword_bought', 'page_one_lost', 'page_one_lost']);
});

it('lists a purchase by itself if a product fell off page one before it, and further after it', async () => {
  const service = await ownAccount(visibilitySearchByProduct, {});
  const days = daysFrom('2026-03-01', '2026-03-09');
  const positions = [2, 2, 2, 2, 2, 2, 11, 11, 20];
  for (const [index, day] of days.entries()) {
    const range = { start_date: day, end_date: day };
    const own = [ranked({ keyword: 'soap', name: 'Cream-1', position: positions[index] ?? 0, own: true })];
    const sponsored = [1, 2, 3].map((position) =>
      ranked({ keyword: 'soap', name: `soap${position}`, position, own: position === 3 && index < 7 }),
    );
    await service.collectValue(range, pageBody(own, range));
    await service.collectValue({ ...range, position_type: 'ORGANIC' }, pageBody(own, range));
    await service.collectValue({ ...range, position_type: 'SPONSORED' }, pageBody(sponsored, range));
  }
  const lines = openLines((await service.ask(problems, { date: '2026-03-09', days: 9 })).answer);
  expect(lines.map(({ rule, since }) => [rule, since]).toSorted()).toEqual([
    ['keyword_bought', days[7]],
    ['page_one_lost', days[6]],
  ]);
});
