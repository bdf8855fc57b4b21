import { expect, it } from 'vitest';
import { welcomeFacts } from '@/components/shell/welcome-facts';
import { priceItem } from '@/lib/contract/price';
import { tolerant } from '@/lib/contract/reading';

const offers = (...given: object[]) => given.map((offer) => tolerant(priceItem).parse(offer));

it('counts what is known and calls nobody a competitor whose brand nobody placed', () => {
  const facts = welcomeFacts(
    offers(
      { csku_id: 'A', brand_name: 'Ours', is_own_brand: true, retailer: 'R', date: '2026-06-29' },
      { csku_id: 'A', brand_name: 'Ours', is_own_brand: true, retailer: 'S', date: '2026-06-30' },
      { csku_id: 'B', brand_name: 'Theirs', is_own_brand: false, retailer: 'R', retailer_country: 'DE' },
      { barcode: '4001', brand_name: 'Whose', is_own_brand: null },
      { barcode: '4001' },
    ),
  );
  expect(facts).toEqual({
    ownBrands: ['Ours'],
    competitors: 1,
    skus: 3,
    retailers: ['R', 'S'],
    countries: 1,
    day: '2026-06-30',
  });
});
