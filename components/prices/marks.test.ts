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
