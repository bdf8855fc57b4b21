import { LRUCache } from 'lru-cache';
import { currentDefinitions } from '@/delivery/loads/current-rows';
import { currentVersions } from '@/delivery/loads/current-versions';
import type { Database } from '@/lib/clickhouse/client';
import { type DefinitionKind, type Definitions, definitionKinds } from './kinds';

/** Lists of definitions as they were last read. */
const MOST = 200;
const known = new WeakMap<Database, LRUCache<string, { version: string; items: unknown }>>();

/**
 * What a customer has defined of a kind, in the imported order; an empty list when nothing was. Nearly every answer needs
 * some, so they are read again only when another import has replaced them.
 */
export async function readDefinitions<K extends DefinitionKind>(
  db: Database,
  customerId: string,
  kind: K,
  signal?: AbortSignal,
): Promise<Definitions<K>> {
  const lists = known.get(db) ?? new LRUCache<string, { version: string; items: unknown }>({ max: MOST });
  known.set(db, lists);
  const key = `${customerId} ${kind}`;
  const version = (await currentVersions(db, customerId)).get(kind) ?? '';
  signal?.throwIfAborted();
  const found = lists.get(key);
  // Kept under the key of its kind by this function alone.
  if (found?.version === version) return found.items as Definitions<K>;
  const rows = await db.query<{ body: string }>(
    `SELECT body FROM ${currentDefinitions(kind)} ORDER BY row_no`,
    { customer: customerId },
    { signal },
  );
  // The schema of the kind parses its own list; indexing by a generic key forgets which one that is.
  const items = definitionKinds[kind].parse(rows.map(({ body }) => JSON.parse(body) as unknown)) as Definitions<K>;
  lists.set(key, { version, items });
  return items;
}
