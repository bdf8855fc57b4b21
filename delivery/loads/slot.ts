/** One file of a dataset: a UTC day and an hour. */
export interface Slot {
  /** YYYY-MM-DD */
  readonly date: string;
  /** 0 to 23 */
  readonly hour: number;
}

/** Definitions belong to no day: all rows of a kind are one file, here. */
export const DEFINITION_SLOT: Slot = { date: '1970-01-01', hour: 0 };

export function slotKey({ date, hour }: Slot): string {
  return `${date} ${hour}`;
}
