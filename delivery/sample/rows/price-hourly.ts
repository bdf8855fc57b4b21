import { cents } from '@/delivery/sample/prices/money';
import { type Offer, offersOf } from '@/delivery/sample/prices/offers';
import type { World } from '@/delivery/sample/world';
import type { FileRowOf } from '@/lib/contract/column';
import type { priceHourly } from '@/lib/contract/datasets/price-hourly';
import { type Session, sessionTime } from './crawl';
import { listPriceShown, offerFields } from './price';

type HourlyRow = FileRowOf<typeof priceHourly.columns>;

/** Yields the hourly price file: offers with the prices before and with a promotion. */
export function* priceHourlyRows(world: World, session: Session): Generator<HourlyRow> {
  for (const placement of world.placements)
    for (const offer of offersOf(world, placement, session.day, session.hour)) yield hourlyRow(session, offer);
}

function hourlyRow(session: Session, offer: Offer): HourlyRow {
  const { selling, regular } = offer;
  const list = listPriceShown(offer);
  const promoted = selling !== null && selling < regular;
  return {
    ...offerFields(offer),
    product_price: selling === null ? null : regular,
    product_price_2: list,
    product_price_with_promo: promoted ? selling : null,
    product_price_2_with_promo: promoted && list !== null ? cents((list * selling) / regular) : null,
    session_time: sessionTime(session),
  };
}
