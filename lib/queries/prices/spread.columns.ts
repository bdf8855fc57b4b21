import { boolean, columns, hidden, money, number, required, text } from '../columns';

/** The range of prices of an SKU, a brand or a retailer in one currency. */
export const spreadColumns = columns(
  {
    name: text('SKU, brand or retailer', {
      width: 280,
      pinned: true,
      search: true,
      definition: 'Empty if offers state none.',
    }),
    is_own: boolean('Own', ['Yes', ''], { width: 56, definition: 'One of the offers is of an own brand.' }),
    country: text('Country', { width: 72, optional: true, definition: 'Of a retailer.' }),
    currency: text('Currency', { width: 72 }),
    lowest: required(money('Lowest', 'Lowest price of the offers.', { currency: 'currency', width: 96 })),
    lowest_at: text('Lowest at', { width: 128, search: true, definition: 'A retailer with the lowest price.' }),
    highest: required(money('Highest', 'Highest price of the offers.', { currency: 'currency', width: 96 })),
    highest_at: text('Highest at', { width: 128, search: true, definition: 'A retailer with the highest price.' }),
    ratio: required(number('percent', 'Spread', 'Highest price above the lowest, of the lowest.', { width: 80 })),
    median: required(money('Median', 'Median price of the offers.', { currency: 'currency', width: 96 })),
    own_price: money(
      'Own price',
      'Median price of main merchants for an SKU, of own brands for a brand or a retailer. Empty if there are none.',
      { currency: 'currency', width: 96 },
    ),
    offers: required(number('count', 'Offers', 'Offers with a price in this currency.', { width: 72 })),
    retailers: required(number('count', 'Retailers', 'Retailers with such an offer.', { width: 80, optional: true })),
  },
  { key: required(hidden.text) },
);
