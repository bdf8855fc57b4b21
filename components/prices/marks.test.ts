import { expect, it } from 'vitest';
import { matrixColumns } from '@/components/prices/matrix-columns';
import { prepareMatrix } from '@/components/prices/prepare-matrix';
import { toSheet } from '@/components/table/to-sheet';
import { createFormat } from '@/lib/client/format';
import { offersOf } from '@/lib/client/prices/test-items';

it('exports discounts with the decimal sign of the reader', () => {
  const { shops, rows } = prepareMatrix(offersOf({ retailer: 'Markt', price: 7.5, price_2: 8 }), 'selling');
  const marksIn = (locale: string) =>
    toSheet('Prices', matrixColumns(shops, 'List price', createFormat(locale)), rows).rows[0]?.at(-1);
  expect(marksIn('de-DE')).toContain('6,3\u00a0% below list price');
  expect(marksIn('en-GB')).toContain('6.3% below list price');
});

it('writes amounts with the decimals of the currency, in the matrix and in its pictures', () => {
  const amounts = (currency: string, ...prices: number[]) => {
    const offers = prices.map((price, at) => ({ csku_id: `A${at}`, retailer: 'Sakura', currency, price }));
    const { shops, rows } = prepareMatrix(offersOf(...offers), 'selling');
    const format = createFormat('en-GB');
    const column = matrixColumns(shops, 'List price', format).at(-1);
    return rows.map((row) => column?.text(row, format));
  };
  expect(amounts('JPY', 480, 1280)).toEqual(['480', '1,280']);
  expect(amounts('KWD', 1.25, 0.375)).toEqual(['1.250', '0.375']);
  expect(amounts('EUR', 1.5, 1.799)).toEqual(['1.50', '1.799']);
});
