import { columns, hidden, list, number, required, text } from '../columns';
import { MISSING_DAYS, strip } from '../strip-column';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** Letters of days and their words. Digits are days on promotion, by discount. */
export const PROMOTION_LETTERS: Readonly<Record<string, string>> = {
  1: 'up to 10% off',
  2: 'up to 20% off',
  3: 'up to 30% off',
  4: 'up to 40% off',
  5: 'more than 40% off',
  t: 'text only',
  u: 'text, prices not known',
  g: 'no promotion',
  n: 'no offer',
  ...MISSING_DAYS,
};

/** A day on which an SKU at a retailer has a promotion text. */
export interface PromotionDay {
  date: string;
  promotion_text: string;
  /** The prices of the offer with the text. */
  selling_price: number | null;
  list_price: number | null;
  /** Of the list price, 0 to 1. */
  discount: number | null;
  currency: string | null;
}

/** SKUs at retailers with a promotion text in the period. */
export const promotionColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    days_on: required(
      number(
        'days',
        'Days on promotion',
        'Days of the period on which an offer has a promotion text and a price below its list price.',
        { short: 'On promotion', width: 96 },
      ),
    ),
    days_known: required(
      number(
        'days',
        'Days known',
        'Days with an offer, without those on which an offer has a promotion text and one of both prices is not known.',
        { width: 88 },
      ),
    ),
    deepest: number(
      'percent',
      'Deepest discount',
      'The largest discount of the days on promotion: list price less selling price, of the list price.',
      { short: 'Deepest', width: 80 },
    ),
    promotion_text: text('Newest promotion text', {
      width: 240,
      search: true,
      definition: 'The text of the newest day on promotion, or of the newest day with a text if there is none.',
    }),
    strip: strip(PROMOTION_LETTERS, 240),
  },
  { ...LISTING_FIELDS, not_power: hidden.boolean, promotions: list<PromotionDay>() },
);
