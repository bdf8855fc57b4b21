/** A bad value, or a bad line when no column is named. */
export interface BadValue {
  readonly column?: string;
  /** The value as JSON, a number as the file writes it, or the line as it is in the file; cut to a readable length. */
  readonly value: string;
  readonly reason: string;
}

interface At {
  /** Line of the file in which the record begins, from 1. */
  readonly line: number;
  /** The record as it stands in the file. */
  readonly text: string;
}

/** A record with valid values, in the order of the dataset's columns. */
export interface GoodRecord extends At {
  readonly values: unknown[];
  /** Columns that the contract does not name, each value as JSON text with the digits of the file. */
  readonly extra?: ReadonlyMap<string, string>;
}

export interface BadRecord extends At {
  readonly faults: readonly BadValue[];
  /** As of a good record, null where a value is bad; absent when the line is no record. */
  readonly values?: readonly unknown[];
}

export type Outcome = GoodRecord | BadRecord;

/** Reads records from texts of whole lines. */
export interface RecordReader {
  read(text: string): Outcome[];
  /** What is left when the file ends. @throws ImportProblem when it ends in the middle of something */
  end(): Outcome[];
  /** Names of the columns met so far, in the file's order. */
  columns(): string[];
}

const VALUE_LENGTH = 80;

export function cut(value: string): string {
  return value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH)}…` : value;
}

/** A value as JSON; undefined for one that is nested so deeply that it cannot be written. */
export function jsonOf(value: unknown, replacer?: (key: string, part: unknown) => unknown): string | undefined {
  try {
    return JSON.stringify(value, replacer);
  } catch {
    return undefined;
  }
}
