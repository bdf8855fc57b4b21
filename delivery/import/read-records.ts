import type { Stored } from '@/delivery/schema/stored';
import { ColumnNames, type NamingOptions } from './column-names';
import { CsvReader } from './csv-reader';
import { NdjsonReader } from './ndjson-reader';
import type { Outcome, RecordReader } from './outcome';
import { ImportProblem } from './problem';
import type { Readings } from './readings';
import type { Source } from './source';
import { textBlocks } from './text-blocks';

interface Options extends Omit<NamingOptions, 'name'> {
  readings: Readings;
  onRead: (bytes: number) => void;
}

/** Reads a file in batches of some hundred records. The first character decides whether it is csv or ndjson. */
export async function* readRecords(
  source: Source,
  stored: Stored,
  { readings, onRead, ...naming }: Options,
): AsyncGenerator<{ outcomes: Outcome[]; reader: RecordReader }> {
  const names = new ColumnNames(stored, { name: source.name, ...naming }, readings);
  let reader: RecordReader | undefined;
  for await (const text of textBlocks(source.open(onRead), source.name)) {
    reader ??= readerFor(text, names);
    yield { outcomes: reader.read(text), reader };
  }
  if (reader) yield { outcomes: reader.end(), reader };
}

function readerFor(text: string, names: ColumnNames): RecordReader {
  const [first] = text.trimStart();
  if (first === '{') return new NdjsonReader(names);
  if (first === '[')
    throw new ImportProblem(`${names.options.name} is one JSON list. Write one object a line (ndjson), or csv.`);
  return new CsvReader(names);
}
