import type { Stored } from '@/delivery/schema/stored';
import { ColumnNames } from './column-names';
import type { Outcome, RecordReader } from './outcome';
import { Readings } from './readings';
import { rowWriter } from './row-json';

const options = { name: 'FILE', ignoreUnknown: false, demands: { required: [], ratingScale: 5 } };

export function namesOf(stored: Stored, more = {}, readings = new Readings('FILE')) {
  return new ColumnNames(stored, { ...options, ...more }, readings);
}

/** Returns each good record as sent to the engine, and the faults of each bad one. */
export function read(reader: RecordReader, stored: Stored, text: string) {
  const write = rowWriter(stored);
  const summarize = (outcome: Outcome): unknown =>
    'faults' in outcome ? { line: outcome.line, faults: outcome.faults } : JSON.parse(write(outcome));
  return [...reader.read(text), ...reader.end()].map(summarize);
}
