import { describe, expect, it } from 'vitest';
import { ShortenedIds } from './shortened-ids';
import { storedNamed } from './test-import';

const SEVEN = '2026-03-31T07:00:00Z';
const SHORT = '4.00638E+12';

function checkRows(rows: readonly Record<string, unknown>[], dataset = 'price') {
  const stored = storedNamed(dataset);
  const ids = new ShortenedIds(stored);
  for (const [index, row] of rows.entries()) {
    const values: Record<string, unknown> = { retailer_name: 'Shop', [stored.time]: SEVEN, ...row };
    ids.take(
      'FILE',
      index + 2,
      Object.keys(stored.columns).map((name) => values[name] ?? null),
    );
  }
  return { warnings: ids.sentences(), problem: ids.problem() };
}

describe('an id', () => {
  it.each(['4.00638E+12', '2.29E+07', '4,00638E+12', '4e+12', '400638133393121000'])('looks shortened as %s', (id) => {
    expect(checkRows([{ product_id: id }]).warnings).toEqual([
      `Warning: FILE line 2: product_id "${id}" looks shortened by a spreadsheet.`,
      expect.stringMatching(/^Ids are stored as written\./),
    ]);
  });

  it.each(['4006381333931', '4006381333000', 'NF-E+07', '12E5', '1E10', '1234567890123456', 'E+12', '0.5'])(
    'does not look shortened as %s',
    (id) => {
      expect(checkRows([{ product_id: id }])).toEqual({ warnings: [], problem: undefined });
    },
  );
});

describe('a shortened id makes two products one', () => {
  it.each<[string, Record<string, unknown>[], string?]>([
    [
      'if rows with it differ in a price',
      [
        { product_id: SHORT, product_price: 1 },
        { product_id: SHORT, product_price: 2 },
      ],
    ],
    [
      'if rows with it differ in the SKU at two retailers',
      [
        { product_id: 'a', product_barcode: SHORT, service_sku_name: 'Soap' },
        { product_id: 'b', product_barcode: SHORT, service_sku_name: 'Foam', retailer_name: 'Other' },
      ],
    ],
    [
      'if merchants offer products with different addresses under it',
      [
        { product_id: SHORT, merchant_name: 'A', product_url: 'https://shop/1' },
        { product_id: SHORT, merchant_name: 'B', product_url: 'https://shop/2' },
      ],
    ],
    [
      'if a third row is the other product',
      [
        { product_id: SHORT, merchant_name: 'A', service_sku_id: '1' },
        { product_id: SHORT, merchant_name: 'B', service_sku_id: '1' },
        { product_id: SHORT, merchant_name: 'C', service_sku_id: '2' },
      ],
    ],
    [
      'if reviews with it differ',
      [
        { product_id: '1', review_id: SHORT, review_title: 'Good' },
        { product_id: '1', review_id: SHORT, review_title: 'Bad' },
      ],
      'review',
    ],
  ])('%s', (_, rows, dataset) => {
    expect(checkRows(rows, dataset).problem).toMatch(
      /^FILE line \d: \w+ "4.00638E\+12" is also the id of another product/,
    );
  });

  it.each<[string, Record<string, unknown>[], string?]>([
    [
      'at another hour',
      [{ product_id: SHORT }, { product_id: SHORT, session_time: '2026-03-31T08:00:00Z', product_price: 2 }],
    ],
    [
      'of another merchant',
      [
        { product_id: SHORT, merchant_name: 'A', product_price: 1 },
        { product_id: SHORT, merchant_name: 'B' },
      ],
    ],
    [
      'at another retailer',
      [{ product_id: SHORT }, { product_id: SHORT, retailer_name: 'Other', product_url: 'https://other/' }],
    ],
    [
      'that is repeated',
      [
        { product_id: SHORT, product_price: 1 },
        { product_id: SHORT, product_price: 1 },
      ],
    ],
    [
      'with several reviews',
      [
        { product_id: SHORT, review_id: 'a', review_title: 'Good' },
        { product_id: SHORT, review_id: 'b', review_title: 'Bad' },
      ],
      'review',
    ],
    [
      'on two ranks of a shelf',
      [
        { product_id: SHORT, combined_position: 1, product_title: 'Soap' },
        { product_id: SHORT, combined_position: 9, product_title: 'Soap' },
      ],
      'visibility_listing',
    ],
  ])('but not an offer %s', (_, rows, dataset) => {
    expect(checkRows(rows, dataset)).toMatchObject({ warnings: { length: 3 }, problem: undefined });
  });
});
