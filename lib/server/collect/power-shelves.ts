import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/lib/contract/endpoint';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { parseJson } from '@/lib/json/parse-json';
import { database } from '../base/database';
import { processWide } from '../base/process-wide';
import type { Service } from '../service/service';
import { placeOf } from './due';
import { type LedgerRow, ledgerKeysOf, lookUpLedger, rowKey } from './ledger';
import { type Shelf, searchScores, shelfLine } from './plan';
import type { Question } from './question';

/** Maximum shelves of the plan. Each of them is one call a day. */
export const MOST_SHELVES = 200;

/** Shelves by set id. A set never changes. */
const shelves = processWide('shelves', () => new LRUCache<string, Shelf[]>({ max: 10 }));

/**
 * Returns the shelves of a day that the plan collects: those of its power keywords, according to the scores of the day.
 *
 * @param rows ledger rows of the day by `rowKey`
 */
export async function powerShelves(
  service: Service,
  day: string,
  rows: ReadonlyMap<string, LedgerRow>,
): Promise<Shelf[]> {
  const row = rows.get(rowKey(placeOf(service, searchScores, day)));
  if (!row || row.set_id === '0') return [];
  const ofSet = shelves().get(row.set_id) ?? toShelves(await readBodies(row));
  shelves().set(row.set_id, ofSet);
  return ofSet;
}

/** Returns whether a request is for a shelf that the plan collects. @param newest the newest day of the plan */
export async function isPowerShelf(service: Service, request: Question<Endpoint>, newest: string): Promise<boolean> {
  if (request.endpoint.name !== visibilityListings.name) return false;
  const [{ day, params }] = ledgerKeysOf(request);
  if (day !== newest) return false;
  const scores = placeOf(service, searchScores, day);
  const rows = await lookUpLedger(await database(), { ...scores, from: day, to: day });
  const planned = await powerShelves(service, day, new Map(rows.map((row) => [rowKey(row), row])));
  return planned.some((shelf) => placeOf(service, shelfLine(shelf), day).params === params);
}

async function readBodies({ account, endpoint, day, set_id }: LedgerRow): Promise<string[]> {
  const db = await database();
  const sql = `SELECT body FROM raw_answers WHERE account = {account:String} AND endpoint = {endpoint:String}
    AND day = {day:Date} AND set_id = {set_id:UInt64} ORDER BY page`;
  return (await db.query<{ body: string }>(sql, { account, endpoint, day, set_id })).map(({ body }) => body);
}

/** A score as received: an empty list may be null or absent. */
type ReceivedScore = Omit<VisibilityScore, 'retailer_scores'> & {
  retailer_scores?: VisibilityScore['retailer_scores'] | null;
};

/** Keywords of own brands are first, so that they are collected if there are too many shelves. */
export function toShelves(bodies: readonly string[]): Shelf[] {
  const named = bodies
    .flatMap((body) => {
      // The endpoint's schema has validated the body before it was stored.
      const { items } = parseJson(body) as { items?: ReceivedScore[] | null };
      return (items ?? []).filter((item) => item.is_power_visibility_source);
    })
    .toSorted((a, b) => Number(b.is_own_brand) - Number(a.is_own_brand))
    .flatMap(({ visibility_source_id, retailer_scores }) =>
      (retailer_scores ?? []).flatMap(({ retailer_code }) =>
        visibility_source_id && retailer_code ? [{ visibility_source_id, retailer_code }] : [],
      ),
    );
  return [...new Map(named.map((shelf) => [JSON.stringify(shelf), shelf])).values()].slice(0, MOST_SHELVES);
}
