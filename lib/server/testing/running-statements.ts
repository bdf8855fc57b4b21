import { database } from '../base/database';

/** Counts the running statements of the test file's database that contain the name of a table. */
export async function runningStatements(table: string): Promise<number> {
  const db = await database();
  const [row] = await db.query<{ statements: number }>(
    `SELECT count() AS statements FROM system.processes
    WHERE current_database = {database:String} AND position(query, {table:String}) > 0 AND NOT position(query, 'system.processes')`,
    { database: db.database, table },
  );
  return row?.statements ?? 0;
}
