import 'server-only';
import { LRUCache } from 'lru-cache';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { parseJson } from '@/lib/json/parse-json';
import { question } from '../sets/question';
import { database } from '../store/database';
import { fetchJson } from '../upstream/fetch-json';
import type { Service } from '../upstream/service';
import { rowKey } from './due';
import { COLUMNS, type LedgerRow, placesOf } from './ledger';
import { fileLists, type Shelf, shelfScores, withDays } from './plan';

/** What a raw answer holds, a page each, by the number of its set: a set never changes. */
const shelves = new LRUCache<string, Shelf[]>({ max: 10 });

/** The shelves of a day that the account calls its most important, as the scores of the day name them. */
export async function powerShelves(
  service: Service,
  day: string,
  rows: ReadonlyMap<string, LedgerRow>,
): Promise<Shelf[]> {
  const { endpoint, params } = shelfScores;
  const [place] = placesOf(question(service, endpoint, withDays(endpoint, params, day)), '');
  const row = rows.get(rowKey(place));
  if (!row || row.set_id === '0') return [];
  const found = shelves.get(row.set_id) ?? toShelves(await readBodies(row));
  shelves.set(row.set_id, found);
  return found;
}

/** The rows of an account with a failed last attempt, of all days. */
export async function readFailures(account: string): Promise<LedgerRow[]> {
  const db = await database();
  const sql = `SELECT ${COLUMNS} FROM ledger FINAL WHERE account = {account:String} AND problem != ''`;
  return db.query<LedgerRow>(sql, { account });
}

/** The newest row of each list of files, of any day. */
export async function readLists(account: string): Promise<LedgerRow[]> {
  const db = await database();
  const sql = `SELECT ${COLUMNS} FROM ledger FINAL WHERE account = {account:String} AND endpoint IN {lists:Array(String)}
    ORDER BY ledger.day DESC LIMIT 1 BY endpoint`;
  return db.query<LedgerRow>(sql, { account, lists: fileLists.map(({ name }) => name) });
}

async function readBodies({ account, endpoint, day, set_id }: LedgerRow): Promise<string[]> {
  const db = await database();
  const sql = `SELECT body FROM raw_answers WHERE account = {account:String} AND endpoint = {endpoint:String}
    AND day = {day:Date} AND set_id = {set_id:UInt64} ORDER BY page`;
  return (await db.query<{ body: string }>(sql, { account, endpoint, day, set_id })).map(({ body }) => body);
}

function toShelves(bodies: readonly string[]): Shelf[] {
  const found = bodies.flatMap((body) => {
    // It was read by the endpoint's schema before it was kept.
    const { items } = parseJson(body) as { items: VisibilityScore[] };
    return items
      .filter((item) => item.is_power_visibility_source)
      .flatMap(({ visibility_source_id, retailer_scores }) =>
        retailer_scores.flatMap(({ retailer_code }) =>
          visibility_source_id && retailer_code ? [{ visibility_source_id, retailer_code }] : [],
        ),
      );
  });
  return [...new Map(found.map((shelf) => [JSON.stringify(shelf), shelf])).values()];
}

/**
 * The newest day that a service has prices of, today where it names none. Costs one call, and is asked again after
 * `every` milliseconds or when told to look again. Undefined while the service has not said it and cannot be asked.
 */
export function createNewestDay(service: Service, every: number) {
  let day: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(now: number): Promise<string> {
    const params = { date: LATEST_DATE, calculation_type: 'AVG', page_size: 1, current_page: 1 };
    const { items } = await fetchJson(service, price, params, { priority: 'background' });
    const [first] = items;
    return first?.date ?? first?.crawling_time?.slice(0, 10) ?? new Date(now).toISOString().slice(0, 10);
  }

  return {
    lookAgain() {
      askedAt = Number.NEGATIVE_INFINITY;
    },
    async find(now: number): Promise<string | undefined> {
      if (now - askedAt < every) return day;
      askedAt = now;
      try {
        day = await ask(now);
      } catch {
        // The next plan tries again; until then the day that is known is the end.
        askedAt = Number.NEGATIVE_INFINITY;
      }
      return day;
    },
  };
}
