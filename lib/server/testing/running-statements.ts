import { database } from '../store/database';

/** Counts the statements of this file's database whose text has the name of a table and that run at this moment. */
export async function runningStatements(table: string): Promise<number> {
  const db = await database();
  const [row] = await db.query<{ statements: number }>(
    `SELECT count() AS statements FROM system.processes
    WHERE current_database = {database:String} AND position(query, {table:String}) > 0 AND NOT position(query, 'system.processes')`,
    { database: db.database, table },
  );
  return row?.statements ?? 0;
}
