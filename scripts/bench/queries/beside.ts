import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createDatabase, type Database } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import type { Served } from '../bench-stack';

/** A copy of the account, which is not queried. */
const COPY = 'copy';

/** Runs work while tables are filled repeatedly from stored bodies. Returns the number of filled sets. */
export async function besideFill<T>(
  { context }: Served,
  work: () => Promise<T>,
): Promise<{ result: T; filled: number }> {
  const engine = await connect({ DATA_DIR: context.dataDir });
  const database = createDatabase(engine, 'endcap_dashboard');
  for (const table of ['raw_answers', 'ledger'])
    await database.command(`INSERT INTO ${table} SELECT * REPLACE ('${COPY}' AS account) FROM ${table}`);
  const child = fork('scripts/bench/queries/filling.ts', [COPY], {
    execArgv: ['-C', 'react-server', '--import', 'tsx'],
    env: { ...process.env, DATA_DIR: context.dataDir },
  });
  let passes = 0;
  child.on('message', () => {
    passes += 1;
  });
  await once(child, 'message');
  const result = await work();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { sets, now } = await setsOf(database);
  await database.close();
  await engine.close();
  return { result, filled: (passes - 1) * sets + now };
}

/** Returns the number of all sets of the copy, and of those filled in this pass. */
async function setsOf(database: Database): Promise<{ sets: number; now: number }> {
  const [row] = await database.query<{ sets: number; now: number }>(
    `SELECT uniqExact(set_id) AS sets, uniqExactIf(set_id, table_version != 0) AS now FROM ledger FINAL
    WHERE account = {account:String} AND set_id != 0`,
    { account: COPY },
  );
  return row ?? { sets: 0, now: 0 };
}
