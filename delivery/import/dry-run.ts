import { requirements } from '@/delivery/schema/requirements';
import type { Stored } from '@/delivery/schema/stored';
import type { NamingOptions } from './column-names';
import { formatFault } from './faults';
import type { Outcome } from './outcome';
import { readRecords } from './read-records';
import { Readings } from './readings';
import { ShortenedIds } from './shortened-ids';
import { shownName } from './shown-text';
import type { Source } from './source';

const ROWS_SHOWN = 5;

interface DryRun extends Omit<NamingOptions, 'name'> {
  readonly stored: Stored;
}

/**
 * Describes how a file would be read: its header, its first rows, missing columns and, from all of its rows, what is read
 * differently from how it is written. Loads nothing.
 */
export async function dryRun(source: Source, { stored, ...naming }: DryRun): Promise<string> {
  const readings = new Readings(source.name);
  const first: Outcome[] = [];
  const shortened = new ShortenedIds(stored);
  const options = { ...naming, ignoreUnknown: true, readings, onRead: () => undefined };
  for await (const { outcomes } of readRecords(source, stored, options)) {
    for (const outcome of outcomes) {
      if (first.length < ROWS_SHOWN) first.push(outcome);
      if (!('faults' in outcome)) shortened.take(source.name, outcome.line, outcome.values);
    }
  }
  const names = Object.keys(stored.columns);
  const problem = shortened.problem();
  return [
    `${source.name}, read as ${stored.name}:`,
    ...[...readings.columns].map(([name, as]) => `  ${shownName(name)} → ${target(as, naming, name)}`),
    'The first rows:',
    ...first.map((outcome) => `  line ${outcome.line}: ${row(names, outcome)}`),
    ...missing(stored, readings),
    ...readings.sentences(),
    ...shortened.sentences(),
    ...(problem ? [`The import would refuse the file:\n${problem}`] : ['Nothing was loaded.']),
  ].join('\n');
}

type ReadAs = Readings['columns'] extends Map<string, infer As> ? As : never;

function target(as: ReadAs, { ignoreUnknown, map }: Omit<NamingOptions, 'name'>, name: string): string {
  if (typeof as === 'object') return as.column;
  if (as === 'kept') return 'kept as it is';
  return ignoreUnknown || map?.[name] === null ? 'left out' : 'not known: rename it, --map it or pass --ignore-unknown';
}

function row(names: readonly string[], outcome: Outcome): string {
  if ('faults' in outcome) return outcome.faults.map(formatFault).join('; ');
  const columns = names.flatMap((name, index) =>
    outcome.values[index] === null ? [] : [[name, JSON.stringify(outcome.values[index])] as const],
  );
  const members = [...columns, ...(outcome.extra ?? [])].map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${members.join(',')}}`;
}

function missing({ name, time }: Stored, readings: Readings): string[] {
  const present = new Set([...readings.columns.values()].map((as) => (typeof as === 'object' ? as.column : undefined)));
  const { required = [], useful = [] } = requirements[name] ?? {};
  return [
    ...required.filter((column) => !present.has(column)).map((column) => `Missing and required: ${column}.`),
    ...(present.has(time) ? [] : [`Missing: ${time}; pass --date and --hour.`]),
    ...useful.flatMap(({ columns, without }) => {
      const absent = columns.filter((column) => !present.has(column));
      return absent.length > 0 ? [`Missing: ${absent.join(', ')}; without it ${without}.`] : [];
    }),
  ];
}
