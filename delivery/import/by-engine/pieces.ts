import { isUtf8 } from 'node:buffer';

/** Bytes of a piece: large enough for the engine, small enough to keep several in memory. */
const PIECE = 8 * 1024 * 1024;
const LONGEST_RECORD = 4 * PIECE;

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

/** The file contains something that only the row-by-row reader can interpret or report. */
export class NotPlain extends Error {}

/** The complete records at the start of some bytes. */
export interface Cut {
  /** Their length in bytes, or 0 if the first record is incomplete. */
  readonly end: number;
  readonly records: number;
}

/** @param final whether these are the last bytes */
export type Cutter = (bytes: Buffer, final: boolean) => Cut;

export interface Piece {
  readonly bytes: Buffer;
  readonly records: number;
}

/** Splits a file into pieces of complete records. */
export async function* pieces(bytes: AsyncIterable<Uint8Array>, cut: Cutter, size = PIECE): AsyncGenerator<Piece> {
  let buffered: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    buffered.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(buffered);
    const { end, records } = cut(all, false);
    if (end === 0 && length > LONGEST_RECORD) throw new NotPlain('a record is very long');
    if (end > 0) yield { bytes: sound(all.subarray(0, end)), records };
    buffered = [all.subarray(end)];
    length = all.length - end;
  }
  const rest = withoutEmptyLines(Buffer.concat(buffered));
  const { records } = cut(rest, true);
  // Without a line break, the engine reads an empty last cell as an empty text.
  if (records > 0) yield { bytes: Buffer.concat([sound(rest), Buffer.from('\n')]), records };
}

/** Removes empty lines at the end of a file, which are not records. */
function withoutEmptyLines(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (bytes[end - 1] === LINE_FEED || bytes[end - 1] === CARRIAGE_RETURN) end--;
  return bytes.subarray(0, end);
}

function sound(bytes: Buffer): Buffer {
  if (!isUtf8(bytes)) throw new NotPlain('it is not UTF-8');
  return bytes;
}

/** Cuts lines with one object each. The engine would also accept trailing commas and lists of objects. */
export const cutLines: Cutter = (bytes, final) => {
  let records = 0;
  let end = 0;
  for (let line = bytes.indexOf(LINE_FEED); line !== -1; line = bytes.indexOf(LINE_FEED, end)) {
    inBraces(bytes, end, bytes[line - 1] === CARRIAGE_RETURN ? line - 1 : line);
    end = line + 1;
    records++;
  }
  if (!final || end === bytes.length) return { end, records };
  inBraces(bytes, end, bytes.length);
  return { end: bytes.length, records: records + 1 };
};

function inBraces(bytes: Buffer, start: number, end: number): void {
  if (bytes[start] !== OPENING_BRACE || bytes[end - 1] !== CLOSING_BRACE) throw new NotPlain('a line is no object');
}

interface CsvShape {
  /** Number of cells of every record. */
  readonly columns?: number;
  /** Maximum number of records to cut at once. */
  readonly most?: number;
}

/**
 * Cuts csv into records. Quoted cells may contain line breaks.
 *
 * The engine reports a missing cell and a surplus one, except a surplus cell that is empty and ends the row: it skips
 * that cell and any blanks around it. Only rows that end so are counted here, because counting all of them would slow
 * the import down. It also takes LF CR for one line end, where the CR is part of the next cell.
 */
export function csvCutter(separator: string, { columns, most = Number.POSITIVE_INFINITY }: CsvShape = {}): Cutter {
  const between = separator.charCodeAt(0);
  const follows = (byte: number | undefined) => byte === between || byte === LINE_FEED || byte === CARRIAGE_RETURN;
  const checkRecord = (bytes: Buffer, start: number, end: number) => {
    if (bytes[start] === CARRIAGE_RETURN) throw new NotPlain('a row begins with a carriage return');
    if (columns === undefined || !endsEmpty(bytes, start, end, between)) return;
    if (countCells(bytes, start, end, between) !== columns) throw new NotPlain('a row has a cell too many');
  };

  return (bytes, final) => {
    let offset = 0;
    let end = 0;
    let records = 0;
    for (;;) {
      const quote = openingQuote(bytes, offset, between);
      const stop = quote === -1 ? bytes.length : quote;
      for (
        let line = bytes.indexOf(LINE_FEED, offset);
        line !== -1 && line < stop;
        line = bytes.indexOf(LINE_FEED, end)
      ) {
        checkRecord(bytes, end, line);
        end = line + 1;
        if (++records === most) return { end, records };
      }
      if (quote === -1) break;
      const close = closingQuote(bytes, quote);
      // A quote at the end of the bytes may be the first half of a doubled one.
      if (close === -1 || (close === bytes.length - 1 && !final)) {
        if (final) throw new NotPlain('a quote is never closed');
        return { end, records };
      }
      if (close < bytes.length - 1 && !follows(bytes[close + 1])) throw new NotPlain('text follows a closing quote');
      offset = close + 1;
    }
    if (!final || end === bytes.length) return { end, records };
    checkRecord(bytes, end, bytes.length);
    return { end: bytes.length, records: records + 1 };
  };
}

/** Returns whether the last cell of a record is empty or blank, so that the record ends with a separator. */
function endsEmpty(bytes: Buffer, start: number, end: number, separator: number): boolean {
  let last = end - 1;
  while (last >= start && bytes[last] !== separator && isBlank(bytes[last])) last--;
  return last >= start && bytes[last] === separator;
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB || byte === CARRIAGE_RETURN;
}

function countCells(bytes: Buffer, start: number, end: number, separator: number): number {
  let cells = 1;
  let isStart = true;
  for (let offset = start; offset < end; offset++) {
    const byte = bytes[offset];
    if (byte === separator) cells++;
    else if (isStart && byte === QUOTE) offset = closingQuote(bytes, offset);
    isStart = byte === separator;
  }
  return cells;
}

/** Returns the index of the next opening quote. Quotes within unquoted cells are ordinary characters. */
function openingQuote(bytes: Buffer, from: number, separator: number): number {
  let quote = bytes.indexOf(QUOTE, from);
  while (quote > 0 && bytes[quote - 1] !== separator && bytes[quote - 1] !== LINE_FEED)
    quote = bytes.indexOf(QUOTE, quote + 1);
  return quote;
}

function closingQuote(bytes: Buffer, open: number): number {
  let close = bytes.indexOf(QUOTE, open + 1);
  while (close !== -1 && bytes[close + 1] === QUOTE) close = bytes.indexOf(QUOTE, close + 2);
  return close;
}
