import 'server-only';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { pageSizes } from '../base/tables';

/** Returns the page sizes that the endpoints of an account accept, by endpoint name. */
export async function readPageSizes(account: string): Promise<Map<string, number>> {
  const db = await database();
  const sql = 'SELECT endpoint, page_size FROM page_sizes FINAL WHERE account = {account: String}';
  const rows = await db.query<{ endpoint: string; page_size: number }>(sql, { account });
  return new Map(rows.map(({ endpoint, page_size }) => [endpoint, page_size]));
}

export async function writePageSize(account: string, endpoint: string, page_size: number): Promise<void> {
  const db = await database();
  await db.insert(pageSizes.name, [{ account, endpoint, version: nextVersion(), page_size }]);
}
