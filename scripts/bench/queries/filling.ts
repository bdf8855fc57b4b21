// Repeatedly fills the tables of an account, its argument, from stored bodies until it is stopped, and reports when it
// has started. Other accounts do not see the rows, and no request is made.
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { refill } from '@/lib/server/collect/refill';

const [account = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const database = createDatabase(await connect(), 'endcap_dashboard');
for (;;) {
  await database.command(
    `INSERT INTO ledger SELECT * REPLACE (0 AS table_version, version + 1 AS version) FROM ledger FINAL
    WHERE account = {account:String} AND set_id IN (SELECT set_id FROM raw_answers)`,
    { account },
  );
  process.send?.('begun');
  await refill(database);
}
