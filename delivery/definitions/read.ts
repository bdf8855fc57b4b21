import { LRUCache } from 'lru-cache';
import { currentDefinitions } from '@/delivery/loads/current-rows';
import { currentVersions } from '@/delivery/loads/current-versions';
import type { Database } from '@/lib/clickhouse/client';
import { type DefinitionKind, type Definitions, definitionKinds } from './kinds';

/** Maximum number of cached lists. */
const MOST = 200;
const caches = new WeakMap<Database, LRUCache<string, { version: string; items: unknown }>>();

/**
 * Returns a customer's definitions of a kind in the imported order, or an empty list. Nearly every answer needs
 * definitions, so they are cached until an import replaces them.
 */
export async function readDefinitions<K extends DefinitionKind>(
  db: Database,
  customerId: string,
  kind: K,
  signal?: AbortSignal,
): Promise<Definitions<K>> {
  const lists = caches.get(db) ?? new LRUCache<string, { version: string; items: unknown }>({ max: MOST });
  caches.set(db, lists);
  const key = `${customerId} ${kind}`;
  const version = (await currentVersions(db, customerId)).get(kind) ?? '';
  signal?.throwIfAborted();
  const cached = lists.get(key);
  // Only this function writes the cache, under the key of the kind.
  if (cached?.version === version) return cached.items as Definitions<K>;
  const rows = await db.query<{ body: string }>(
    `SELECT body FROM ${currentDefinitions(kind)} ORDER BY row_no`,
    { customer: customerId },
    { signal },
  );
  // The schema of the kind returns its list, but the type of a generic index is the union of all kinds.
  const items = definitionKinds[kind].parse(rows.map(({ body }) => JSON.parse(body) as unknown)) as Definitions<K>;
  lists.set(key, { version, items });
  return items;
}
