/** The rows of a grid, from the server or the browser. */
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

/** Returns the loaded rows up to the first missing one. Print uses these. */
export function loadedRows<Row>({ rowAt, total }: GridRows<Row>): Row[] {
  const loaded: Row[] = [];
  for (let index = 0; index < total; index += 1) {
    const row = rowAt(index);
    if (row === undefined) break;
    loaded.push(row);
  }
  return loaded;
}
