import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { createSingleFlight } from '@/lib/async/single-flight';
import { endpointWords } from '@/lib/contract/endpoint-words';
import { answerSettings } from '@/lib/contract/setting-values';
import type { Answered, Coverage, Provenance } from '@/lib/queries/answer';
import type { Query, State } from '@/lib/queries/query';
import { readSettings } from '../account/account-settings';
import { sentVersion } from '../account/sent-points';
import { processWide } from '../base/process-wide';
import { filesVersion } from '../bulk/read-known-files';
import { ledgerVersion } from '../collect/ledger';
import { checkNeeds } from './check-needs';
import type { CollectOptions } from './collect-need';
import { coverageOf, mergeParts, type NeedCoverage } from './coverage';
import { EvaluationPending } from './day-evaluation';
import { createRun, type Reader } from './run';

/** The body of an answer, and its entity tag. */
export interface Sent {
  body: string;
  etag: string;
  /** The answer is null, as its days are being evaluated. */
  isPending: boolean;
}

const LETTER: Record<State, string> = { complete: 'c', partly: 'p', no_data: 'n', failed: 'f', not_collected: '-' };
/** Time that a query waits for the evaluation of its days. A new day is evaluated in about a second. */
const PATIENCE_MS = 5_000;
const CACHE_BYTES = 64 * 2 ** 20;

/** Answers by query, parameters, version of their data and settings. The least recently used are removed first. */
const cache = processWide('cached answers', () => ({
  answers: new LRUCache<string, string>({ maxSize: CACHE_BYTES, sizeCalculation: (text) => text.length * 2 + 200 }),
  singleFlight: createSingleFlight<string | null>(),
}));

/**
 * Runs a query with parsed parameters. Caches the answer until the data or a setting changes. While its days are
 * being evaluated, the answer is null and the coverage pending.
 */
export async function runQuery<P extends z.ZodMiniType, Answer>(
  query: Query<P, Answer>,
  params: z.output<P>,
  reader: Reader,
): Promise<Sent> {
  const queryNeeds = query.needs(params);
  checkNeeds(queryNeeds);
  const [needs, { values }] = await Promise.all([
    coverageOf(reader.db, reader.account, queryNeeds),
    readSettings(reader.db, reader.account),
  ]);
  const settings = answerSettings(values);
  const versions = needs.map(({ as, version, days }) => [as, version, days.length]);
  const files = query.readsFiles ? await filesVersion(reader.db, reader.account) : '';
  const sentPoints = query.readsSent ? await sentVersion(reader.db, reader.account) : '';
  const variants = query.readsVariants ? await ledgerVersion(reader.db, reader.account) : '';
  const inputs = [versions, files, sentPoints, variants, settings];
  const key = JSON.stringify([reader.db.database, reader.account, query.name, params, ...inputs]);
  const { answers, singleFlight } = cache();
  const answer =
    answers.get(key) ??
    (await singleFlight(
      key,
      async (signal) => {
        const run = createRun(mergeParts(needs), { patience: PATIENCE_MS, ...reader, signal }, settings);
        const json = await query.answer(params, run).then((value) => JSON.stringify(value ?? null), nullWhilePending);
        if (json !== null && !query.isPosted) answers.set(key, json);
        return json;
      },
      { signal: reader.signal },
    ));
  const isPending = answer === null;
  const opening = { opening: openingOf(query.name, params), offered: new Set<string>() };
  const coverage = await Promise.all(
    needs.filter(({ need }) => !need.isAside).map((need) => toCoverage(need, reader, opening)),
  );
  const sentCoverage = JSON.stringify(isPending ? coverage.map((need) => ({ ...need, pending: true })) : coverage);
  const body = `{"answer":${answer},"coverage":${sentCoverage},"provenance":${JSON.stringify(needs.map(toProvenance))}}`;
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, isPending };
}

function nullWhilePending(error: unknown): null {
  if (error instanceof EvaluationPending) return null;
  throw error;
}

/** Returns the answer as a value, for server-rendered pages. Null while its days are being evaluated. */
export async function runQueryHere<P extends z.ZodMiniType, Answer>(
  query: Query<P, Answer>,
  params: z.output<P>,
  reader: Reader,
): Promise<Answered<Answer> | null> {
  const { body, isPending } = await runQuery(query, params, reader);
  return isPending ? null : JSON.parse(body);
}

/** The page and the day of a query: "visibility 2026-03-31". */
function openingOf(name: string, params: unknown): string {
  // Parameters of queries are objects.
  const { date = '' } = params as { date?: string };
  return `${name.split('/')[0]} ${date}`;
}

async function toCoverage(
  { need, as, days, rows, total, problem }: NeedCoverage,
  { collect }: Reader,
  opening: Pick<CollectOptions, 'opening' | 'offered'>,
): Promise<Coverage> {
  const missing = days.filter(({ state }) => state === 'not_collected').map(({ day }) => day);
  const { pending, offeredCalls } = (need.urgent && (await collect?.(need, { ...opening, missing }))) || UNCOLLECTED;
  const { from, to, view } = need;
  const states = days.map(({ state }) => LETTER[state]).join('');
  return { need: as, endpoint: view.dataset, from, to, states, rows, total, pending, offeredCalls, problem };
}

const UNCOLLECTED = { pending: false, offeredCalls: null };

function toProvenance({ need, isFallback, crawledAt, fetchedAt, revised }: NeedCoverage): Provenance {
  const { view, params, from, to } = need;
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return {
    title: endpointWords(view.dataset),
    endpoint: view.dataset,
    params: texts,
    from,
    to,
    crawledAt,
    fetchedAt,
    revised,
    ...(isFallback && { isFallback }),
  };
}
