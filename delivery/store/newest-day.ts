/** Returns SQL of the newest collected day of a dataset, 1970-01-01 without data. */
export function newestDay(dataset: string): string {
  return `(
    SELECT max(file_date) FROM loads FINAL
    WHERE customer_id = {customer:String} AND dataset = '${dataset}' AND row_count > 0
  )`;
}
