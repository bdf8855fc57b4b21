// Evaluates all signals over the days of a large account, in a database of its own, and sends the seconds that it took to the
// process that started it.

import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import { variantText } from '@/lib/contract/variant';
import type { Need } from '@/lib/queries/query';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { signalNeeds } from '@/lib/queries/signals/needs';
import { signalDays } from '@/lib/server/base/evaluation-tables';
import { nextVersion } from '@/lib/server/base/next-version';
import { ledger, rawAnswers, tables } from '@/lib/server/base/tables';
import { setEvaluator } from '@/lib/server/query/day-evaluation';
import { evaluateDays } from '@/lib/server/signals/evaluate-days';
import { findInstances } from '@/lib/server/testing/find-instances';
import { fill } from '@/lib/server/warehouse/fill';
import { definitionsOf } from '@/lib/server/warehouse/table';
import { tableOf } from '@/lib/server/warehouse/tables';
import { DAY, FILLED, OTHERS } from '../large-days';
import type { Evaluated } from './stage';

const ACCOUNT = 'bench';
const DAYS = 60;
const TIMES = 3;

setEvaluator(evaluateDays);
const database = createDatabase(await connect(), 'endcap_signals');
await migrate(database, tables);

/** Fills the rows of the newest day, copies them to the days before, and names the sets in the ledger. Returns the rows. */
async function collect({ view, params, from, to }: Need): Promise<number> {
  const endpoint = jsonEndpoints.find(({ name }) => name === view.dataset);
  const table = tableOf(view.dataset);
  const day = [...FILLED, ...OTHERS].find((definition) => definition.endpoint.name === view.dataset);
  if (!endpoint || !table || !day) throw new Error(`The bench has no rows of ${view.dataset}.`);
  const key = { account: ACCOUNT, endpoint: endpoint.name, day: DAY };
  const first = nextVersion();
  const bodies = day.pages.map((body, page) => ({ ...key, set_id: first, page: page + 1, body, readable: '' }));
  await database.insert(rawAnswers.name, bodies);
  const [rows = 0] = await fill(database, table, [{ ...key, setId: first, params, shifted: false }]);
  const sets = daysFrom(from, to)
    .toReversed()
    .map((date, back) => ({ day: date, set: back === 0 ? first : nextVersion() }));
  for (const { day, set } of sets.slice(1))
    for (const { name } of definitionsOf(table))
      await database.command(
        `INSERT INTO ${name} SELECT * REPLACE ({day:Date} AS day, {set:UInt64} AS set_id)
        FROM (SELECT * FROM ${name} WHERE set_id = {first:UInt64})`,
        { day, set, first },
      );
  await database.insert(
    ledger.name,
    sets.map(({ day, set }) => ({
      account: ACCOUNT,
      endpoint: endpoint.name,
      params: variantText(endpoint, params),
      day,
      version: set,
      state: 'complete',
      set_id: set,
      rows,
      total: rows,
      table_version: table.version,
    })),
  );
  return rows;
}

/** Seconds until the instances are known of the days that end with `date`. */
async function secondsOf(date: string): Promise<number> {
  const started = performance.now();
  await findInstances({ db: database, account: ACCOUNT }, { date, days: DAYS });
  return (performance.now() - started) / 1000;
}

// One day more than the period, so that the newest one can be new.
const needs = signalNeeds({ date: DAY, days: DAYS + 1, page: [] });
let rows = 0;
for (const need of needs) rows += await collect(need);
const [offers] = await database.query<{ days: number }>('SELECT toUInt32(uniqExact(day)) AS days FROM offers_v3');
if ((offers?.days ?? 0) < DAYS) throw new Error(`The bench has rows of ${offers?.days} days only.`);
const evaluated: Evaluated = { days: DAYS, rows, seconds: { none: [], new: [], all: [] } };
for (let time = 0; time < TIMES; time++) {
  await database.command(`TRUNCATE TABLE ${signalDays.name}`);
  evaluated.seconds.none.push(await secondsOf(addDays(DAY, -1)));
  evaluated.seconds.new.push(await secondsOf(DAY));
  evaluated.seconds.all.push(await secondsOf(DAY));
}
process.send?.(evaluated, undefined, undefined, () => process.exit());
