import * as z from 'zod/mini';
import { identifier, param, type Sql, sql } from '@/lib/metrics/sql';
import { list } from '../params';
import { query, type Run } from '../query';
import { table } from '../table';
import { type FaultRow, faultColumns } from './faults.columns';
import { type Fault, findFaults } from './find-faults';
import { rangeParams } from './params';
import { rangeOf } from './range';

const faultParams = {
  ...rangeParams,
  /** Short names of datasets. All datasets if omitted. */
  dataset: list(),
};

type FaultParams = z.output<z.ZodMiniObject<typeof faultParams>>;

async function faultsOf(params: FaultParams, run: Run): Promise<{ from: string; to: string; faults: Fault[] }> {
  const { from, to, now } = await rangeOf(params, run.files);
  const allFaults = findFaults(await run.files.between(from, to), { from, to, now });
  const faults = allFaults.filter(({ dataset }) => params.dataset.length === 0 || params.dataset.includes(dataset));
  return { from, to, faults };
}

/** Types of the columns of a fault in the engine, which sorts and searches the faults. */
const TYPES: Readonly<Record<keyof FaultRow, string>> = {
  title: 'String',
  day: 'String',
  time: 'String',
  state: 'String',
  rows: 'Nullable(UInt64)',
  usual_rows: 'Nullable(UInt64)',
  share: 'Nullable(Float64)',
  since: 'String',
  checked_at: 'Nullable(String)',
  ground: 'Nullable(String)',
  dataset: 'String',
  hour: 'UInt8',
};
const NAMES = Object.keys(TYPES) as (keyof FaultRow)[];
const TUPLES = `Array(Tuple(${NAMES.map((name) => `${name} ${TYPES[name]}`).join(', ')}))`;

/** The missing and light files of all datasets, for the vendor. */
export const faults = table({
  name: 'downloads/faults',
  title: 'Missing and light files',
  noun: 'files',
  columns: faultColumns,
  params: faultParams,
  sort: 'day.desc',
  key: ['title', 'hour'],
  needs: () => [],
  readsFiles: true,
  select: () =>
    Object.fromEntries(NAMES.map((name) => [name, sql`fault.${identifier(name)}`])) as Record<keyof FaultRow, Sql>,
  async from(params, run) {
    const { faults: rows } = await faultsOf(params, run);
    return sql`FROM (SELECT arrayJoin(JSONExtract(${param(JSON.stringify(rows), 'String')}, ${param(TUPLES, 'String')})) AS fault)`;
  },
});

/** The same list as the text of a mail to the vendor. */
export const faultText = query({
  name: 'downloads/fault-text',
  params: z.object(faultParams),
  needs: () => [],
  readsFiles: true,
  async answer(params, run): Promise<{ subject: string; text: string }> {
    const { from, to, faults: rows } = await faultsOf(params, run);
    const missing = rows.filter(({ state }) => state === 'missing').length;
    const subject = `Missing files: ${missing}, light files: ${rows.length - missing}, ${from} to ${to}`;
    return { subject, text: [`${subject}. Hours are in UTC.`, '', ...rows.map(lineOf)].join('\n') };
  },
});

/** "Prices, 2026-06-04 05:00: light, 558 rows, usually 1,240 rows, 45% of the usual size, since 2026-06-04". */
function lineOf({ title, day, time, state, rows, usual_rows, share, since }: Fault): string {
  const usually = usual_rows === null ? [] : [`usually ${formatCount(usual_rows)} rows`];
  const actual = rows === null ? [] : [`${formatCount(rows)} rows`];
  const size = share === null ? [] : [`${Math.round(share * 100)}% of the usual size`];
  return `${title}, ${day} ${time}: ${[state, ...actual, ...usually, ...size, `since ${since}`].join(', ')}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
