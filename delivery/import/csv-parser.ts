import { ImportProblem } from './problem';

/** A record of a csv file. A cell is null if it is empty and unquoted. */
export interface CsvRecord {
  readonly line: number;
  readonly text: string;
  readonly cells: (string | null)[];
}

const LONGEST_RECORD = 8 * 1024 * 1024;
const QUOTE = '"';

/**
 * Parses records by RFC 4180: quoted cells may contain separators, line breaks and doubled quotes. Lines end with LF,
 * CRLF or CR, also if a file mixes them.
 */
export class CsvParser {
  /** Whether a line ended with CR, as programs for old Macs write it. */
  hasCarriageReturns = false;
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
    const nextLineEnd = lineEnds(text);
    let index = 0;
    while (index < text.length) {
      const cells: (string | null)[] = [];
      const end = this.record(text, index, cells, { ended, nextLineEnd });
      const isReturn = text[end] === '\r';
      // The CR may be the first half of a CRLF.
      if (end === -1 || (isReturn && end + 1 === text.length && !ended)) break;
      const isPair = isReturn && text[end + 1] === '\n';
      const raw = text.slice(index, end);
      if (raw !== '') records.push({ line: this.line, text: raw, cells });
      this.hasCarriageReturns ||= isReturn && !isPair;
      this.line += 1 + countLineBreaks(raw);
      index = end + (isPair ? 2 : 1);
    }
    this.held = text.slice(index);
    if (this.held.length > LONGEST_RECORD)
      throw new ImportProblem(`${this.name}: the quote that opens in line ${this.line} is still open 8 MB later.`);
    return records;
  }

  /**
   * Fills the cells of the record at `start`.
   *
   * @returns the end of its line, or -1 if the text ends within the record
   */
  private record(text: string, start: number, cells: (string | null)[], { ended, nextLineEnd }: Position): number {
    let index = start;
    for (;;) {
      let end: number;
      if (text[index] === QUOTE) {
        const close = this.closingQuote(text, index, ended);
        if (close === -1) return -1;
        cells.push(text.slice(index + 1, close).replaceAll('""', QUOTE));
        end = close + 1;
        if (end === text.length && !ended) return -1;
        if (end < text.length && text[end] !== this.separator && !isLineEnd(text[end])) throw this.misplaced();
      } else {
        const stop = nextLineEnd(index);
        if (stop === text.length && !ended) return -1;
        const next = text.indexOf(this.separator, index);
        end = next === -1 || next > stop ? stop : next;
        cells.push(end === index ? null : text.slice(index, end));
      }
      if (end === text.length || isLineEnd(text[end])) return end;
      index = end + 1;
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

interface Position {
  ended: boolean;
  nextLineEnd(from: number): number;
}

function isLineEnd(char: string | undefined): boolean {
  return char === '\n' || char === '\r';
}

/** Returns a function that finds the next CR or LF, or the end of the text. Its calls must have rising positions. */
function lineEnds(text: string): (from: number) => number {
  const positions = { '\n': -1, '\r': -1 };
  const find = (char: '\n' | '\r', from: number) => {
    if (positions[char] < from) {
      const index = text.indexOf(char, from);
      positions[char] = index === -1 ? text.length : index;
    }
    return positions[char];
  };
  return (from) => Math.min(find('\n', from), find('\r', from));
}

function countLineBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
