import 'server-only';
import { database } from '../store/database';

interface Counted {
  answers: number;
  /** Of the kept text. */
  bytes: number;
  crawledAt: string | null;
  fetchedAt: string | null;
}

const COUNT = `
  SELECT count() AS answers, sum(bytes) AS bytes, max(crawled_at) AS crawledAt,
    nullIf(max(fetched_at), '') AS fetchedAt
  FROM answers FINAL WHERE account = {account: String}`;

/** How much is kept for an account, and how new the newest of it is. */
export async function countAnswers(account: string): Promise<Counted> {
  const [row] = await (await database()).query<Counted>(COUNT, { account });
  return row ?? { answers: 0, bytes: 0, crawledAt: null, fetchedAt: null };
}
