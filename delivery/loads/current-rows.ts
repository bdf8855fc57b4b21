import { ID_COLUMNS, NAME_COLUMNS } from '@/delivery/schema/text-columns';
import { targetOf } from './target';

/**
 * Returns the FROM operand of a customer's current rows, of a dataset (`price`) or an observation
 * (`visibility_listing`). It needs the parameter `{customer:String}`. Outer conditions on file_date and file_hour use
 * the primary key. Empty ids and names are null, as a csv that quotes every cell writes null as `""`. Bulk files keep
 * them. `GLOBAL` is for clusters and has no effect on one machine.
 */
export function currentRows(dataset: string): string {
  const { table, content } = targetOf(dataset);
  const texts = content.filter((name) => ID_COLUMNS.includes(name) || NAME_COLUMNS.includes(name));
  return `(
    SELECT * REPLACE (${texts.map((name) => `nullIf(${name}, '') AS ${name}`).join(', ')}) FROM ${table}
    WHERE customer_id = {customer:String}
      AND (file_date, file_hour, load_id) GLOBAL IN ${currentFiles(dataset)}
  )`;
}

/**
 * Returns the FROM operand of a customer's definitions of a kind: `body` is a JSON value, `row_no` the order in the
 * file.
 */
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
