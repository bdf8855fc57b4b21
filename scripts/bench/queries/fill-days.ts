// Fills the tables of offers, ranks and scorecards with a large day each in a separate database, and sends the seconds
// of each fill to its parent process.

import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { nextVersion } from '@/lib/server/base/next-version';
import { rawAnswers, tables } from '@/lib/server/base/tables';
import { fill } from '@/lib/server/warehouse/fill';
import { tableOf } from '@/lib/server/warehouse/tables';
import { DAY, FILLED } from '../large-days';
import type { FilledDay } from './fill-table';

const ACCOUNT = 'bench';
const TIMES = 5;

const database = createDatabase(await connect(), 'endcap_fill');
await migrate(database, tables);
const filled: FilledDay[] = [];
for (const { title, endpoint, pages } of FILLED) {
  const table = tableOf(endpoint.name);
  if (!table) throw new Error(`${endpoint.title} has no table.`);
  const seconds: number[] = [];
  let rows = 0;
  for (let time = 0; time < TIMES; time++) {
    const key = { account: ACCOUNT, endpoint: endpoint.name, day: DAY };
    const set_id = nextVersion();
    const bodies = pages.map((body, page) => ({ ...key, set_id, page: page + 1, body, readable: '' }));
    await database.insert(rawAnswers.name, bodies);
    const started = performance.now();
    await fill(database, table, [{ ...key, setId: set_id, params: {}, shifted: false }]);
    seconds.push((performance.now() - started) / 1000);
    const sql = `SELECT count() AS rows FROM ${table.definition.name} WHERE set_id = {set_id:UInt64}`;
    rows = (await database.query<{ rows: number }>(sql, { set_id }))[0]?.rows ?? 0;
  }
  filled.push({ title, rows, bytes: pages.reduce((sum, body) => sum + body.length, 0), seconds });
}
process.send?.(filled, undefined, undefined, () => process.exit());
