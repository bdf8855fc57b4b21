import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { boolean, columns, hidden, money, number, text } from '../columns';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** Offers with their average and their lowest price of the day. */
export const flashColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    merchant_name: text('Merchant', { width: 152, search: true }),
    buybox_position: number('rank', 'Buybox', 'Position in the buybox.', { width: 72 }),
    average: money('Average', "Average of the day's crawls.", { width: 96 }),
    lowest: money('Lowest', 'Lowest price of the day.', { width: 96 }),
    drop: number(
      'percent',
      'Below average',
      'Average price less lowest price, of the average. Empty unless both are known.',
      { short: 'Below', width: 80 },
    ),
    is_flash: boolean('Flash price', ['Yes', ''], {
      width: 88,
      optional: true,
      definition: `The lowest price is ${PRICE_THRESHOLDS.flash_drop * 100}% or more below the average.`,
    }),
    promotion_text: text('Promotion', { width: 176, search: true, definition: 'Of the lowest price.' }),
  },
  { ...LISTING_FIELDS, id: hidden.text, currency: hidden.maybe.text },
);
