import { boolean, columns, day, hidden, number, required, text } from '../columns';
import { MISSING_DAYS, strip } from '../strip-column';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** What a strip of days is, for definitions. */
export const stripOf = (bad: string, good: string, unknown: string) =>
  strip({ b: bad, g: good, u: unknown, n: 'no offer', ...MISSING_DAYS }, 176);

/** Since when an SKU at a retailer has been in a state. */
export const SINCE = {
  since: required(
    day('Since', {
      width: 96,
      definition:
        'First collected day of the unbroken run of such days. Days of which nothing is known do not break it.',
    }),
  ),
  since_at_least: boolean('Or earlier', ['Yes', ''], {
    width: 72,
    optional: true,
    definition: 'No earlier day of the period is known to be different, so it may have begun before.',
  }),
};

/** SKUs of which no merchant of a retailer has stock. */
export const stockColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    ...SINCE,
    days_out: required(
      number('days', 'Days out', 'Collected days without stock since then.', { short: 'Days', width: 64 }),
    ),
    strip: stripOf('out of stock', 'in stock', 'stock not known'),
    merchants: text('Merchants that had it', {
      width: 176,
      search: true,
      definition:
        'Those with stock on the newest day in stock. Empty if no day of the period is known to be in stock, or if none of them has a name.',
    }),
    offers: required(number('count', 'Offers', 'Offers of the day, all out of stock.', { width: 72, optional: true })),
  },
  { ...LISTING_FIELDS, not_power: hidden.boolean },
);
