import { columns, hidden, list, money, number, required, text } from '../columns';
import { SKU, SKU_FIELDS } from './listing.columns';
import type { OfferRow } from './offers.columns';

/** Columns of an offer in a cell. */
export const CELL_OFFER = [
  'shop',
  'retailer',
  'retailer_country',
  'currency',
  'merchant_name',
  'promotion_text',
  'selling_price',
  'list_price',
  'discount',
  'in_stock',
] as const satisfies (keyof OfferRow)[];

/** An SKU at a retailer in a currency, by the offer that a shopper sees first. */
export interface PriceCell extends Pick<OfferRow, (typeof CELL_OFFER)[number]> {
  above_list: boolean | null;
  /** The lowest price in stock of the SKU in this currency. Null if the cell is not compared. */
  is_lowest: boolean | null;
  /** The first position of the buybox has a merchant that is not a main merchant. Null if that is not known. */
  is_buybox_lost: boolean | null;
  /** Offers of all merchants. */
  offers: number;
  /** No merchant has it in stock. Null if some do not state their stock, and none has it. */
  is_out: boolean | null;
  /** The merchant in stock with the lowest price if the first offer is out of stock, and its price. */
  other_merchant: string | null;
  other_amount: number | null;
  /** The filters leave one of the offers. */
  passes: boolean;
}

/** An SKU with its price at each retailer. */
export const matrixColumns = columns(
  {
    ...SKU,
    attention: required(
      number(
        'count',
        'Needs attention',
        'Retailers where an own SKU is out of stock, has lost the buybox or is above its list price. 0 for SKUs of competitors.',
        { short: 'Attention', width: 88 },
      ),
    ),
    out_of_stock: required(
      number('count', 'Out of stock', 'Retailers where no merchant has it in stock.', {
        width: 88,
        optional: true,
      }),
    ),
    buybox_lost: required(
      number('count', 'Buybox lost', 'Retailers with the buybox won by a merchant that is not a main merchant.', {
        width: 88,
        optional: true,
      }),
    ),
    above_list: required(
      number('count', 'Above list price', 'Retailers with a first offer above its list price.', {
        width: 88,
        optional: true,
      }),
    ),
    retailers: required(number('count', 'Retailers', 'Retailers with an offer.', { width: 80, optional: true })),
    list_price: money('List price', 'Empty unless it is the same at all retailers that state one.', { width: 88 }),
    currency: text('Currency', { width: 72, optional: true, definition: 'Empty if retailers have several.' }),
    spread: number(
      'percent',
      'Spread',
      'Highest price above the lowest, of the first offers in stock in one currency, of the lowest. In the currency with the widest spread. Empty if there are fewer than two.',
      { width: 80 },
    ),
    prices: text('Prices', {
      width: 400,
      optional: true,
      definition: 'The price at each retailer. “out of stock” if no merchant of the retailer has it.',
    }),
  },
  { ...SKU_FIELDS, not_own: hidden.boolean, not_power: hidden.boolean, cells: list<PriceCell>() },
);
