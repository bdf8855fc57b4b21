import 'server-only';
import { string } from '@/lib/contract/column';
import { scorecard, scorecardColumns } from '@/lib/contract/scorecard';
import { itemTable } from './table';

const NOT_STATED = "'-'";

/** A row for each SKU at a retailer over a range of days. The rows of a range are stored under its last day. */
export const scorecards = itemTable({
  name: 'scorecards',
  version: 1,
  endpoint: scorecard.name,
  params: { scorecard_title: string('title of the scorecard; null for the first one') },
  item: scorecardColumns,
  items: 'JSONExtractArrayRaw(body)',
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
    { name: 'shop', type: 'LowCardinality(String)', sql: `ifNull(retailer, ${NOT_STATED})`, meaning: 'the retailer' },
    { name: 'id', type: 'String', sql: "concat(sku, '/', shop)", meaning: 'SKU and retailer, the same on every day' },
    {
      name: 'range_days',
      type: 'Nullable(Float64)',
      sql: "dateDiff('day', start_date, end_date) + 1",
      meaning: 'length of the range',
    },
  ],
});
