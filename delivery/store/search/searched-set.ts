import { LRUCache } from 'lru-cache';
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

/** Everything about the products seen in search within a range but their positions, which depend on the type. */
export interface SearchedSet {
  /** In the order of the pages. */
  products: readonly SearchedProduct[];
  facts: ReadonlyMap<string, Facts>;
  contests: ReadonlyMap<string, readonly Contest[]>;
  /** The shelves that were collected, by `shelfOf`. */
  collected: ReadonlySet<string>;
}

export type Positions = ReadonlyMap<string, readonly Position[]>;

interface Asked {
  customer: string;
  start: string;
  end: string;
  /** Whose shelves count; null: those of all observed keywords. */
  keywords: readonly string[] | null;
}

type Versions = ReadonlyMap<string, string>;

/** The pages of a set are asked for one after the other, and three types of the same day: a few sets serve them all. */
const SETS = 3;
const POSITIONS = 6;

const kept = new WeakMap<
  Database,
  { sets: LRUCache<string, Promise<SearchedSet>>; positions: LRUCache<string, Promise<Positions>> }
>();

/** Reads what all pages of a range share once, until another import has changed it. */
export function searchedSet(db: Database, asked: Asked, versions: Versions): Promise<SearchedSet> {
  return once(cachesOf(db).sets, keyOf(asked, versions), async () => {
    const [products, shelves, facts, contests] = await Promise.all([
      db.query<SearchedProduct>(PRODUCTS, boundOf(asked)),
      db.query<Shelf>(SHELVES, boundOf(asked)),
      db.query<Facts>(FACTS, boundOf(asked)),
      db.query<Contest>(CONTESTS, boundOf(asked)),
    ]);
    return {
      products,
      facts: new Map(facts.map((fact) => [productKey(fact), fact])),
      contests: groupBy(contests, productKey),
      collected: new Set(shelves.map(shelfKey)),
    };
  });
}

/** The best positions of all products of a range, by product. */
export function searchedPositions(
  db: Database,
  asked: Asked,
  versions: Versions,
  type: PositionType,
): Promise<Positions> {
  return once(cachesOf(db).positions, `${keyOf(asked, versions)} ${type}`, async () =>
    groupBy(await db.query<Position>(bestPositions(type), boundOf(asked)), productKey),
  );
}

export function productKey({ retailer_name, product_id }: ProductAt): string {
  return `${retailer_name}\n${product_id}`;
}

export function shelfKey({ retailer_name, source }: Shelf): string {
  return `${retailer_name}\n${source}`;
}

function boundOf({ keywords, ...asked }: Asked) {
  return { ...asked, keywords: keywords ?? [], is_any_keyword: keywords === null };
}

function cachesOf(db: Database) {
  const caches = kept.get(db) ?? {
    sets: new LRUCache<string, Promise<SearchedSet>>({ max: SETS }),
    positions: new LRUCache<string, Promise<Positions>>({ max: POSITIONS }),
  };
  kept.set(db, caches);
  return caches;
}

/** Another import is another key: what was kept before is never looked at again. */
function keyOf({ customer, start, end, keywords }: Asked, versions: Versions): string {
  return JSON.stringify([
    customer,
    start,
    end,
    keywords,
    versions.get('visibility_listing') ?? null,
    versions.get('price') ?? null,
  ]);
}

/** A failure is not kept, and one caller who leaves does not take it from the others. */
function once<T extends object>(cache: LRUCache<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = cache.get(key);
  if (found) return found;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
