/** The day and hour, in UTC, that identify a file of a dataset. */
export interface Slot {
  /** YYYY-MM-DD */
  readonly date: string;
  /** 0 to 23 */
  readonly hour: number;
}

/** The slot of definitions, which have no day: all rows of a kind are one file. */
export const DEFINITION_SLOT: Slot = { date: '1970-01-01', hour: 0 };

export function slotKey({ date, hour }: Slot): string {
  return `${date} ${hour}`;
}
