import type { ClickHouseSettings } from '@clickhouse/client';

/**
 * Settings of every statement: output formats, the behavior of joins and inserts, and no compilation. Integers beyond 2^53 lose digits
 * as JSON numbers: select them with toString().
 */
export const SETTINGS: ClickHouseSettings = {
  date_time_output_format: 'iso',
  date_time_input_format: 'best_effort',
  output_format_json_quote_64bit_integers: 0,
  // nan and inf are not valid JSON and become null.
  output_format_json_quote_denormals: 0,
  output_format_json_escape_forward_slashes: 0,
  format_csv_null_representation: '',
  // Outer joins without a match return nulls, not zeros.
  join_use_nulls: 1,
  async_insert: 0,
  // Most statements read few rows: compiling their expressions takes longer than it saves.
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
  // Looks for comparisons to add, and takes longer than the rest of the analysis for statements with long conditions.
  optimize_and_compare_chain: 0,
};

/** Settings for a cluster: inserts wait for the shards, and subqueries are sent to all of them. */
export const CLUSTER_SETTINGS: ClickHouseSettings = {
  distributed_foreground_insert: 1,
  distributed_product_mode: 'global',
};
