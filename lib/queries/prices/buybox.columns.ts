import { boolean, columns, hidden, money, number, required, text } from '../columns';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';
import { SINCE, stripOf } from './stock.columns';

/** SKUs with the buybox won by another merchant. */
export const buyboxColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    winner: text('Lost to', {
      width: 152,
      search: true,
      definition: 'The merchant in the first position of the buybox, which is not a main merchant.',
    }),
    winner_price: money('Its price', 'The price of the merchant that has the buybox.', { width: 88 }),
    main: text('Main merchant', {
      width: 152,
      search: true,
      optional: true,
      definition:
        'The main merchant with the lowest price in the same currency, of those that have it in stock, if any does.',
    }),
    main_in_stock: boolean('Main merchant in stock', ['Yes', 'No'], {
      short: 'In stock',
      width: 80,
      optional: true,
      definition: 'Empty if that is not known.',
    }),
    main_price: money('Price of the main merchant', 'Its price.', { short: 'Main merchant', width: 96 }),
    ...SINCE,
    days_lost: required(
      number('days', 'Days lost', 'Collected days with a lost buybox since then.', { short: 'Days', width: 64 }),
    ),
    strip: stripOf('buybox lost', 'won by a main merchant', 'winner or its kind not known'),
  },
  { ...LISTING_FIELDS, currency: hidden.maybe.text, not_power: hidden.boolean },
);
