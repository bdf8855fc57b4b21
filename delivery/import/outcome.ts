/** A bad value, or a bad line if it has no column. */
export interface BadValue {
  readonly column?: string;
  /** The value as JSON, a number as in the file, or the line, truncated to a readable length. */
  readonly value: string;
  readonly reason: string;
}

interface At {
  /** First line of the record in the file, from 1. */
  readonly line: number;
  /** Original text of the record. */
  readonly text: string;
}

/** A record with valid values, in the order of the dataset's columns. */
export interface GoodRecord extends At {
  readonly values: unknown[];
  /** Columns that the contract does not have, with values as JSON text with the digits of the file. */
  readonly extra?: ReadonlyMap<string, string>;
}

export interface BadRecord extends At {
  readonly faults: readonly BadValue[];
  /** Values like those of a good record, null if bad. Absent if the line is not a record. */
  readonly values?: readonly unknown[];
}

export type Outcome = GoodRecord | BadRecord;

/** Parses records from texts of complete lines. */
export interface RecordReader {
  read(text: string): Outcome[];
  /** Returns the remaining records at the end of the file. @throws ImportProblem if a record is incomplete */
  end(): Outcome[];
  /** Returns the names of the columns so far, in the order of the file. */
  columns(): string[];
}

const VALUE_LENGTH = 80;

export function cut(value: string): string {
  return value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH)}…` : value;
}

/** Returns a value as JSON, or undefined if it is nested too deeply. */
export function jsonOf(value: unknown, replacer?: (key: string, part: unknown) => unknown): string | undefined {
  try {
    return JSON.stringify(value, replacer);
  } catch {
    return undefined;
  }
}
