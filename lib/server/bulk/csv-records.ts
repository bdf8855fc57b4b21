import 'server-only';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { type ProblemError, unreadableFile } from '../base/problem-error';

const LONGEST_RECORD_BYTES = 8 * 1024 * 1024;

const OPTIONS = {
  // A quote that is never closed would otherwise make one record of the rest of the file.
  max_record_size: LONGEST_RECORD_BYTES,
  relax_column_count: true,
  skip_empty_lines: true,
  // All of them: by default, the parser takes that of the header for the only one and joins the rows after it.
  record_delimiter: ['\r\n', '\n', '\r'],
};

/**
 * Reads the records of a csv, the header first. Ending the loop early ends the source. Throws a ProblemError that names
 * the line if quotes are invalid, since the records after it would be a guess.
 */
export async function* csvRecords(parts: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const iterator = parts[Symbol.asyncIterator]();
  const source = Readable.from({ [Symbol.asyncIterator]: () => iterator }, { objectMode: false });
  const parser = source.pipe(parse({ ...OPTIONS, bom: true }));
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  } finally {
    source.destroy();
    await iterator.return?.();
  }
}

const FAULTS: Readonly<Partial<Record<CsvError['code'], string>>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted value is not closed',
  CSV_MAX_RECORD_SIZE: 'a row is longer than 8 MB, as if a quoted value is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote is followed by something other than a comma',
  INVALID_OPENING_QUOTE: 'a quote is inside a value that does not begin with one',
};

function unreadable({ code, lines }: CsvError): ProblemError {
  const fault = FAULTS[code] ?? 'it is not a csv';
  return unreadableFile(`The file cannot be read beyond line ${lines}: ${fault}. Download it as raw csv instead.`);
}

/** Returns the fields of the first record of a csv, and the text after it. Null if the text ends within the record. */
export function firstRecord(text: string): { fields: string[]; rest: string } | null {
  const bytes = Buffer.from(text);
  let end = 0;
  try {
    const [fields] = parseText(bytes, {
      ...OPTIONS,
      relax_quotes: true,
      to: 1,
      on_record(record: string[], info) {
        end = info.bytes;
        return record;
      },
    });
    const isComplete = /[\r\n]$/.test(bytes.toString('utf8', 0, end));
    return fields && isComplete ? { fields, rest: bytes.toString('utf8', end) } : null;
  } catch (error) {
    // A quoted value has not ended.
    if (error instanceof CsvError) return null;
    throw error;
  }
}
