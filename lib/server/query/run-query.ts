import 'server-only';
import { createHash } from 'node:crypto';
import { TupleParam } from '@clickhouse/client';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import type { Database } from '@/lib/clickhouse/client';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import { compile, identifier, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Answered, Coverage, Provenance } from '@/lib/queries/answer';
import type { Need, Query, Run, State } from '@/lib/queries/query';
import { processWide } from '../process-wide';
import { tableNamed } from '../warehouse/tables';
import { checkNeeds } from './check-needs';
import { coverageOf, mergeParts, type NeedCoverage } from './coverage';
import { createUnderWay } from './under-way';

/** Whose rows are read, and where they are. */
export interface Reader {
  db: Database;
  account: string;
  signal?: AbortSignal | undefined;
  /** Has days of a need collected that are missing or stale. Whether missing ones are on their way. */
  want?: (need: Need, missing: boolean) => boolean;
}

/** An answer as it is sent, and the tag that changes when it does. */
export interface Sent {
  body: string;
  etag: string;
}

const LETTER: Record<State, string> = { complete: 'c', partly: 'p', no_data: 'n', failed: 'f', not_collected: '-' };
const CACHE_BYTES = 64 * 2 ** 20;

const SETTINGS = {
  // A name in an expression is the row's column, never a figure of the same name beside it.
  prefer_column_name_to_alias: 1,
  // Statements are many and their rows few: compiling or merging expressions takes longer than it saves.
  compile_expressions: 0,
  compile_aggregate_expressions: 0,
  compile_sort_description: 0,
  query_plan_merge_expressions: 0,
  // So does looking for what could be written otherwise: they are written as they should be.
  ...Object.fromEntries(
    [
      'optimize_aggregators_of_group_by_keys',
      'optimize_arithmetic_operations_in_aggregate_functions',
      'optimize_group_by_function_keys',
      'optimize_injective_functions_in_group_by',
      'optimize_redundant_functions_in_order_by',
      'optimize_rewrite_aggregate_function_with_if',
      'query_plan_filter_push_down',
      'query_plan_lift_up_array_join',
      'query_plan_lift_up_union',
      'query_plan_merge_filters',
      'query_plan_push_down_limit',
      'query_plan_split_filter',
    ].map((pass) => [pass, 0]),
  ),
  // One thread reads them as fast as two, and leaves the other to other readers.
  max_threads: 1,
};

/** Answers by query, parameters and version of the data they rest on; the least used go first. */
const kept = processWide('kept answers', () => ({
  answers: new LRUCache<string, string>({ maxSize: CACHE_BYTES, sizeCalculation: (text) => text.length * 2 + 200 }),
  underWay: createUnderWay<string>(),
  rows: new LRUCache<string, Promise<unknown[]>>({ max: 500 }),
}));

/** Runs a query with parameters that its schema has read. The same answer is made once while the data stays. */
export async function runQuery<P extends z.ZodMiniType, Answer>(
  query: Query<P, Answer>,
  params: z.output<P>,
  reader: Reader,
): Promise<Sent> {
  const queryNeeds = query.needs(params);
  checkNeeds(queryNeeds);
  const needs = await coverageOf(reader.db, reader.account, queryNeeds);
  const versions = needs.map(({ as, version, days }) => [as, version, days.length]);
  const key = JSON.stringify([reader.db.database, reader.account, query.name, params, versions]);
  const { answers, underWay } = kept();
  const answer =
    answers.get(key) ??
    (await underWay(key, reader.signal, async (signal) => {
      const made = JSON.stringify(
        (await query.answer(params, runOf(mergeParts(needs), { ...reader, signal }))) ?? null,
      );
      answers.set(key, made);
      return made;
    }));
  const coverage = JSON.stringify(needs.map((need) => toCoverage(need, reader)));
  const body = `{"answer":${answer},"coverage":${coverage},"provenance":${JSON.stringify(needs.map(toProvenance))}}`;
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** The same as a value, for pages that are rendered on the server. */
export async function runQueryHere<P extends z.ZodMiniType, Answer>(
  query: Query<P, Answer>,
  params: z.output<P>,
  reader: Reader,
): Promise<Answered<Answer>> {
  return JSON.parse((await runQuery(query, params, reader)).body);
}

/** The engine bound to the rows of these needs; no others can be read by it. */
function runOf(needs: readonly NeedCoverage[], { db, account, signal }: Reader): Run {
  function rows<Row>(statement: Sql, options: { signal?: AbortSignal | undefined } = { signal }): Promise<Row[]> {
    const { text, params } = compile(statement);
    return db.query<Row>(text, params, { ...options, settings: SETTINGS });
  }
  /** The rows of a set never change, so that statement and sets identify what is read. No single reader may stop it. */
  function shared<Row>(statement: Sql): Promise<Row[]> {
    const { text, params } = compile(statement);
    const key = JSON.stringify([db.database, text, params], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const read = kept().rows.get(key) ?? rows<Row>(statement, {});
    kept().rows.set(key, read);
    read.catch(() => kept().rows.delete(key));
    return read as Promise<Row[]>;
  }
  const needOf = ({ view, as = view.name }: Pick<Need, 'view' | 'as'>) => needs.find((need) => need.as === as);
  return {
    rows: (statement) => rows(statement),
    row: async <Row>(statement: Sql) => only(await rows<Row>(statement)),
    sharedRow: async <Row>(statement: Sql) => only(await shared<Row>(statement)),
    from(of, columns) {
      const need = needOf(of);
      if (!need) throw new Error(`A query reads ${of.as ?? of.view.name}, which it does not need.`);
      return rowsOf(need, account, columns);
    },
    days: (of) => needOf(of)?.days ?? [],
  };
}

function only<Row>([first]: readonly Row[]): Row {
  if (first === undefined) throw new Error('A query that has one row had none.');
  return first;
}

/** Each day has a set: of an answer over several days, a later one may have replaced some. */
function rowsOf({ need, sets, setDays }: NeedCoverage, account: string, columns: readonly string[]): Sql {
  const { definition } = tableNamed(need.view.table);
  const pairs = sets.map((set, index) => new TupleParam([setDays[index], BigInt(set)]));
  return sql`(SELECT ${join([...new Set(columns)].map(identifier))} FROM ${raw(definition.name)}
    WHERE account = ${param(account, 'String')} AND (day, set_id) IN ${param(pairs, 'Array(Tuple(Date, UInt64))')})`;
}

function toCoverage({ need, as, days, rows, total, problem }: NeedCoverage, { want }: Reader): Coverage {
  const missing = days.some(({ state }) => state === 'not_collected');
  const pending = (need.urgent && want?.(need, missing)) ?? false;
  const { from, to, view } = need;
  return { need: as, endpoint: view.dataset, from, to, states: lettersOf(days), rows, total, pending, problem };
}

function lettersOf(days: NeedCoverage['days']): string {
  return days.map(({ state }) => LETTER[state]).join('');
}

function toProvenance({ need, crawledAt, fetchedAt, revised }: NeedCoverage): Provenance {
  const { view, params, from, to } = need;
  const title = jsonEndpoints.find(({ name }) => name === view.dataset)?.title ?? view.dataset;
  const asked = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return { title, endpoint: view.dataset, params: asked, from, to, crawledAt, fetchedAt, revised };
}
