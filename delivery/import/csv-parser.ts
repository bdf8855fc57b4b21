import { ImportProblem } from './problem';

/** A record of a csv file. A cell is null if it is empty and unquoted. */
export interface CsvRecord {
  readonly line: number;
  readonly text: string;
  readonly cells: (string | null)[];
}

const LONGEST_RECORD = 8 * 1024 * 1024;
const QUOTE = '"';

/** Parses records by RFC 4180: quoted cells may contain separators, line breaks and doubled quotes. */
export class CsvParser {
  private held = '';
  private line = 1;

  constructor(
    private readonly name: string,
    private readonly separator = ',',
  ) {}

  read(text: string): CsvRecord[] {
    return this.parse(this.held + text, false);
  }

  end(): CsvRecord[] {
    return this.parse(this.held, true);
  }

  private parse(text: string, ended: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let at = 0;
    while (at < text.length) {
      const cells: (string | null)[] = [];
      const end = this.record(text, at, cells, ended);
      if (end === -1) break;
      const raw = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
      if (raw !== '') records.push({ line: this.line, text: raw, cells });
      this.line += 1 + lineBreaks(raw);
      at = end + 1;
    }
    this.held = text.slice(at);
    if (this.held.length > LONGEST_RECORD)
      throw new ImportProblem(`${this.name}: the quote that opens in line ${this.line} is still open 8 MB later.`);
    return records;
  }

  /**
   * Fills the cells of the record at `start`.
   *
   * @returns the end of its line, or -1 if the text ends within the record
   */
  private record(text: string, start: number, cells: (string | null)[], ended: boolean): number {
    let at = start;
    let newline = text.indexOf('\n', at);
    for (;;) {
      let end: number;
      if (text[at] === QUOTE) {
        const close = this.closingQuote(text, at, ended);
        if (close === -1) return -1;
        cells.push(text.slice(at + 1, close).replaceAll('""', QUOTE));
        end = close + 1;
        if (newline !== -1 && newline < end) newline = text.indexOf('\n', end);
        if (text[end] === '\r' && end + 1 === (newline === -1 ? text.length : newline)) end++;
        if (end === text.length && !ended) return -1;
        if (end < text.length && text[end] !== this.separator && end !== newline) throw this.misplaced();
      } else {
        const comma = text.indexOf(this.separator, at);
        if (newline === -1 && !ended) return -1;
        const stop = newline === -1 ? text.length : newline;
        end = comma === -1 || comma > stop ? stop : comma;
        const last = end === stop && text[end - 1] === '\r' && end > at ? end - 1 : end;
        cells.push(last === at ? null : text.slice(at, last));
      }
      if (end === text.length || end === newline) return end;
      at = end + 1;
    }
  }

  private closingQuote(text: string, open: number, ended: boolean): number {
    let close = text.indexOf(QUOTE, open + 1);
    while (close !== -1 && text[close + 1] === QUOTE) close = text.indexOf(QUOTE, close + 2);
    if (close === -1 && ended)
      throw new ImportProblem(`${this.name}: a quote that opens in the record of line ${this.line} is never closed.`);
    return close;
  }

  private misplaced(): ImportProblem {
    return new ImportProblem(
      `${this.name}: in the record of line ${this.line} text follows a closing quote. A quote inside a cell is written twice.`,
    );
  }
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
