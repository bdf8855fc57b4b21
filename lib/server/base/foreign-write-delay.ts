/** Maximum delay until a reader sees the writes of another process. Own writes are visible at once. */
export const FOREIGN_WRITE_DELAY_MS = 1_000;
