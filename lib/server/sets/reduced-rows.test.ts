import { expect, it } from 'vitest';
import { placedOnly } from '@/lib/server/sets/placed-only';
import { reducedRows } from '@/lib/server/sets/reduced-rows';

const EVENTS = [
  { type: 'meta', total: 2 },
  { type: 'rows', rows: [{ name: 'Ölseife' }, { name: 'Gel' }] },
  { type: 'end' },
];
const STREAM = EVENTS.map((event) => `${JSON.stringify(event)}\n`).join('');

async function collected(parts: Iterable<string | Uint8Array>) {
  async function* given() {
    yield* parts;
  }
  let text = '';
  for await (const line of reducedRows(given(), ({ name }: { name: string }) => ({ name: name.slice(0, 1) })))
    text += line;
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('reduces rows and nothing else, wherever the parts end', async () => {
  const expected = [EVENTS[0], { type: 'rows', rows: [{ name: 'Ö' }, { name: 'G' }] }, EVENTS[2]];
  const bytes = new TextEncoder().encode(STREAM);
  expect(await collected([STREAM])).toEqual(expected);
  expect(await collected(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('a day keeps its places, and one word of each shelf that it was collected', () => {
  const keyword = (
    search_keyword_id: number,
    combined_position: number | null,
    is_no_data: boolean | null = false,
  ) => ({
    ...{ search_keyword_id, search_keyword_name: null, position: null, combined_position },
    ...{ page_no: null, target: null, is_on_target: null, is_no_data },
  });
  const row = (...product_keywords: ReturnType<typeof keyword>[]) => ({
    ...{ search_product_id: 1, barcode: null, brand_name: null, retailer_name: 'Shop', retailer_code: 'shop' },
    ...{ product_id: 'P', csku_title: null, is_customer_brand: null, is_psku: null, product_keywords },
  });
  const reduce = placedOnly();
  const left = [row(keyword(1, null), keyword(2, 4)), row(keyword(1, null), keyword(3, null, true))].map(reduce);
  expect(left.map((one) => one.product_keywords.map(({ search_keyword_id }) => search_keyword_id))).toEqual([
    [1, 2],
    [],
  ]);
});
