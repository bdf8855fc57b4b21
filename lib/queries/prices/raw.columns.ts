import { columns, number, required, text } from '../columns';

/** The offers of the day as received. */
export const rawColumns = columns(
  { row_no: required(number('count', 'Row', 'Number of the offer in the answer.')) },
  { item: required(text('', { search: true })) },
);
