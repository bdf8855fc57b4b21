import { expect, test } from 'vitest';
import { barcodeOf, matched, prepareCatalogue } from '@/components/shelf/prepare-catalogue';
import { placesOf } from '@/components/shelf/test-shelf';
import { type PriceItem, priceColumns } from '@/lib/contract/price';

const SILENT = { ...Object.fromEntries(Object.keys(priceColumns).map((name) => [name, null])), tags: [] };

function offer(stated: Partial<PriceItem>): PriceItem {
  return { ...SILENT, ...stated } as PriceItem;
}

const catalogue = prepareCatalogue([
  offer({ retailer: 'R', product_id: '1', barcode: '400', product_title: 'Soap' }),
  offer({ retailer: 'S', product_id: '9', barcode: '400' }),
  offer({ retailer: 'R', product_id: '2', barcode: '500' }),
  offer({ retailer: 'R', product_id: '2', barcode: '501' }),
  offer({ retailer: 'R', product_title: 'Soap' }),
]);

test('a product is found by retailer and number, and elsewhere by its barcode', () => {
  const [place] = placesOf([{ product_id: '1' }]);
  const barcode = place && barcodeOf(catalogue, 'R', place);
  expect(barcode).toBe('400');
  expect(catalogue.ofBarcode('400').map(({ retailer }) => retailer)).toEqual(['R', 'S']);
});

test('the number of another retailer, a name, or nothing at all finds nothing', () => {
  const places = placesOf([{ product_id: '9' }, { product_title: 'Soap' }]);
  expect(matched(catalogue, 'R', places)).toBe(0);
  expect(matched(catalogue, null, placesOf([{ product_id: '1' }]))).toBe(0);
  expect(catalogue.ofBarcode(null)).toEqual([]);
});

test('offers that contradict each other have no barcode', () => {
  const [place] = placesOf([{ product_id: '2' }]);
  expect(place && barcodeOf(catalogue, 'R', place)).toBeNull();
});
