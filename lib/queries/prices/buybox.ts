import { BUYBOX_LOST, offers } from '@/lib/datasets/offers/view';
import { sql, tupleOf } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { buyboxColumns } from './buybox.columns';
import { listingsInState } from './histories';
import { LISTING_COLUMNS, LISTING_OF_ROWS, listingTable } from './listing-rows';

const { c } = offers;

/** The main merchant with the lowest price in the currency of the winner: of those that have it in stock, if any does. */
const RIVAL = sql`arrayFirst(main -> ifNull(toString(main.currency), '') = ifNull(toString(won.currency), ''), mains)`;

/** SKUs with a lost buybox, the longest first. */
export const buybox = table({
  ...listingTable,
  name: 'prices/buybox',
  title: 'Buybox lost',
  columns: buyboxColumns,
  sort: 'since.asc',
  select: () => ({
    ...LISTING_COLUMNS,
    ...same('since', 'since_at_least', 'strip'),
    winner: sql`won.merchant_name`,
    winner_price: sql`won.selling_price`,
    currency: sql`won.currency`,
    main: sql`${RIVAL}.merchant_name`,
    main_price: sql`${RIVAL}.selling_price`,
    main_in_stock: sql`${RIVAL}.in_stock`,
    days_lost: sql`bad_days`,
  }),
  from(params, run) {
    const offer = tupleOf([c.merchant_name, c.selling_price, c.currency, c.in_stock]);
    const order = sql`(${c.selling_price} IS NULL, ifNull(${c.selling_price}, 0), ${c.row_no})`;
    return listingsInState(params, run, {
      isInState: BUYBOX_LOST,
      select: sql`${LISTING_OF_ROWS}, argMinIf(${offer}, ${order}, ${c.has_buybox}) AS won,
        arraySort(main -> (NOT ifNull(main.in_stock, true), main.selling_price, main.merchant_name), groupArrayIf(${offer}, ${c.is_main_merchant} AND ${c.selling_price} IS NOT NULL)) AS mains`,
    });
  },
});
