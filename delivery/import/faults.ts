import type { BadRecord, BadValue } from './outcome';

const SHOWN = 100;

/** The bad rows of an import: all of them counted, the first hundred bad values kept. */
export class Faults {
  rows = 0;
  private readonly shown: string[] = [];

  add(file: string, { line, faults }: BadRecord): void {
    this.rows++;
    for (const fault of faults) if (this.shown.length < SHOWN) this.shown.push(`${file} line ${line}: ${told(fault)}`);
  }

  /** A line for each bad value, and one that counts. */
  report(): string {
    const rest = this.shown.length === SHOWN ? ` The first ${SHOWN} bad values are listed.` : '';
    const rows = this.rows === 1 ? '1 row is bad' : `${this.rows.toLocaleString('en')} rows are bad`;
    return `${this.shown.join('\n')}\n${rows}; nothing was loaded.${rest} Pass --reject FILE to load the others and put these into FILE.`;
  }
}

export function told({ column, value, reason }: BadValue): string {
  return column === undefined ? `${reason}: ${value}` : `${column} ${JSON.stringify(value)} ${reason}`;
}
