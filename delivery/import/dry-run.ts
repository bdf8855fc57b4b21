import { requirements } from '@/delivery/schema/requirements';
import type { Stored } from '@/delivery/schema/stored';
import type { NamingOptions } from './column-names';
import { Faults, formatFault } from './faults';
import type { Outcome } from './outcome';
import { createRowPlacer, type PlacementOptions } from './place-row';
import { readRecords } from './read-records';
import { Readings } from './readings';
import { ShortenedIds } from './shortened-ids';
import { shownName } from './shown-text';
import type { Fallback } from './slot-finder';
import type { Source } from './source';
import { formatCount } from './summary';
import { namelessColumns, unknownColumns } from './unknown-columns';

const ROWS_SHOWN = 5;
const FAULTS_SHOWN = 20;

type Naming = Omit<NamingOptions, 'name'>;

interface DryRun extends Naming, PlacementOptions {
  /** Whether bad rows would be written to a reject file. Otherwise a single one stops the import. */
  readonly rejects: boolean;
}

/**
 * Describes how a file would be read: its header, its first rows, missing columns and, from all of its rows, what is read
 * differently from how it is written, and which rows are bad. Loads nothing.
 */
export async function dryRun(source: Source, options: DryRun): Promise<string> {
  const { stored, fallback, ownBrands, rejects, ...naming } = options;
  const placeRow = createRowPlacer({ stored, fallback, ownBrands });
  const faults = new Faults(FAULTS_SHOWN);
  const readings = new Readings(source.name);
  const first: Outcome[] = [];
  const shortened = new ShortenedIds(stored);
  const reading = { ...naming, ignoreUnknown: true, readings, onRead: () => undefined };
  for await (const { outcomes } of readRecords(source, stored, reading)) {
    for (const outcome of outcomes) {
      if (first.length < ROWS_SHOWN) first.push(outcome);
      const row = placeRow(outcome);
      if ('faults' in row) faults.add(source.name, row);
      else shortened.take(source.name, outcome.line, row.record.values);
    }
  }
  const names = Object.keys(stored.columns);
  const refusals = [headerProblem(source, stored, readings, naming), shortened.problem()];
  return [
    `${source.name}, read as ${stored.name}:`,
    ...[...readings.columns].map(([name, as]) => `  ${shownName(name)} → ${target(as, naming, name)}`),
    first.length > 0 ? 'The first rows:' : 'There are no rows.',
    ...first.map((outcome) => `  line ${outcome.line}: ${formatRow(names, outcome)}`),
    ...missing(stored, readings, fallback),
    ...readings.sentences(),
    ...shortened.sentences(),
    ...verdict(
      faults,
      refusals.filter((problem) => problem !== undefined),
      rejects,
    ),
  ].join('\n');
}

type ReadAs = Readings['columns'] extends Map<string, infer As> ? As : never;

function target(as: ReadAs, naming: Naming, name: string): string {
  if (typeof as === 'object') return as.column;
  if (as === 'kept') return 'kept as it is';
  return isIgnored(naming, name) ? 'left out' : 'not known: rename it, --map it or pass --ignore-unknown';
}

function isIgnored({ ignoreUnknown, map }: Naming, name: string): boolean {
  return ignoreUnknown || map?.[name] === null;
}

/** Returns why an import would refuse the header. The dry run reads the rows of such a file nevertheless. */
function headerProblem({ name }: Source, stored: Stored, { columns }: Readings, naming: Naming): string | undefined {
  const all = [...columns.keys()];
  const unknown = all.filter((column) => columns.get(column) === 'left out' && !isIgnored(naming, column));
  if (unknown.length === 0) return undefined;
  return (unknown.includes('') ? namelessColumns(name, all) : unknownColumns(name, stored, all, unknown)).message;
}

function formatRow(names: readonly string[], outcome: Outcome): string {
  if ('faults' in outcome) return outcome.faults.map(formatFault).join('; ');
  const columns = names.flatMap((name, index) =>
    outcome.values[index] === null ? [] : [[name, JSON.stringify(outcome.values[index])] as const],
  );
  const members = [...columns, ...(outcome.extra ?? [])].map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${members.join(',')}}`;
}

function missing({ name, time }: Stored, readings: Readings, { date, hour }: Fallback): string[] {
  const present = new Set([...readings.columns.values()].map((as) => (typeof as === 'object' ? as.column : undefined)));
  const { required = [], useful = [] } = requirements[name] ?? {};
  const flags = [...(date === undefined ? ['--date'] : []), ...(hour === undefined ? ['--hour'] : [])];
  return [
    ...required.filter((column) => !present.has(column)).map((column) => `Missing and required: ${column}.`),
    ...(present.has(time) || flags.length === 0 ? [] : [`Missing: ${time}; pass ${flags.join(' and ')}.`]),
    ...useful.flatMap(({ columns, without }) => {
      const absent = columns.filter((column) => !present.has(column));
      return absent.length > 0 ? [`Missing: ${absent.join(', ')}; without it ${without}.`] : [];
    }),
  ];
}

/** @param problems of the whole file */
function verdict(faults: Faults, problems: readonly string[], rejects: boolean): string[] {
  const isBad = faults.rows > 0;
  const refusals = [...(isBad && !rejects ? [faults.report()] : []), ...problems];
  return [
    ...(isBad && rejects ? [`The import would reject ${formatCount(faults.rows, 'bad row')}:`, ...faults.lines()] : []),
    ...(refusals.length > 0 ? ['The import would refuse the file:', ...refusals] : ['Nothing was loaded.']),
  ];
}
