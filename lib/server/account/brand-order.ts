import 'server-only';
import { createSingleFlight } from '@/lib/async/single-flight';
import type { Database } from '@/lib/clickhouse/client';
import { type BrandOrder, EMPTY_ORDER } from '@/lib/contract/brand-order';
import { accountKey } from '../base/account-key';
import { bestEffort } from '../base/best-effort';
import { database } from '../base/database';
import { processWide } from '../base/process-wide';
import { brandPositions } from '../base/tables';
import { configuredAccount } from '../service/service';
import { banners } from '../warehouse/banners';
import { competitions } from '../warehouse/competitions';
import { scores } from '../warehouse/scores';

interface BrandRow {
  own: boolean;
  brand: string;
}

/** Newest ledger row that an account's order covers, by database and account. */
const covered = processWide('ledger rows covered by brand orders', () => new Map<string, string>());
const updates = processWide('updates of brand orders', () => createSingleFlight<void>());

/** The order of the configured account's brands; empty while the store cannot be reached. */
export function currentBrandOrder(): Promise<BrandOrder> {
  const load = async () => loadBrandOrder(await database(), configuredAccount());
  return bestEffort('ordering brands', load, EMPTY_ORDER);
}

/** The order of an account's brands, with the brands of everything collected so far. */
export async function loadBrandOrder(db: Database, account: string): Promise<BrandOrder> {
  const key = accountKey(db, account);
  await updates()(key, () => appendBrands(db, account, key));
  return readOrder(db, account);
}

async function readOrder(db: Database, account: string): Promise<BrandOrder> {
  const rows = await db.query<BrandRow>(
    `SELECT own, brand FROM ${brandPositions.name} WHERE account = {account:String}
    GROUP BY own, brand ORDER BY min(position), brand`,
    { account },
  );
  const namesOf = (own: boolean) => rows.filter((row) => row.own === own).map(({ brand }) => brand);
  return { own: namesOf(true), competitors: namesOf(false) };
}

/** Appends the brands of sets that were collected since the last call, those with the most listings first. */
async function appendBrands(db: Database, account: string, key: string): Promise<void> {
  const since = covered().get(key) ?? '0';
  const [newest] = await db.query<{ version: string }>(
    'SELECT toString(max(version)) AS version FROM ledger WHERE account = {account:String}',
    { account },
  );
  if (!newest || newest.version === since) return;
  const [order, brands] = await Promise.all([readOrder(db, account), countListings(db, account, since)]);
  const rows = [true, false].flatMap((own) => {
    const listed = own ? order.own : order.competitors;
    return brands
      .filter((row) => row.own === own && !listed.includes(row.brand))
      .map((row, index) => ({ account, own, brand: row.brand, position: listed.length + index }));
  });
  await db.insert(brandPositions.name, rows, { repeatable: true });
  covered().set(key, newest.version);
}

const OF_SETS = `account = {account:String} AND set_id IN (
  SELECT set_id FROM ledger WHERE account = {account:String} AND version > {since:UInt64} AND set_id != 0)`;

/**
 * The brands of sets by their total listings: products counted for a brand in visibility scores, labels on banners, and
 * sides of price competitions.
 */
function countListings(db: Database, account: string, since: string): Promise<BrandRow[]> {
  const side = (name: 'base' | 'benchmark') =>
    `(ifNull(toString(${name}_product_brand_name), ''), ifNull(${name}_product_is_customer_brand, false))`;
  return db.query<BrandRow>(
    `SELECT own, brand FROM (
      SELECT ifNull(toString(searched_brand), '') AS brand, ifNull(is_own_brand, false) AS own, ifNull(own_product_count, 0) AS listings
      FROM ${scores.definition.name} WHERE ${OF_SETS}
      UNION ALL
      SELECT ifNull(label.1, '') AS brand, label.2 AS own, 1. AS listings FROM (
        SELECT arrayJoin(arrayConcat(
          arrayMap(one -> (one.brand, true), own_labels), arrayMap(one -> (one.brand, false), competitor_labels))) AS label
        FROM ${banners.definition.name} WHERE ${OF_SETS})
      UNION ALL
      SELECT side.1 AS brand, side.2 AS own, 1. AS listings FROM (
        SELECT arrayJoin([${side('base')}, ${side('benchmark')}]) AS side FROM ${competitions.definition.name} WHERE ${OF_SETS}))
    WHERE brand != '' GROUP BY own, brand ORDER BY sum(listings) DESC, brand`,
    { account, since },
  );
}
