import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import { groupBy } from '../group-by';
import type { PositionType } from '../positions';
import type { definedCodes } from '../retailer-naming';
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
import { SHARED_NAMES, SHELVES, type Shelf } from './shelves';

/** All data of products in search in a range, except for positions, which depend on the position type. */
export interface SearchedSet {
  /** In the order of pages. */
  products: readonly SearchedProduct[];
  /** By `factsKey`. */
  facts: ReadonlyMap<string, Facts>;
  contests: ReadonlyMap<string, readonly Contest[]>;
  /** Collected shelves, by `shelfKey`. */
  collected: ReadonlySet<string>;
}

export type Positions = ReadonlyMap<string, readonly Position[]>;

interface Scope {
  customer: string;
  start: string;
  end: string;
  /** Keywords whose shelves count, or null for all observed ones. */
  keywords: readonly string[] | null;
  codes: ReturnType<typeof definedCodes>;
}

type Versions = ReadonlyMap<string, string>;

/**
 * Cache sizes. Clients request the pages of a set in sequence, and three position types of a day, so a few sets
 * suffice.
 */
const SETS = 3;
const POSITIONS = 6;

interface Caches {
  sharedNames: LRUCache<string, Promise<string[]>>;
  sets: LRUCache<string, Promise<SearchedSet>>;
  positions: LRUCache<string, Promise<Positions>>;
}

const cachesByDatabase = new WeakMap<Database, Caches>();

/** Returns the data that all pages of a range share, cached until an import changes it. */
export function searchedSet(db: Database, scope: Scope, versions: Versions): Promise<SearchedSet> {
  return memoize(cachesOf(db).sets, keyOf(scope, versions), async () => {
    const params = await queryParams(db, scope, versions);
    const [products, shelves, facts, contests] = await Promise.all([
      db.query<SearchedProduct>(PRODUCTS, params),
      db.query<Shelf>(SHELVES, params),
      db.query<Facts>(FACTS, params),
      db.query<Contest>(CONTESTS, params),
    ]);
    return {
      products,
      facts: new Map(facts.map((fact) => [factsKey(fact), fact])),
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
    groupBy(await db.query<Position>(bestPositions(type), await queryParams(db, scope, versions)), productKey),
  );
}

export function productKey({ retailer_name, shop, product_id }: ProductAt): string {
  return `${retailer_name}\n${shop}\n${product_id}`;
}

export function factsKey({ retailer_name, product_id }: Omit<ProductAt, 'shop'>): string {
  return `${retailer_name}\n${product_id}`;
}

export function shelfKey({ retailer_name, shop, source }: Shelf): string {
  return `${retailer_name}\n${shop}\n${source}`;
}

async function queryParams(db: Database, scope: Scope, versions: Versions) {
  const { keywords, codes, ...range } = scope;
  const params = { ...range, ...codes, keywords: keywords ?? [], is_any_keyword: keywords === null };
  const shared_names = await memoize(cachesOf(db).sharedNames, keyOf(scope, versions), async () => {
    const rows = await db.query<{ retailer_name: string }>(SHARED_NAMES, params);
    return rows.map(({ retailer_name }) => retailer_name);
  });
  return { ...params, shared_names };
}

function cachesOf(db: Database) {
  const caches: Caches = cachesByDatabase.get(db) ?? {
    sharedNames: new LRUCache({ max: SETS }),
    sets: new LRUCache({ max: SETS }),
    positions: new LRUCache({ max: POSITIONS }),
  };
  cachesByDatabase.set(db, caches);
  return caches;
}

/** Returns a cache key, which changes with every import and with the definitions. */
function keyOf({ customer, start, end, keywords, codes }: Scope, versions: Versions): string {
  return JSON.stringify([
    customer,
    start,
    end,
    keywords,
    codes,
    versions.get('visibility_listing') ?? null,
    versions.get('price') ?? null,
  ]);
}
