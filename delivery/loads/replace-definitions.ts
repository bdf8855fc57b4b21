import type { Database } from '@/lib/clickhouse/client';
import { beginLoad } from './begin-load';
import type { Published } from './publish';
import { DEFINITION_SLOT } from './slot';
import { definitionTarget } from './target';

/** Atomically replaces all of a customer's definitions of a kind. */
export async function replaceDefinitions(
  db: Database,
  customerId: string,
  kind: string,
  definitions: readonly unknown[],
): Promise<Published> {
  const load = await beginLoad(db, customerId, definitionTarget(kind));
  try {
    load.touch(DEFINITION_SLOT);
    for (const definition of definitions)
      load.add(DEFINITION_SLOT, JSON.stringify({ kind, body: JSON.stringify(definition) }));
    return await load.publish();
  } catch (error) {
    await load.abort();
    throw error;
  }
}
