import { offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { columns, number, required, text } from '../columns';
import { same, table } from '../table';
import { TODAY, todayNeed } from './needs';
import { offersParams, offersWhere } from './offers';

const { c } = offers;

const rawColumns = columns(
  { row_no: required(number('count', 'Row', 'Number of the offer in the answer.')) },
  { item: required(text('', { search: true })) },
);

/** The offers of `prices/offers` as received, for NDJSON files. */
export const raw = table({
  name: 'prices/raw',
  title: 'Raw offers',
  noun: 'offers',
  columns: rawColumns,
  params: offersParams,
  sort: 'row_no.asc',
  key: ['row_no'],
  lines: 'item',
  needs: (params) => [todayNeed(params)],
  select: () => same('row_no', 'item'),
  from: (params, run) =>
    sql`FROM ${run.items(TODAY)} WHERE row_no IN (SELECT ${c.row_no} FROM ${run.from(TODAY)} WHERE ${offersWhere(params)})`,
});
