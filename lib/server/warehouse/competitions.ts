import 'server-only';
import { date, integer, string, strings } from '@/lib/contract/column';
import {
  bandColumns,
  indexColumns,
  indexSideColumns,
  minInfoColumns,
  priceCompetition,
  productColumns,
  rowColumns,
  sideColumns,
} from '@/lib/contract/price-competition';
import { cellColumns } from './competition-cells';
import { type Fields, NUMBER, namedColumns, ROW_NO, type TypedColumn, typedColumns, unknownFields } from './fields';
import { parse, ROWS_OF_A_PAGE, warehouseTable } from './table';

const params: Fields = {
  customer_page_id: integer('number of the competition page'),
  time_dimension: string('length of a bucket'),
  price_type: string('price of the pack or of the unit'),
};

const side: Fields = { ...sideColumns, product: productColumns };
const competition: Fields = {
  competition_id: string('identifier of the competition'),
  base: side,
  benchmark: side,
  coloring_levels: bandColumns,
};
const bucket: Fields = { start_date: date('first day of the bucket'), end_date: date('last day of the bucket') };
const block: Fields = { ...indexColumns, base: indexSideColumns, benchmark: indexSideColumns };
const row: Fields = {
  ...rowColumns,
  standard: block,
  with_oos: block,
  base_min_info: minInfoColumns,
  benchmark_min_info: minInfoColumns,
};

/** Lists that become rows, and so do not count as unknown fields. */
const DATE_BUCKETS: Fields = { date_buckets: strings('buckets') };
const DATA: Fields = { data: strings('rows') };

function positivePrice(price: string): string {
  return `nullIf(greatest(${price}, 0.), 0.)`;
}

/** SQL of the price in a text, null for a text without a price or with an ambiguous one. */
function priceIn(text: string): string {
  const plain = (digits: string) => `toFloat64OrNull(${digits})`;
  const trimmed = `trim(ifNull(${text}, ''))`;
  return `multiIf(
    match(${trimmed}, '^-?\\\\d+(\\\\.\\\\d+)?$'), ${plain(trimmed)},
    match(${trimmed}, '^-?\\\\d{1,3},\\\\d{3}$'), NULL,
    match(${trimmed}, '^-?\\\\d+,\\\\d+$'), ${plain(`replaceOne(${trimmed}, ',', '.')`)},
    match(${trimmed}, '^-?\\\\d{1,3}(,\\\\d{3})+\\\\.\\\\d+$'), ${plain(`replaceAll(${trimmed}, ',', '')`)},
    match(${trimmed}, '^-?\\\\d{1,3}(\\\\.\\\\d{3})+,\\\\d+$'), ${plain(`replaceOne(replaceAll(${trimmed}, '.', ''), ',', '.')`)},
    NULL)`;
}

/**
 * The prices of both sides as numbers. The service sends texts, and a row's plain fields replace a missing standard
 * block. A price of 0 is no price.
 */
const prices: TypedColumn[] = ['standard', 'with_oos'].flatMap((offers) =>
  ['base', 'benchmark'].flatMap((name) =>
    ['rsp', 'rrp'].map((kind): TypedColumn => {
      const blockPrice = priceIn(`parsed.${offers}.${name}.${kind}_value`);
      const plain = `parsed.${name}${kind === 'rrp' ? '_2' : ''}`;
      return {
        name: `${offers}_${name}_${kind}_price`,
        type: NUMBER,
        sql: positivePrice(offers === 'standard' ? `coalesce(${blockPrice}, ${plain})` : blockPrice),
      };
    }),
  ),
);

const columns: TypedColumn[] = [
  ROW_NO,
  ...namedColumns({
    /** Number of the competition in the answer. */
    place: ['UInt32', 'place'],
  }),
  ...typedColumns(params, 'request'),
  ...typedColumns(competition, 'competition'),
  ...typedColumns(bucket, 'bucket'),
  ...namedColumns({
    /** Rows of the bucket; the first is read. */
    data_rows: ['UInt32', 'length(data)'],
  }),
  ...typedColumns(row, 'parsed'),
  ...prices,
  ...namedColumns({
    /** The row as it was received. */
    raw: ['String CODEC(ZSTD(1))', 'data[1]'],
    unknown_competition: ['String', 'unknown_competition'],
    unknown: [
      'String',
      `concat(${unknownFields('bucket_json', { ...bucket, ...DATA })}, ${unknownFields('data[1]', row)})`,
    ],
  }),
];

/**
 * A row for each competition and bucket. Rows of daily buckets have the day of their bucket. Rows of other bucket
 * lengths have the last day of the range, like the ledger. A competition without buckets has one row.
 */
export const competitions = warehouseTable({
  name: 'competitions',
  version: 6,
  endpoint: priceCompetition.name,
  dated: true,
  columns,
  derived: cellColumns,
  rows: `
    SELECT *, if(request.time_dimension = 'DAILY', ifNull(toDate(toDate32OrNull(left(ifNull(bucket.start_date, ''), 10))), set_day), set_day) AS day
    FROM (
      SELECT *, ${parse('bucket_json', bucket)} AS bucket, JSONExtractArrayRaw(bucket_json, 'data') AS data,
        ${parse('data[1]', row)} AS parsed
      FROM (
        SELECT * EXCEPT (competition_json, buckets), numbered_bucket.2 AS bucket_json, place * ${ROWS_OF_A_PAGE} + numbered_bucket.1 AS row_no
        FROM (
          SELECT *, ${parse('competition_json', competition)} AS competition,
            ${unknownFields('competition_json', { ...competition, ...DATE_BUCKETS })} AS unknown_competition,
            JSONExtractArrayRaw(competition_json, 'date_buckets') AS buckets,
            arrayJoin(arrayZip(arrayEnumerate(if(empty(buckets), [''], buckets)), if(empty(buckets), [''], buckets))) AS numbered_bucket
          FROM (
            SELECT account, day AS set_day, set_id, broken, ${parse('set_params', params)} AS request,
              numbered.1 AS place, numbered.2 AS competition_json
            FROM (
              SELECT *, arrayJoin(arrayZip(arrayEnumerate(items), items)) AS numbered
              FROM (SELECT *, JSONExtractArrayRaw(body, 'competitions') AS items FROM pages)
            )
            WHERE JSONType(competition_json) = 'Object'
          )
        )
      )
    )`,
});
