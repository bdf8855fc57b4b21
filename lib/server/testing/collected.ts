import type * as z from 'zod/mini';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { Answered } from '@/lib/queries/answer';
import type { Query } from '@/lib/queries/query';
import { keepSet } from '../collect/write-set';
import { readParams } from '../query/params';
import { runQueryHere } from '../query/run-query';
import { question } from '../sets/question';
import { valueAnswer } from '../sets/value-answer';
import { database } from '../store/database';
import { createService } from '../upstream/service';
import { pageBody } from './fake-pages';

let accounts = 0;

/** An account of which these days are collected, as if the service had answered so, and a way to ask queries of it. */
export async function collected<Row>(endpoint: JsonEndpoint, days: Readonly<Record<string, readonly Row[]>>) {
  const db = await database();
  const service = createService({ base: new URL('http://service.example'), key: `collected${accounts++}` });
  const asked = (date: string) => question(service, endpoint, withDefaults(endpoint, { date }));
  async function collect(date: string, rows: readonly Row[]) {
    const meta = { fetchedAt: new Date().toISOString(), crawledAt: null, total: rows.length, missing: 0 };
    const answer = { meta: { ...meta, revised: false, envelope: {} }, lines: rows.map(() => ''), rows: rows.length };
    return keepSet(db, asked(date), { answer, bodies: new Map([[1, pageBody(rows)]]), requests: 1 });
  }
  async function collectValue(params: Record<string, unknown>, body: string) {
    const answer = valueAnswer(JSON.parse(body), new Date().toISOString());
    const about = question(service, endpoint, withDefaults(endpoint, params));
    return keepSet(db, about, { answer, bodies: new Map([[1, body]]), requests: 1 });
  }
  for (const [date, rows] of Object.entries(days)) await collect(date, rows);
  return {
    collect,
    collectValue,
    db,
    account: asked('2026-01-01').account,
    /** The answer to a query, its parameters read by its own schema. */
    async ask<P extends z.ZodMiniType, Answer>(
      query: Query<P, Answer>,
      params: Record<string, unknown>,
    ): Promise<Answered<Answer>> {
      return runQueryHere(query, readParams(query.params, params), { db, account: asked('2026-01-01').account });
    },
  };
}

/** The same of an endpoint that answers ranges with one value: what came for each request, by its parameters. */
export async function collectedValues(
  endpoint: JsonEndpoint,
  answers: readonly { params: Record<string, unknown>; body: string }[],
) {
  const account = await collected(endpoint, {});
  for (const { params, body } of answers) await account.collectValue(params, body);
  return account;
}

function withDefaults({ params }: JsonEndpoint, given: Record<string, unknown>): Record<string, unknown> {
  const shape = Object.entries(params.shape as Record<string, { def?: { defaultValue?: unknown } }>);
  const defaults = shape.flatMap(([name, { def }]) =>
    def?.defaultValue === undefined ? [] : [[name, def.defaultValue]],
  );
  return { ...Object.fromEntries(defaults), ...given };
}
