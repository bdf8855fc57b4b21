import { targetOf } from './target';

/**
 * SQL for FROM: the rows that the customer sees now, of a dataset (`price`) or an observation (`visibility_listing`).
 * Takes the parameter `{customer:String}`. Conditions on file_date and file_hour outside it reach the primary key.
 * `GLOBAL` makes the same text right on a cluster; on one machine it changes nothing.
 */
export function currentRows(dataset: string): string {
  const { table } = targetOf(dataset);
  return `(
    SELECT * FROM ${table}
    WHERE customer_id = {customer:String}
      AND (file_date, file_hour, load_id) GLOBAL IN ${currentFiles(dataset)}
  )`;
}

/** SQL for FROM: the customer's definitions of a kind, each `body` a JSON value; `row_no` is their order in the file. */
export function currentDefinitions(kind: string): string {
  return `(
    SELECT body, row_no FROM definitions
    WHERE customer_id = {customer:String}
      AND (file_date, file_hour, load_id) GLOBAL IN ${currentFiles(kind)}
  )`;
}

function currentFiles(dataset: string): string {
  return `(
    SELECT file_date, file_hour, load_id FROM loads FINAL
    WHERE customer_id = {customer:String} AND dataset = '${dataset}'
  )`;
}
