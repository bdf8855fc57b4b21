import { visibilityListings } from '@/lib/contract/visibility-listings';
import { columnsOf, raw, sql } from '@/lib/metrics/sql';
import { knownPartOf, partOf, view } from '@/lib/metrics/view';
import { FIRST_POSITIONS } from './filters';

const COLUMNS = ['day', 'rank', 'brand', 'is_own', 'is_sponsored', 'product'] as const;

const c = columnsOf('shelf_days', COLUMNS);

const IS_OWN = sql`ifNull(${c.is_own}, false)`;
const IS_SPONSORED = sql`ifNull(${c.is_sponsored}, false)`;
const IN_FIRST = sql`${c.rank} <= ${raw(String(FIRST_POSITIONS))}`;

const OWN_SPONSORED = sql`countIf(${IS_SPONSORED} AND ${IS_OWN})`;

/**
 * The positions of a shelf by day, from its listings, or from the ranks of tracked products where these are not collected.
 * Computed by `positionRows` of Shelf.
 */
export const shelfDays = view({
  name: 'shelf_days',
  dataset: visibilityListings.name,
  columns: COLUMNS,
  measures: {
    own_in_first: knownPartOf({
      title: `Own in the first ${FIRST_POSITIONS}`,
      definition: `Own listings among the first ${FIRST_POSITIONS} of the selected type, or of organic and sponsored listings together. Days without collected listings are counted by the ranks of tracked products, if at least 8 of the first ${FIRST_POSITIONS} are known.`,
      better: 'higher',
      part: sql`countIf(${IN_FIRST} AND ${IS_OWN})`,
      whole: sql`countIf(${IN_FIRST})`,
      of: 'known positions',
    }),
    best_organic: {
      title: 'Best organic rank',
      definition: 'The best rank of an own listing that is not sponsored. Null if none is known to be organic.',
      sql: sql`minIf(${c.rank}, ${IS_OWN} AND ifNull(NOT ${c.is_sponsored}, false))`,
      unit: 'rank',
      better: 'lower',
    },
    own_sponsored: {
      ...partOf({
        title: 'Sponsored, own',
        definition: 'Sponsored listings of own products. Null if it is not known which listings are sponsored.',
        better: null,
        part: OWN_SPONSORED,
        whole: sql`countIf(${IS_SPONSORED})`,
        of: 'sponsored listings',
      }),
      sql: sql`if(count(${c.is_sponsored}) = 0, NULL, ${OWN_SPONSORED})`,
    },
  },
});
