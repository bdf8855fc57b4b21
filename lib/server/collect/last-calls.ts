import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { database } from '../base/database';
import { ledgerKeysOf } from './ledger';
import type { Question } from './question';

const LAST_CALLS = `
  SELECT requests FROM ledger FINAL
  WHERE account = {account:String} AND endpoint = {endpoint:String} AND requests > 0
  ORDER BY params = {params:String} DESC, ledger.version DESC LIMIT 1`;

/**
 * Estimates the calls of requests: the calls of the last answer to the same parameters, or else of the last answer of
 * the endpoint. A request of an endpoint without an answer counts as one.
 */
export async function countLastCalls(requests: readonly Question<Endpoint>[]): Promise<number> {
  const db = await database();
  const counts = await Promise.all(
    requests.map(async (request) => {
      const [{ account, endpoint, params }] = ledgerKeysOf(request);
      const [last] = await db.query<{ requests: number }>(LAST_CALLS, { account, endpoint, params });
      return last?.requests ?? 1;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
