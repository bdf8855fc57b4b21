import type { ShelfRow } from '@/components/shelf/words';

export const DAY = '2026-06-30';

/** Returns a listing of a competitor that did not move. */
export function listing(over: Partial<ShelfRow>): ShelfRow {
  return {
    ...{ id: `P${over.rank ?? 0}`, product: `P${over.rank ?? 0}`, product_id: `P${over.rank ?? 0}`, sku: null },
    ...{ rank: 1, rank_before: null, moved: null, move: null, won: 'organic', page: 1, order: 1 },
    ...{ name: 'Oskarine Gel', brand: 'Oskarine', own: false, is_power: null, listed_title: 'Gel', barcode: null },
    ...{ price: null, list_price: null, currency: null, is_out_of_stock: null, rating: null, reviews: null },
    ...{ retailer: null, rating_id: null },
    ...{ merchant_name: null, product_url: null, product_image_url: null },
    ...over,
  };
}

/** A shelf of four ranks, of which the third is not in the answer, and a listing that is gone. */
export const ROWS: ShelfRow[] = [
  listing({ rank: 1, rank_before: 4, moved: 3, move: 'up', name: 'Oskarine Gel', price: 2.5, currency: 'EUR' }),
  listing({
    ...{ rank: 2, rank_before: 1, moved: -1, move: 'down', own: true, brand: 'Velquin', name: 'Velquin Soap' },
    ...{
      price: 2.15,
      currency: 'EUR',
      is_out_of_stock: true,
      sku: 'C1',
      retailer: 'Korbina DE',
      rating: 4.2,
      rating_id: 'R1',
    },
  }),
  listing({ rank: 4, won: 'sponsored', name: 'Tresolune Foam', brand: 'Tresolune' }),
  listing({ id: 'gone/P9', rank: null, rank_before: 2, move: 'gone', name: 'Fenwarra Oil', brand: 'Fenwarra' }),
];
