import * as z from 'zod/mini';
import { identifier, param, type Sql, sql } from '@/lib/metrics/sql';
import type { Column } from '../columns';
import { query, type Run } from '../query';
import { table } from '../table';
import { type FaultRow, faultColumns } from './faults.columns';
import { lightWords } from './file-rules';
import { findFaults } from './find-faults';
import { rangeParams } from './params';
import { rangeOf } from './range';

async function faultsOf(params: Parameters<typeof rangeOf>[0], run: Run) {
  const range = await rangeOf(params, run.files);
  return { ...range, faults: findFaults(await run.files.between(range.from, range.to), range) };
}

/** Columns of a fault. The engine sorts and searches the faults. */
const COLUMNS = Object.entries<Column>({ ...faultColumns.shown, ...faultColumns.hidden });
const FIELDS = COLUMNS.map(([name, { kind }]) => `${name} Nullable(${kind === 'number' ? 'Float64' : 'String'})`);
const TUPLES = `Array(Tuple(${FIELDS.join(', ')}))`;

/** The missing and light files of all datasets, for the vendor. */
export const faults = table({
  name: 'downloads/faults',
  title: 'Missing and light files',
  noun: 'files',
  columns: faultColumns,
  params: rangeParams,
  sort: 'day.desc',
  key: ['title', 'hour'],
  needs: () => [],
  readsFiles: true,
  select: () =>
    Object.fromEntries(COLUMNS.map(([name]) => [name, sql`fault.${identifier(name)}`])) as Record<keyof FaultRow, Sql>,
  async from(params, run) {
    const { faults: rows } = await faultsOf(params, run);
    return sql`FROM (SELECT arrayJoin(JSONExtract(${param(JSON.stringify(rows), 'String')}, ${param(TUPLES, 'String')})) AS fault)`;
  },
});

/** The same list as the text of a mail to the vendor. */
export const faultText = query({
  name: 'downloads/fault-text',
  params: z.object(rangeParams),
  needs: () => [],
  readsFiles: true,
  async answer(params, run): Promise<{ text: string }> {
    const { from, to, faults: rows } = await faultsOf(params, run);
    const missing = rows.filter(({ state }) => state === 'missing').length;
    const subject = `Missing files: ${missing}, light files: ${rows.length - missing}, ${from} to ${to}`;
    return { text: [`${subject}. Hours are in UTC.`, '', ...rows.map(lineOf)].join('\n') };
  },
});

/** "Prices, 2026-06-04 05:00: light, 558 rows, usually 1,240 rows, 45% of the usual size, since 2026-06-04". */
function lineOf({ title, day, time, state, rows, usual_rows, share, since }: FaultRow): string {
  const usually = usual_rows === null ? [] : [`usually ${formatCount(usual_rows)} rows`];
  const actual = rows === null ? [] : [`${formatCount(rows)} rows`];
  const size = share === null ? [] : [`${lightWords(share)} of the usual size`];
  return `${title}, ${day} ${time}: ${[state, ...actual, ...usually, ...size, `since ${since}`].join(', ')}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
