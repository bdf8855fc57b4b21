import 'server-only';
import { database } from '../store/database';

interface Counted {
  answers: number;
  /** Size of the stored text. */
  bytes: number;
  crawledAt: string | null;
  fetchedAt: string | null;
}

const COUNT = `
  SELECT count() AS answers, sum(bytes) AS bytes, max(crawled_at) AS crawledAt,
    nullIf(max(fetched_at), '') AS fetchedAt
  FROM answers FINAL WHERE account = {account: String}`;

/** Returns number, size and newest times of an account's stored answers. */
export async function countAnswers(account: string): Promise<Counted> {
  const [row] = await (await database()).query<Counted>(COUNT, { account });
  return row ?? { answers: 0, bytes: 0, crawledAt: null, fetchedAt: null };
}
