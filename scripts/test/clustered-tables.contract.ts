import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tables as deliveryTables } from '@/delivery/schema/tables';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { createStatements } from '@/lib/clickhouse/table';
import { tables as dashboardTables } from '@/lib/server/base/tables';

it('has valid SQL for a cluster for every table of the service and the dashboard', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-clustered-'));
  const engine = await connect({ DATA_DIR: dataDir });
  const db = createDatabase(engine, 'default');
  for (const table of [...deliveryTables, ...dashboardTables]) {
    const statements = createStatements(table, { database: 'd', cluster: 'c' });
    for (const statement of statements) expect(await db.query(`EXPLAIN AST ${statement}`)).not.toHaveLength(0);
    expect(statements[0]).toContain(`ENGINE = Replicated${table.engine}(`);
  }
  await db.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});
