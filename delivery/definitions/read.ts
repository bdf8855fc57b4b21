import { currentDefinitions } from '@/delivery/loads/current-rows';
import type { Database } from '@/lib/clickhouse/client';
import { type DefinitionKind, type Definitions, definitionKinds } from './kinds';

/** What a customer has defined of a kind, in the imported order; an empty list when nothing was. */
export async function readDefinitions<K extends DefinitionKind>(
  db: Database,
  customerId: string,
  kind: K,
  signal?: AbortSignal,
): Promise<Definitions<K>> {
  const rows = await db.query<{ body: string }>(
    `SELECT body FROM ${currentDefinitions(kind)} ORDER BY row_no`,
    { customer: customerId },
    { signal },
  );
  const items: unknown = rows.map(({ body }) => JSON.parse(body));
  // The schema of the kind parses its own list; indexing by a generic key forgets which one that is.
  return definitionKinds[kind].parse(items) as Definitions<K>;
}
