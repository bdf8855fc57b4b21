import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import { groupBy } from '../group-by';
import type { PositionType } from '../positions';
import {
  bestPositions,
  CONTESTS,
  type Contest,
  FACTS,
  type Facts,
  type Position,
  PRODUCTS,
  type ProductAt,
  type SearchedProduct,
} from './products';
import { SHELVES, type Shelf } from './shelves';

/** All data of products in search in a range, except for positions, which depend on the position type. */
export interface SearchedSet {
  /** In the order of pages. */
  products: readonly SearchedProduct[];
  facts: ReadonlyMap<string, Facts>;
  contests: ReadonlyMap<string, readonly Contest[]>;
  /** Collected shelves, by `shelfOf`. */
  collected: ReadonlySet<string>;
}

export type Positions = ReadonlyMap<string, readonly Position[]>;

interface Scope {
  customer: string;
  start: string;
  end: string;
  /** Keywords whose shelves count, or null for all observed ones. */
  keywords: readonly string[] | null;
}

type Versions = ReadonlyMap<string, string>;

/**
 * Cache sizes. Clients request the pages of a set in sequence, and three position types of a day, so a few sets
 * suffice.
 */
const SETS = 3;
const POSITIONS = 6;

const cachesByDatabase = new WeakMap<
  Database,
  { sets: LRUCache<string, Promise<SearchedSet>>; positions: LRUCache<string, Promise<Positions>> }
>();

/** Returns the data that all pages of a range share, cached until an import changes it. */
export function searchedSet(db: Database, scope: Scope, versions: Versions): Promise<SearchedSet> {
  return memoize(cachesOf(db).sets, keyOf(scope, versions), async () => {
    const [products, shelves, facts, contests] = await Promise.all([
      db.query<SearchedProduct>(PRODUCTS, boundOf(scope)),
      db.query<Shelf>(SHELVES, boundOf(scope)),
      db.query<Facts>(FACTS, boundOf(scope)),
      db.query<Contest>(CONTESTS, boundOf(scope)),
    ]);
    return {
      products,
      facts: new Map(facts.map((fact) => [productKey(fact), fact])),
      contests: groupBy(contests, productKey),
      collected: new Set(shelves.map(shelfKey)),
    };
  });
}

/** Returns the best positions of all products of a range, by product. */
export function searchedPositions(
  db: Database,
  scope: Scope,
  versions: Versions,
  type: PositionType,
): Promise<Positions> {
  return memoize(cachesOf(db).positions, `${keyOf(scope, versions)} ${type}`, async () =>
    groupBy(await db.query<Position>(bestPositions(type), boundOf(scope)), productKey),
  );
}

export function productKey({ retailer_name, product_id }: ProductAt): string {
  return `${retailer_name}\n${product_id}`;
}

export function shelfKey({ retailer_name, source }: Shelf): string {
  return `${retailer_name}\n${source}`;
}

function boundOf({ keywords, ...scope }: Scope) {
  return { ...scope, keywords: keywords ?? [], is_any_keyword: keywords === null };
}

function cachesOf(db: Database) {
  const caches = cachesByDatabase.get(db) ?? {
    sets: new LRUCache<string, Promise<SearchedSet>>({ max: SETS }),
    positions: new LRUCache<string, Promise<Positions>>({ max: POSITIONS }),
  };
  cachesByDatabase.set(db, caches);
  return caches;
}

/** Returns a cache key, which changes with every import. */
function keyOf({ customer, start, end, keywords }: Scope, versions: Versions): string {
  return JSON.stringify([
    customer,
    start,
    end,
    keywords,
    versions.get('visibility_listing') ?? null,
    versions.get('price') ?? null,
  ]);
}
