import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { columns, day, hidden, list, money, number, type RowOf, required, text } from '../columns';
import { LEAST_MOVE } from './directions';
import { SKU, SKU_FIELDS } from './listing.columns';

/** A retailer that takes part in a move. */
export interface Mover {
  shop: string;
  retailer: string | null;
  /** First day with another price. */
  day: string;
  /** The price of the collected day before is not known, so that it may have moved earlier. */
  or_earlier: boolean;
  /** Price before its first change, and after its last one. */
  before: number;
  after: number;
  /** Its changes of price within the move. */
  changes: number;
}

const PERCENT = LEAST_MOVE * 100;

/** A move: the prices of an SKU in a country and currency that fell, or rose, one retailer after the other. */
export const moveColumns = columns(
  {
    ...SKU,
    retailer_country: text('Country', { width: 72 }),
    direction: required(
      text('Direction', {
        width: 72,
        definition: `Fell or rose, by ${PERCENT}% or more. Successive days with changes in one direction are one change, without those of less than ${PERCENT / 2}% at its beginning and end.`,
      }),
    ),
    first: required(
      text('Moved first', {
        width: 152,
        search: true,
        definition: 'The retailer that moved first, or several if they moved on the same day.',
      }),
    ),
    moved: required(
      day('Moved on', { width: 96, definition: 'First collected day with another price at the first retailer.' }),
    ),
    before: required(money('Before', 'Price of the first retailer before it moved.', { width: 88 })),
    after: required(money('After', 'Its price after its last change within the move.', { width: 88 })),
    size: required(
      number('percent', 'Size', 'Change of the price of the first retailer, of its earlier price.', {
        width: 80,
        signed: true,
      }),
    ),
    followers: required(
      number(
        'count',
        'Followers',
        `Retailers of the country that moved in the same direction later, each within ${PRICE_THRESHOLDS.follow_days} collected days of the previous one.`,
        { width: 80 },
      ),
    ),
    followed_by: required(
      text('Followed by', { width: 240, search: true, definition: 'Retailers in the order of their days.' }),
    ),
    state: required(
      text('State', {
        width: 88,
        definition: `Back: the price of the first retailer is within ${PERCENT / 2}% of its earlier price again, or beyond it. Still there: it is within ${PERCENT / 2}% of the price to which it moved, or beyond that, on the day shown. Partly back: it is between both. Unknown: its price is not known on that day.`,
      }),
    ),
    back: day('Back on', { width: 96, definition: 'First collected day on which it was back.' }),
    last_known: required(
      day('Last known', {
        width: 96,
        optional: true,
        definition: 'Newest day on which the price of the first retailer is known.',
      }),
    ),
    last_price: required(
      money('Last price', 'Price of the first retailer on that day.', { width: 88, optional: true }),
    ),
  },
  {
    ...SKU_FIELDS,
    currency: hidden.maybe.text,
    not_own: hidden.boolean,
    not_power: hidden.boolean,
    movers: list<Mover>(),
  },
);

export type MoveRow = RowOf<typeof moveColumns>;
