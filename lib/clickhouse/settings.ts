import type { ClickHouseSettings } from '@clickhouse/client';

/**
 * What every statement is run with, said once: how values look on the way out, and joins and inserts that do not
 * surprise. Integers beyond 2^53 lose digits as JSON numbers: select them with toString().
 */
export const SETTINGS: ClickHouseSettings = {
  date_time_output_format: 'iso',
  date_time_input_format: 'best_effort',
  output_format_json_quote_64bit_integers: 0,
  // nan and inf are no JSON: they are printed as null.
  output_format_json_quote_denormals: 0,
  output_format_json_escape_forward_slashes: 0,
  format_csv_null_representation: '',
  // A row without a partner has nulls, not zeros.
  join_use_nulls: 1,
  async_insert: 0,
};

/** For a cluster: an insert returns when the shards have the rows, and a subquery is sent to all of them. */
export const CLUSTER_SETTINGS: ClickHouseSettings = {
  distributed_foreground_insert: 1,
  distributed_product_mode: 'global',
};
