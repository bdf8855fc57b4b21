import { boolean, columns, day, hidden, money, number, required, text } from '../columns';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** Changes of the price of the offer that a shopper sees first. */
export const changeColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    day: required(
      day('Changed on', {
        width: 104,
        definition: 'First collected day with the new price.',
      }),
    ),
    or_earlier: boolean('Or earlier', ['Yes', ''], {
      width: 80,
      optional: true,
      definition: 'The price of the day before is not known, so that it may have changed earlier.',
    }),
    direction: required(text<'Fell' | 'Rose'>('Direction', { width: 80 })),
    before: required(money('Before', 'The previous known price of the first offer at the retailer.', { width: 96 })),
    now: required(money('After', 'Price of the first offer at the retailer on the day.', { width: 96 })),
    difference: required(money('Change', 'New price less the previous one.', { width: 96, signed: true })),
    share: required(
      number('percent', 'Change in %', 'Change of the price, of the previous price.', { width: 96, signed: true }),
    ),
    currency: text('Currency', { width: 72, optional: true }),
  },
  { ...LISTING_FIELDS, not_own: hidden.boolean, smaller: hidden.number },
);
