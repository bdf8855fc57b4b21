/** What an export writes: a table of plain values, whatever the file's format. */
export interface Sheet {
  title: string;
  columns: { header: string; kind: 'text' | 'number' | 'boolean' | 'day' | 'moment' }[];
  rows: (string | number | boolean | null)[][];
}
