import { unitsIn } from '@/delivery/sample/catalogue/sku';
import { noise } from '@/delivery/sample/noise';
import { cents } from '@/delivery/sample/prices/money';
import { type Offer, offersOf } from '@/delivery/sample/prices/offers';
import type { World } from '@/delivery/sample/world';
import type { FileRowOf } from '@/lib/contract/column';
import type { priceFile } from '@/lib/contract/datasets/price';
import { crawlingTime, type Session, sessionTime } from './crawl';
import { productFields } from './product-fields';

type PriceRow = FileRowOf<typeof priceFile.columns>;

/** Yields the price file of a session: all offers of all products. */
export function* priceRows(world: World, session: Session): Generator<PriceRow> {
  for (const placement of world.placements)
    for (const offer of offersOf(world, placement, session.day, session.hour)) yield priceRow(world, session, offer);
}

function priceRow(world: World, session: Session, offer: Offer): PriceRow {
  const { placement, selling } = offer;
  const { sku, retailer } = placement;
  return {
    ...offerFields(offer),
    product_price: selling,
    unit_price: !retailer.sparse && selling !== null ? cents(selling / unitsIn(sku.size)) : null,
    product_price_2: listPriceShown(offer),
    product_price_3: retailer.cardLevel !== null && selling !== null ? cents(selling * retailer.cardLevel) : null,
    session_time: sessionTime(session),
    crawling_time: crawlingTime(world, session, placement),
  };
}

/** Returns the list price, or null if the page shows none. */
export function listPriceShown({ placement, list }: Offer): number | null {
  return placement.retailer.sparse || (!placement.sku.power && noise(placement.key, 'list price') < 0.1) ? null : list;
}

/** Returns the fields of both price files. Sparse retailers do not show most of them. */
export function offerFields({ placement, merchant, inStock, promotion, position }: Offer) {
  const { sku, retailer } = placement;
  const isShown = !retailer.sparse;
  return {
    product_id: placement.productId,
    retailer_name: retailer.name,
    ...productFields(placement),
    merchant_name: isShown ? merchant.name : null,
    in_stock: isShown ? inStock : null,
    cargo_fee: isShown ? merchant.cargoFee : null,
    promotion_text: isShown ? promotion : null,
    is_buybox: isShown ? position === 1 : null,
    buybox_position: isShown ? position : null,
    is_own_product: sku.brand.own,
    is_power_sku: sku.power,
    product_barcode: isShown ? sku.barcode : null,
    main_merchants: isShown ? retailer.merchants.filter(({ main }) => main).map(({ name }) => name) : [],
  };
}
