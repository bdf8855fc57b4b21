/** Counts of the X-ClickHouse-Summary header. */
export interface Summary {
  read_rows?: number;
  read_bytes?: number;
  written_rows?: number;
  written_bytes?: number;
  elapsed_ns?: number;
}

const NOTHING: Required<Summary> = { read_rows: 0, read_bytes: 0, written_rows: 0, written_bytes: 0, elapsed_ns: 0 };

export function summaryHeader(summary: Summary): string {
  return JSON.stringify({ ...NOTHING, ...summary }, (_, value) => (typeof value === 'number' ? String(value) : value));
}
