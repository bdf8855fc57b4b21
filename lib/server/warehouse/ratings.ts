import 'server-only';
import { rating } from '@/lib/contract/datasets/rating';
import { fileTable } from './file-table';

const NOT_STATED = "'-'";
const WORD = 'LowCardinality(String)';

/**
 * A row for each row of the newest rating file of a day: a product at a retailer. An SKU can have several products at a
 * retailer. SKUs and retailers are named as in Scorecards.
 */
export const ratings = fileTable({
  name: 'ratings',
  version: 1,
  dataset: rating,
  sortedBy: ['sku', 'shop'],
  derived: [
    {
      name: 'sku',
      type: 'String',
      sql: `coalesce(nullIf(service_sku_id, ''), nullIf(service_sku_name, ''), ${NOT_STATED})`,
      meaning: 'the SKU, by its name where it has no identifier',
    },
    {
      name: 'sku_name',
      type: 'String',
      sql: "coalesce(nullIf(service_sku_name, ''), nullIf(service_sku_id, ''), 'SKU not stated')",
    },
    { name: 'shop', type: WORD, sql: `ifNull(retailer_name, ${NOT_STATED})`, meaning: 'the retailer' },
    { name: 'id', type: 'String', sql: "concat(sku, '/', shop)", meaning: 'SKU and retailer, the same on every day' },
  ],
});
