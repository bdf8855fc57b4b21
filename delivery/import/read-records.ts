import type { Stored } from '@/delivery/schema/stored';
import { CsvReader } from './csv-reader';
import { NdjsonReader } from './ndjson-reader';
import type { Outcome, RecordReader } from './outcome';
import { ImportProblem } from './problem';
import type { Source } from './source';
import { textBlocks } from './text-blocks';

interface Options {
  ignoreUnknown: boolean;
  onRead: (bytes: number) => void;
}

/** Reads a file, csv or ndjson as its first character tells, some hundred records at a time. */
export async function* readRecords(
  source: Source,
  stored: Stored,
  { ignoreUnknown, onRead }: Options,
): AsyncGenerator<{ outcomes: Outcome[]; reader: RecordReader }> {
  let reader: RecordReader | undefined;
  for await (const text of textBlocks(source.open(onRead), source.name)) {
    reader ??= readerFor(text, stored, { name: source.name, ignoreUnknown });
    yield { outcomes: reader.read(text), reader };
  }
  if (reader) yield { outcomes: reader.end(), reader };
}

function readerFor(text: string, stored: Stored, options: { name: string; ignoreUnknown: boolean }): RecordReader {
  const [first] = text.trimStart();
  if (first === '{') return new NdjsonReader(stored, options);
  if (first === '[')
    throw new ImportProblem(`${options.name} is one JSON list. Write one object a line (ndjson), or csv.`);
  return new CsvReader(stored, options);
}
