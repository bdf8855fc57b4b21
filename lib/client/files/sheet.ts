/** A table of plain values to export in any file format. */
export interface Sheet {
  title: string;
  columns: { header: string; kind: 'text' | 'number' | 'boolean' | 'day' | 'moment' }[];
  rows: (string | number | boolean | null)[][];
}
