import 'server-only';
import { string } from '@/lib/contract/column';
import { scorecard, scorecardColumns } from '@/lib/contract/scorecard';
import { NUMBER, namedColumns } from './fields';
import { skuColumns } from './sku-columns';
import { itemTable } from './table';

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
    ...skuColumns('retailer'),
    ...namedColumns({ range_days: [NUMBER, "dateDiff('day', start_date, end_date) + 1"] }),
  ],
});
