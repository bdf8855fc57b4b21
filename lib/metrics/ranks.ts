import {
  productKeywordColumns,
  searchProductColumns,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { sql } from './sql';
import { flagRatio, keysOf, ratio, view } from './view';

/** The ranks of a day: a product at a retailer for a keyword (Search By Product). */
export const ranks = view({
  name: 'ranks',
  dataset: visibilitySearchByProduct.name,
  columns: [
    ...keysOf(searchProductColumns),
    ...keysOf(productKeywordColumns),
    'day',
    'row_no',
    'place',
    'id',
    'keyword',
    'keyword_name',
    'shop',
    'product',
    'product_name',
    'shelf',
    'rank',
    'on_page_one',
    'verdict_agrees',
  ],
  measureColumns: ['on_page_one', 'is_on_target', 'is_customer_brand', 'place'],
  measures: {
    on_page_one: ratio({
      title: 'Own products on page one',
      definition:
        'Keywords of own products for which the product is on the first page of a retailer, of those that were collected.',
      better: 'higher',
      counts: {
        part: sql`countIf(on_page_one AND is_customer_brand)`,
        whole: sql`countIf(on_page_one IS NOT NULL AND is_customer_brand)`,
        of: 'collected keywords of own products',
      },
      all: { sql: sql`countIf(place > 0 AND is_customer_brand)`, of: 'keywords of own products' },
    }),
    on_target: flagRatio('is_on_target', {
      title: 'Rank targets met',
      definition: 'Targets that the rank reaches by the verdict of the service, of those with a verdict.',
      better: 'higher',
      of: 'targets with a verdict',
      all: null,
    }),
  },
});

/** The shelves behind the ranks of a day: a keyword at a retailer, collected or not. */
export const rankShelves = view({
  name: 'rank_shelves',
  dataset: visibilitySearchByProduct.name,
  columns: [
    'day',
    'keyword',
    'keyword_name',
    'shop',
    'shelf',
    'retailer_name',
    'position_type',
    'collected',
    'products',
    'ranked',
    'own_ranked',
    'page_one',
    'own_page_one',
    'rival_page_one',
    'page_one_brands',
  ],
  measureColumns: ['collected'],
  measures: {
    collected: flagRatio('collected', {
      title: 'Keywords collected',
      definition: 'Keywords that the service collected at a retailer, of those that it describes as collected or not.',
      better: 'higher',
      of: 'keywords',
      all: 'keywords',
    }),
  },
});
