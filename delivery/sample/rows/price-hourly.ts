import { titleOf } from '@/delivery/sample/catalogue/sku';
import { cents } from '@/delivery/sample/prices/money';
import { type Offer, offersOf } from '@/delivery/sample/prices/offers';
import type { World } from '@/delivery/sample/world';
import type { RowOf } from '@/lib/contract/column';
import type { priceHourly } from '@/lib/contract/datasets/price-hourly';
import { type Session, sessionTime } from './crawl';
import { listPriceShown, mainMerchants } from './price';

type HourlyRow = RowOf<typeof priceHourly.columns>;

/** The hourly price file: the same offers, with the price before a promotion and the price with it side by side. */
export function* priceHourlyRows(world: World, session: Session): Generator<HourlyRow> {
  for (const placement of world.placements)
    for (const offer of offersOf(world, placement, session.day, session.hour)) yield hourlyRow(session, offer);
}

function hourlyRow(session: Session, offer: Offer): HourlyRow {
  const { placement, merchant, selling, regular } = offer;
  const { sku, retailer } = placement;
  const shown = !retailer.sparse;
  const list = listPriceShown(offer);
  const promoted = selling !== null && selling < regular;
  return {
    product_id: placement.productId,
    retailer_name: retailer.name,
    merchant_name: shown ? merchant.name : null,
    product_price: selling === null ? null : regular,
    product_price_2: list,
    product_price_with_promo: promoted ? selling : null,
    product_price_2_with_promo: promoted && list !== null ? cents((list * selling) / regular) : null,
    in_stock: shown ? offer.inStock : null,
    cargo_fee: shown ? merchant.cargoFee : null,
    promotion_text: shown ? offer.promotion : null,
    is_buybox: shown ? offer.position === 1 : null,
    buybox_position: shown ? offer.position : null,
    session_time: sessionTime(session),
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
