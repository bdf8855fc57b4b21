import { columns, hidden, number, required } from '../columns';
import { RETAILER } from './listing.columns';

/** What a share of days counts, of own SKUs or of those of competitors. */
function shareOf(skus: string) {
  return `Days on promotion of ${skus}, of their days with an offer. A day counts once for each SKU. Days are left out on which it is not known whether the price is below the list price.`;
}

/** How often SKUs are on promotion at each retailer, own ones and those of competitors. */
export const promotionShareColumns = columns(
  {
    ...RETAILER,
    own_share: number('percent', 'Own days on promotion', shareOf('own SKUs'), { short: 'Own', width: 80 }),
    rival_share: number('percent', 'Competitors’ days on promotion', shareOf('competitors’ SKUs'), {
      short: 'Competitors',
      width: 96,
    }),
    difference: number('pp', 'Difference', 'Share of own days on promotion less that of competitors.', {
      width: 96,
      signed: true,
    }),
    own_on: required(
      number('days', 'Own days', 'Days on promotion of own SKUs, each SKU by itself.', { short: 'Own on', width: 80 }),
    ),
    own_days: required(
      number('days', 'Own days known', 'Days of own SKUs that the share is of.', { short: 'Own days', width: 80 }),
    ),
    rival_on: required(
      number('days', 'Competitors’ days', 'Days on promotion of competitors’ SKUs, each SKU by itself.', {
        short: 'Competitors on',
        width: 112,
      }),
    ),
    rival_days: required(
      number('days', 'Competitors’ days known', 'Days of competitors’ SKUs that the share is of.', {
        short: 'Competitors’ days',
        width: 120,
      }),
    ),
  },
  { shop: hidden.text },
);
