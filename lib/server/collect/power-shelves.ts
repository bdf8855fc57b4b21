import 'server-only';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { toIdentifier } from '@/lib/contract/identifier';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { database } from '../base/database';
import { processWide } from '../base/process-wide';
import type { Service } from '../service/service';
import { scores } from '../warehouse/scores';
import { isFilled } from '../warehouse/tables';
import { ledgerKey } from './due';
import { type LedgerRow, ledgerKeysOf, lookUpLedger, rowKey } from './ledger';
import { type Shelf, searchScores, shelfLine } from './plan';
import type { Question } from './question';

/** Maximum shelves of the plan. Each of them is one call a day. */
export const MOST_SHELVES = 200;

/** Keywords of own brands are first, so that they are collected if there are too many shelves. */
const SHELVES = `
  SELECT visibility_source_id, retailer_code FROM ${scores.definition.name}
  WHERE account = {account:String} AND day = {day:Date} AND set_id = {set_id:UInt64} AND is_power_visibility_source
    AND visibility_source_id != '0' AND retailer_code != ''
  ORDER BY ifNull(is_own_brand, false) DESC, row_no, place
  LIMIT 1 BY visibility_source_id, retailer_code LIMIT ${MOST_SHELVES}`;

/** Shelves by the set of scores that has them, which does not change. */
const cache = processWide('power shelves', () => new LRUCache<string, Promise<readonly Shelf[]>>({ max: 100 }));

/**
 * Returns the shelves of a day that the plan collects: those of its power keywords, according to the scores of the day.
 *
 * @param rows ledger rows of the day by `rowKey`
 */
export async function powerShelves(
  service: Service,
  day: string,
  rows: ReadonlyMap<string, LedgerRow>,
): Promise<readonly Shelf[]> {
  const row = rows.get(rowKey(ledgerKey(service, searchScores, day)));
  // The rows of a set that is refilled are not complete yet.
  if (!row || row.set_id === '0' || !isFilled(row)) return [];
  const { account, set_id } = row;
  const db = await database();
  const set = { account, day, set_id };
  return memoize(cache(), JSON.stringify([db.database, set]), () => readShelves(db, set));
}

async function readShelves(db: Database, set: Pick<LedgerRow, 'account' | 'day' | 'set_id'>): Promise<Shelf[]> {
  const shelves = await db.query<{ visibility_source_id: string; retailer_code: string }>(SHELVES, set);
  return shelves.map((shelf) => ({ ...shelf, visibility_source_id: toIdentifier(shelf.visibility_source_id) }));
}

/** Returns whether a request is for a shelf that the plan collects. @param newest the newest day of the plan */
export async function isPowerShelf(service: Service, request: Question<Endpoint>, newest: string): Promise<boolean> {
  if (request.endpoint.name !== visibilityListings.name) return false;
  const [{ day, params }] = ledgerKeysOf(request);
  if (day !== newest) return false;
  const rows = await lookUpLedger(await database(), { ...ledgerKey(service, searchScores, day), from: day, to: day });
  const planned = await powerShelves(service, day, new Map(rows.map((row) => [rowKey(row), row])));
  return planned.some((shelf) => ledgerKey(service, shelfLine(shelf), day).params === params);
}
