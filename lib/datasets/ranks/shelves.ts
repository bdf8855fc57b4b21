import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { view } from '@/lib/metrics/view';

const COLUMNS = [
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
  'page_one_products',
  'last_rank',
  'last_on_page',
  'last_in_type',
  'own_page_one',
  'rival_page_one',
  'page_one_brands',
] as const;

/** The shelves behind the ranks of a day: a keyword at a retailer, collected or not. */
export const rankShelves = view({
  name: 'rank_shelves',
  dataset: visibilitySearchByProduct.name,
  columns: COLUMNS,
  measures: {},
});
