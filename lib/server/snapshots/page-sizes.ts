import 'server-only';
import type { Question } from '../sets/question';
import { database } from '../store/database';
import { nextVersion } from '../store/next-version';
import { pageSizes } from '../store/tables';

/** The page size learned for an endpoint, or null when none was refused yet. */
export async function learnedPageSize(account: string, endpoint: string): Promise<number | null> {
  const db = await database();
  const sql =
    'SELECT page_size FROM page_sizes FINAL WHERE account = {account: String} AND endpoint = {endpoint: String}';
  const [row] = await db.query<{ page_size: number }>(sql, { account, endpoint });
  return row?.page_size ?? null;
}

export async function rememberPageSize({ account, endpoint }: Question, page_size: number): Promise<void> {
  const db = await database();
  await db.insert(pageSizes.name, [{ account, endpoint: endpoint.name, version: nextVersion(), page_size }]);
}
