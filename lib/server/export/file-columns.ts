import 'server-only';
import { ownValue } from '@/lib/contract/own-value';
import type { Unit } from '@/lib/metrics/view';
import type { Column as TableColumn } from '@/lib/queries/columns';
import type { TableQuery } from '@/lib/queries/table';
import type { Column, ColumnKind, Value } from '@/lib/spreadsheet/cell';
import { withoutNoise } from '@/lib/text/without-noise';
import { textKind } from './sheet-columns';

export type TableRow = Readonly<Record<string, unknown>>;

/** A column of a file. */
export interface FileColumn {
  /** Column of the query, and key in NDJSON. */
  id: string;
  column: Column;
  value(row: TableRow): Value;
}

/** Units that are added to a header, as the number does not show them. */
const WRITTEN_UNITS: Partial<Record<Unit, string>> = { pp: 'pp', days: 'days', points: 'points' };

interface Requested {
  id: string;
  /** Header without a unit. */
  header: string;
}

/**
 * Returns the requested columns, each followed by the additional column that its cell shows and by the currency of
 * amounts. No column is repeated. Percentages are formatted fractions in a workbook, and hundredths in a CSV.
 */
export function fileColumns(
  { columns }: Pick<TableQuery['table'], 'columns'>,
  requested: readonly Requested[],
  format: 'csv' | 'xlsx',
): FileColumn[] {
  const ids = new Set(requested.map(({ id }) => id));
  return requested.flatMap(({ id, header }) => {
    const described = ownValue(columns, id);
    if (!described) return [];
    const extra = [described.beside, described.currency].filter((name) => name !== undefined && !ids.has(name));
    return [
      fileColumn(id, header, described, format),
      ...extra.flatMap((name = '') => {
        ids.add(name);
        const column = ownValue(columns, name) ?? { title: 'Currency', kind: 'text' as const };
        return fileColumn(name, `${header}, ${column.title.toLowerCase()}`, column, format);
      }),
    ];
  });
}

function fileColumn(id: string, header: string, described: TableColumn, format: 'csv' | 'xlsx'): FileColumn {
  const { unit, definition } = described;
  const isHundredths = unit === 'percent' && format === 'csv';
  const suffix = isHundredths ? '%' : described.kind === 'moment' ? 'UTC' : unit && WRITTEN_UNITS[unit];
  const isNamed = suffix && header.toLowerCase().split(/\W+/).includes(suffix);
  const title = suffix && !isNamed ? `${header} (${suffix})` : header;
  return {
    id,
    column: { title, kind: kindOf(id, described, format), ...(definition && { definition }) },
    value: (row) => toValue(row[id], row, described, isHundredths),
  };
}

const KINDS = { day: 'date', moment: 'time', boolean: 'boolean' } as const;

function kindOf(id: string, { kind, unit, words }: TableColumn, format: 'csv' | 'xlsx'): ColumnKind {
  if (kind === 'text') return textKind(id);
  if (kind !== 'number') return kind === 'boolean' && isInWords(words) ? 'text' : KINDS[kind];
  return unit === 'percent' && format === 'xlsx' ? 'percent' : 'number';
}

/** Returns whether a boolean is written as words. "Yes" and "No" are written as logical values. */
function isInWords(words: TableColumn['words']): words is NonNullable<TableColumn['words']> {
  return words !== undefined && words[0] !== 'Yes';
}

function toValue(value: unknown, row: TableRow, described: TableColumn, isHundredths: boolean): Value {
  const { words, labels, letters, currency } = described;
  if (typeof value === 'boolean') return isInWords(words) ? words[value ? 0 : 1] : value;
  if (typeof value === 'string' && letters) return dayRuns(value, letters);
  if (typeof value === 'string') return (labels && ownValue(labels, value)) ?? value;
  if (typeof value !== 'number') return null;
  if (isHundredths) return Number((value * 100).toFixed(4));
  const amount = withoutNoise(value);
  return currency ? { amount, currency: typeof row[currency] === 'string' ? row[currency] : null } : amount;
}

/** Formats a letter for each day as runs: "aaas" → "3 days absent, 1 day seen". */
function dayRuns(strip: string, letters: Readonly<Record<string, string>>): string {
  const runs = strip.match(/(.)\1*/gs) ?? [];
  return runs
    .map((run) => `${run.length} ${run.length === 1 ? 'day' : 'days'} ${ownValue(letters, run[0] ?? '') ?? run[0]}`)
    .join(', ');
}
