import 'server-only';
import { rating } from '@/lib/contract/datasets/rating';
import { fileTable } from './file-table';
import { skuColumns } from './sku-columns';

/**
 * A row for each row of the newest rating file of a day: a product at a retailer. An SKU can have several products at a
 * retailer. SKUs and retailers are named as in Scorecards.
 */
export const ratings = fileTable({
  name: 'ratings',
  version: 1,
  dataset: rating,
  sortedBy: ['sku', 'shop'],
  derived: skuColumns('retailer_name'),
});
