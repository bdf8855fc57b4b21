import 'server-only';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import type { kept } from '@/lib/contract/kept';
import { LARGEST_PAGE } from '../sets/page-size';
import { accountOf } from '../sets/question';
import { database } from '../store/database';
import { service } from '../upstream/service';
import { isFresh } from './freshness';
import { learnedPageSize } from './page-sizes';

interface Row {
  params: string;
  fetched_at: string;
  crawled_at: string | null;
  total: number | null;
}

const KEPT = `
  SELECT params, fetched_at, crawled_at, total FROM answers FINAL
  WHERE account = {account: String} AND endpoint = {endpoint: String}
  ORDER BY fetched_at DESC`;

/** Returns the stored answers of an endpoint, newest first, with the page size that it accepts. */
export async function keptAnswers({ endpoint }: ParamsOf<typeof kept>): Promise<ResponseOf<typeof kept>> {
  const account = accountOf(service());
  const db = await database();
  const [rows, pageSize] = await Promise.all([
    db.query<Row>(KEPT, { account, endpoint }),
    learnedPageSize(account, endpoint),
  ]);
  const now = new Date();
  const answers = rows.map((row) => {
    const params = JSON.parse(row.params);
    return {
      params,
      fetchedAt: row.fetched_at,
      crawledAt: row.crawled_at,
      total: row.total,
      free: isFresh({ params }, new Date(row.fetched_at), now),
    };
  });
  return { pageSize: pageSize ?? LARGEST_PAGE, answers };
}
