import { titleOf, unitsIn } from '@/delivery/sample/catalogue/sku';
import { noise } from '@/delivery/sample/noise';
import { cents } from '@/delivery/sample/prices/money';
import { type Offer, offersOf } from '@/delivery/sample/prices/offers';
import type { World } from '@/delivery/sample/world';
import type { RowOf } from '@/lib/contract/column';
import type { priceFile } from '@/lib/contract/datasets/price';
import { crawlingTime, type Session, sessionTime } from './crawl';

type PriceRow = RowOf<typeof priceFile.columns>;

/** The price file of a session: every offer of every product. */
export function* priceRows(world: World, session: Session): Generator<PriceRow> {
  for (const placement of world.placements)
    for (const offer of offersOf(world, placement, session.day, session.hour)) yield priceRow(world, session, offer);
}

function priceRow(world: World, session: Session, offer: Offer): PriceRow {
  const { placement, merchant, selling } = offer;
  const { sku, retailer } = placement;
  const shown = !retailer.sparse;
  return {
    product_id: placement.productId,
    retailer_name: retailer.name,
    merchant_name: shown ? merchant.name : null,
    product_price: selling,
    unit_price: shown && selling !== null ? cents(selling / unitsIn(sku.size)) : null,
    product_price_2: listPriceShown(offer),
    product_price_3: retailer.cardLevel !== null && selling !== null ? cents(selling * retailer.cardLevel) : null,
    in_stock: shown ? offer.inStock : null,
    cargo_fee: shown ? merchant.cargoFee : null,
    promotion_text: shown ? offer.promotion : null,
    is_buybox: shown ? offer.position === 1 : null,
    buybox_position: shown ? offer.position : null,
    session_time: sessionTime(session),
    crawling_time: crawlingTime(world, session, placement),
    product_url: placement.url,
    service_sku_id: sku.id,
    service_sku_name: titleOf(sku, 'en'),
    brand: sku.brand.name,
    is_own_product: sku.brand.own,
    is_power_sku: sku.power,
    product_barcode: shown ? sku.barcode : null,
    main_merchants: mainMerchants(offer),
    tags: sku.tags,
  };
}

/** Some pages name no list price. */
export function listPriceShown({ placement, list }: Offer): number | null {
  return placement.retailer.sparse || (!placement.sku.power && noise(placement.key, 'list price') < 0.1) ? null : list;
}

export function mainMerchants({ placement: { retailer } }: Offer): string[] {
  return retailer.sparse ? [] : retailer.merchants.filter(({ main }) => main).map(({ name }) => name);
}
