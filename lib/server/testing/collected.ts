import type * as z from 'zod/mini';
import { memoize } from '@/lib/async/memoize';
import { bulkEndpoint, fileName } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { ratingBulkFiles } from '@/lib/contract/file-list';
import { price } from '@/lib/contract/price';
import type { Problem } from '@/lib/contract/problem';
import type { Answered } from '@/lib/queries/answer';
import type { Query } from '@/lib/queries/query';
import { groupBy } from '@/lib/queries/shared/group-by';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { collectSet } from '../collect/collect-set';
import { fetchSet } from '../collect/fetch-set';
import { question } from '../collect/question';
import { writeFailure } from '../collect/write-set';
import { readParams } from '../query/params';
import { runQueryHere } from '../query/run-query';
import { accountOf } from '../service/account';
import { createService } from '../service/service';
import { withRatingFiles } from './fake-files';
import { pageBody } from './fake-pages';
import { fakeUpstream, queryOf } from './fake-upstream';
import { plainService, type ServiceKind } from './services';

const FAILURE: Problem = { code: 'unreachable', title: 'The service failed.', retryable: true };

let nextId = 0;

/**
 * Creates an account with these days collected, which the test may change, and runs queries on it. Its service is closed
 * when the test ends.
 */
export async function ownAccount<Row>(
  endpoint: JsonEndpoint,
  days: Readonly<Record<string, readonly Row[]>>,
  kind: ServiceKind = plainService,
) {
  const db = await database();
  const bodies = new Map<string, string>();
  const files = new Map<string, string>();
  const upstream = await fakeUpstream(
    kind.as(
      withRatingFiles(files, (request, response) => {
        const body = bodies.get(dayOf(Object.fromEntries(queryOf(request))));
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      }),
    ),
  );
  const service = createService({ base: upstream.base, key: `asked${nextId++}`, paths: kind.paths });
  const account = accountOf(service);
  async function fetchCollected(of: JsonEndpoint, params: Record<string, unknown>) {
    const { written } = await fetchSet(service, question(service, of, params), { priority: 'person' });
    await written;
  }
  /** @param of another endpoint of the same service */
  async function collectValue(params: Record<string, unknown>, body: string, of = endpoint) {
    bodies.set(dayOf(params), body);
    await fetchCollected(of, withDefaults(of, params));
  }
  /** Collects answers, those of different days at the same time, so that their rows are filled together. */
  async function collectValues(answers: readonly Collected[], of = endpoint) {
    const days = groupBy(answers, ({ params }) => dayOf(params)).values();
    // Bodies are found by their day, so a day has one at a time.
    const collectDay = async (ofDay: readonly Collected[]) => {
      for (const { params, body } of ofDay) await collectValue(params, body, of);
    };
    await Promise.all([...days].map(collectDay));
  }
  /** Collects rating files with these lines, by day. */
  async function collectRatingFiles(lines: Readonly<Record<string, readonly string[]>>) {
    const contents = Object.entries(lines).map(([day, text]) => [day, `${text.join('\n')}\n`] as const);
    for (const [day, text] of contents) files.set(fileName(rating.name, day, 6, 'ndjson'), text);
    await fetchCollected(ratingBulkFiles, {});
    for (const date of Object.keys(lines)) {
      const request = question(service, bulkEndpoint(rating), { date });
      await collectSet(service, request, { priority: 'person', refetch: 'all' });
    }
  }
  const collect = (date: string, rows: readonly Row[]) => collectValue({ date }, pageBody(rows));
  /** Records a failed request. */
  const failValue = (params: Record<string, unknown>) =>
    writeFailure(db, question(service, endpoint, withDefaults(endpoint, params)), FAILURE);
  const fail = (date: string) => failValue({ date });
  // The rows of days that are collected at the same time are filled together.
  await Promise.all(Object.entries(days).map(([date, rows]) => collect(date, rows)));
  return {
    collect,
    collectValue,
    collectValues,
    collectRatingFiles,
    fail,
    failValue,
    db,
    account,
    /** Answers a query, with its parameters parsed by its schema. Waits until its days are evaluated. */
    async ask<P extends z.ZodMiniType, Answer>(
      query: Query<P, Answer>,
      params: Record<string, unknown>,
    ): Promise<Answered<Answer>> {
      const answer = () => runQueryHere(query, readParams(query.params, params), { db, account });
      for (;;) {
        const answered = await answer();
        if (answered) return answered;
        await settleBackground();
      }
    },
  };
}

type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;
/** What a test can do with an account that others read as well. */
type SharedAccount = Pick<OwnAccount, 'ask'>;

/** Creates an account with these answers collected, for endpoints that answer a range with one value. */
export async function ownValues(endpoint: JsonEndpoint, answers: readonly Collected[], kind?: ServiceKind) {
  const account = await ownAccount(endpoint, {}, kind);
  await account.collectValues(answers);
  return account;
}

interface Collected {
  params: Record<string, unknown>;
  body: string;
}

const accounts = new Map<string, Promise<SharedAccount>>();

/** Returns the account of a key, which the tests of a file share, as collecting takes longer than reading. */
async function shareAccount(key: unknown, make: () => Promise<SharedAccount>): Promise<SharedAccount> {
  const id = JSON.stringify([(await database()).database, key]);
  return memoize(accounts, id, make);
}

/** Returns an account with these days collected, which the tests of a file share. */
export function sharedAccount<Row>(
  endpoint: JsonEndpoint,
  days: Readonly<Record<string, readonly Row[]>>,
  kind = plainService,
): Promise<SharedAccount> {
  return shareAccount([endpoint.name, days, kind.title], () => ownAccount(endpoint, days, kind));
}

/** Returns an account with these answers collected, which the tests of a file share. */
export function sharedValues(
  endpoint: JsonEndpoint,
  answers: readonly Collected[],
  kind = plainService,
): Promise<SharedAccount> {
  return shareAccount([endpoint.name, answers, kind.title], () => ownValues(endpoint, answers, kind));
}

/** Returns accounts that a function makes, one for each kind of service, which the tests of a file share. */
export function sharedBy(make: (kind: ServiceKind) => Promise<SharedAccount>) {
  const id = nextId++;
  return (kind = plainService): Promise<SharedAccount> => shareAccount([id, kind.title], () => make(kind));
}

/** Returns the day of a request, or the last one of its range. */
function dayOf(params: Readonly<Record<string, unknown>>): string {
  return String(params.date ?? params.end_date ?? '');
}

/** Adds the parameters that pages read by default. */
function withDefaults({ name, params }: JsonEndpoint, overrides: Record<string, unknown>): Record<string, unknown> {
  const shape = Object.entries(params.shape as Record<string, { def?: { defaultValue?: unknown } }>);
  const defaults = shape.flatMap(([param, { def }]) =>
    def?.defaultValue === undefined ? [] : [[param, def.defaultValue]],
  );
  return {
    ...Object.fromEntries(defaults),
    ...(name === price.name && { calculation_type: PRICE_TYPE }),
    ...overrides,
  };
}
