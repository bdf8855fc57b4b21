/** SQL for the newest collected day of a dataset: a subquery of one date, 1970-01-01 when nothing was collected. */
export function newestDay(dataset: string): string {
  return `(
    SELECT max(file_date) FROM loads FINAL
    WHERE customer_id = {customer:String} AND dataset = '${dataset}' AND row_count > 0
  )`;
}
