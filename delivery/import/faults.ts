import type { BadRecord, BadValue } from './outcome';
import { shownName, shownValue } from './shown-text';
import { formatCount } from './summary';

/** Counts the bad rows of an import, and keeps the first bad values. */
export class Faults {
  rows = 0;
  private readonly shown: string[] = [];

  /** @param maxShown maximum number of bad values that are kept */
  constructor(private readonly maxShown = 100) {}

  add(file: string, { line, faults }: BadRecord): void {
    this.rows++;
    for (const fault of faults)
      if (this.shown.length < this.maxShown) this.shown.push(`${file} line ${line}: ${formatFault(fault)}`);
  }

  /** Returns a line for each bad value. */
  lines(): readonly string[] {
    return this.shown;
  }

  /** Returns a line for each bad value, and one with the count. */
  report(): string {
    const rest = this.shown.length === this.maxShown ? ` The first ${this.maxShown} bad values are listed.` : '';
    const verb = this.rows === 1 ? 'is' : 'are';
    return `${this.shown.join('\n')}\n${formatCount(this.rows, 'row')} ${verb} bad; nothing was loaded.${rest} Pass --reject FILE to load the others and put these into FILE.`;
  }
}

/** Formats a bad value for messages. */
export function formatFault({ column, value, reason }: BadValue): string {
  const text = shownValue(value);
  return column === undefined ? `${reason}: ${text}` : `${shownName(column)} ${text} ${reason}`;
}
