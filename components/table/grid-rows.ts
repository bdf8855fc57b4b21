/** The rows of a grid, wherever they come from. */
export interface GridRows<Row> {
  total: number;
  /** Undefined while the row is being fetched. */
  rowAt: (index: number) => Row | undefined;
  /** The rows belong to an earlier order, search or filter. */
  isStale: boolean;
  /** Rows are being fetched. */
  isBusy?: boolean;
  /** Changes with order, search and filters: the grid returns to its first row. */
  version: string;
}

/** The rows that are there, up to the first that is missing: what is printed. */
export function loadedRows<Row>({ rowAt, total }: GridRows<Row>): Row[] {
  const loaded: Row[] = [];
  for (let index = 0; index < total; index += 1) {
    const row = rowAt(index);
    if (row === undefined) break;
    loaded.push(row);
  }
  return loaded;
}
