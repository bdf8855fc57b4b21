import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { columns, hidden, money, number, text } from '../columns';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** Offers whose lowest price of the day is far below their average. */
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
      `Average price less lowest price, of the average: ${PRICE_THRESHOLDS.flash_drop * 100}% or more.`,
      { short: 'Below', width: 80 },
    ),
    promotion_text: text('Promotion', { width: 176, search: true, definition: 'Of the lowest price.' }),
  },
  { ...LISTING_FIELDS, id: hidden.text, currency: hidden.maybe.text },
);
