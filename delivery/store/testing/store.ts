import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { DefinitionKind } from '@/delivery/definitions/kinds';
import { parseDefinitions } from '@/delivery/definitions/parse';
import { beginLoad } from '@/delivery/loads/begin-load';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Slot } from '@/delivery/loads/slot';
import { targetOf } from '@/delivery/loads/target';
import { tables } from '@/delivery/schema/tables';
import { createDatabase } from '@/lib/clickhouse/client';
import { migrate } from '@/lib/clickhouse/migrate';
import { dropDatabase } from '@/lib/clickhouse/testing/drop-database';
import type { JsonEndpoint, RequestParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { parseParams } from '@/lib/contract/parse-params';
import { strict } from '@/lib/contract/reading';
import { answerOf } from '../answers';

/** Creates a separate database on the shared engine. The default customer is `acme`. */
export async function testStore() {
  const db = createDatabase(inject('engine'), `test_${randomUUID().replaceAll('-', '')}`);
  await migrate(db, tables);

  /** Publishes files atomically. Missing columns of rows are null. */
  async function loadAll(dataset: string, files: readonly (Slot & { rows: readonly object[] })[], customer = 'acme') {
    const begun = await beginLoad(db, customer, targetOf(dataset));
    for (const { date, hour, rows } of files) {
      begun.touch({ date, hour });
      for (const row of rows) begun.add({ date, hour }, JSON.stringify(row));
    }
    await begun.publish();
  }

  async function load(dataset: string, date: string, rows: readonly object[], { hour = 7, customer = 'acme' } = {}) {
    await loadAll(dataset, [{ date, hour, rows }], customer);
  }

  async function define(kind: DefinitionKind, list: unknown, customer = 'acme') {
    const parsed = parseDefinitions(list, kind);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.mistakes));
    await replaceDefinitions(db, customer, kind, parsed.definitions[kind] ?? []);
  }

  /** Answers a call, and expects exactly the fields of the contract. */
  async function ask<E extends JsonEndpoint>(
    endpoint: E,
    call: Partial<Record<keyof RequestParamsOf<E>, string | number>>,
    customer = 'acme',
  ): Promise<ResponseOf<E>> {
    const raw = Object.fromEntries(Object.entries(call).map(([name, value]) => [name, String(value)]));
    const parsed = parseParams<JsonEndpoint>(endpoint, raw);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const body = await answerOf(endpoint)(db, customer, parsed.params);
    return strict(endpoint.response).parse(body) as ResponseOf<E>;
  }

  async function close() {
    await db.close();
    await dropDatabase(db.database);
  }

  return { load, loadAll, define, ask, close };
}

export type TestStore = Awaited<ReturnType<typeof testStore>>;
