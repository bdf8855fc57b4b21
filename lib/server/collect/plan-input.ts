import 'server-only';
import { createSingleFlight } from '@/lib/async/single-flight';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkDataset } from '@/lib/contract/dataset';
import { fileListOf } from '@/lib/contract/endpoints';
import { isStorableDay, LATEST_DATE } from '@/lib/contract/params';
import { type PriceItem, price } from '@/lib/contract/price';
import type { Problem } from '@/lib/contract/problem';
import { utcDay } from '@/lib/contract/utc-day';
import { variantText } from '@/lib/contract/variant';
import { latest } from '@/lib/queries/shared/dates';
import { FALLBACK_PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { database } from '../base/database';
import type { FileRequest } from '../bulk/file-request';
import { readListedFiles } from '../bulk/known-files';
import { LIST_VERSION } from '../bulk/record-list';
import { fetchJson } from '../service/fetch-json';
import { problemOfError } from '../service/problem-of-error';
import type { Service } from '../service/service';
import type { PlanInput } from './due';
import { type LedgerKey, type LedgerRow, lookUpLedger, selectLedger } from './ledger';
import { fileLists, type PlanLine } from './plan';

/** Returns the ledger rows of an account with a failed last attempt, of all days. */
export async function readFailures(account: string): Promise<LedgerRow[]> {
  const db = await database();
  return selectLedger(db, `account = {account:String} AND problem != ''`, { account });
}

/** Returns the newest ledger row of each list of files until today. Later rows are from before the clock was set back. */
export async function readLists(account: string, now: number): Promise<LedgerRow[]> {
  const db = await database();
  const where = `account = {account:String} AND endpoint IN {lists:Array(String)} AND ledger.day <= {today:Date}
    ORDER BY ledger.day DESC LIMIT 1 BY endpoint`;
  return selectLedger(db, where, { account, lists: fileLists.map(({ name }) => name), today: utcDay(now) });
}

/** Returns the newest listed files of a range of days for the bulk endpoints of a plan. */
export async function readFilesOf(
  account: string,
  lines: readonly PlanLine[],
  { from, to }: { from: string; to: string },
): Promise<PlanInput['files']> {
  const files = new Map<string, Map<string, FileRequest>>();
  for (const { endpoint } of lines) {
    if (endpoint.kind !== 'bulk' || !(await isListKnown(account, endpoint.dataset))) continue;
    const listed = await readListedFiles(account, endpoint.dataset, from, to);
    files.set(endpoint.name, new Map(listed.map((file) => [file.date, file])));
  }
  return files;
}

/** Returns whether a list of the dataset's files was collected. */
export async function isListKnown(account: string, dataset: BulkDataset): Promise<boolean> {
  const db = await database();
  const [row] = await db.query<{ lists: number }>(
    `SELECT count() AS lists FROM ledger FINAL WHERE account = {account:String} AND endpoint = {list:String}
    AND ledger.set_id != 0 AND table_version = {recorded:UInt16}`,
    { account, list: fileListOf(dataset)?.name ?? '', recorded: LIST_VERSION },
  );
  return row !== undefined && row.lists > 0;
}

/** Returns whether one of these keys of the plan has an answer that its line replaces. */
export async function hasReplaced(
  db: Database,
  lines: readonly PlanLine[],
  keys: readonly LedgerKey[],
): Promise<boolean> {
  const replaced = keys.flatMap(({ account, endpoint: name, day }) =>
    lines.flatMap(({ endpoint, replaces }) =>
      replaces && endpoint.name === name
        ? [{ account, endpoint: name, params: variantText(endpoint, replaces), from: day, to: day }]
        : [],
    ),
  );
  const rows = await Promise.all(replaced.map((range) => lookUpLedger(db, range)));
  return rows.flat().some(({ set_id }) => set_id !== '0');
}

/** The default page size of the specification. */
const NEWEST_OFFERS = 10;

/** Returns the day of an offer. Some services repeat the date of the request, which is no day. */
function dayOf({ date, crawling_time }: PriceItem): string[] {
  return [date, crawling_time?.slice(0, 10)].flatMap((day) => (day && isStorableDay(day) ? day : [])).slice(0, 1);
}

/**
 * Looks up the newest day with prices, or today if the service names none. Costs one request, which is repeated after
 * `every` milliseconds or `expire`, and shared by all who wait for it. Undefined until the service has answered.
 */
export function createNewestDay(service: Service, every: number) {
  const requests = createSingleFlight<string | undefined>();
  let day: string | undefined;
  /** The day of the last answer. Undefined if it had no offer with a day. */
  let serviceDay: string | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let isExpired = false;
  let problem: Problem | null = null;

  async function request(now: number): Promise<string | undefined> {
    // The default of the specification. Some services have few prices of the other type.
    const params = {
      date: LATEST_DATE,
      calculation_type: FALLBACK_PRICE_TYPE,
      page_size: NEWEST_OFFERS,
      current_page: 1,
    };
    try {
      do {
        isExpired = false;
        const { items } = await fetchJson(service, price, params, { priority: 'background' });
        serviceDay = latest(items.flatMap(dayOf));
        day = serviceDay ?? utcDay(now);
        // `expire` may be called during the request, whose answer is then too old.
      } while (isExpired);
      requestedAt = now;
      problem = null;
    } catch (error) {
      problem = problemOfError(error);
      // A service that refuses the date, or this key for prices, names no day. After other failures, the next plan
      // retries. With a 404, the address may be wrong, so no other requests are made.
      if (problem.code === 'bad_request' || problem.upstreamStatus === 403) {
        day = serviceDay ?? utcDay(now);
        requestedAt = now;
        problem = null;
      }
    }
    return day;
  }

  return {
    expire() {
      isExpired = true;
      requestedAt = Number.NEGATIVE_INFINITY;
    },
    async find(now: number): Promise<string | undefined> {
      const age = now - requestedAt;
      // A negative age means that the clock was set back.
      return age >= 0 && age < every ? day : requests('newest', () => request(now));
    },
    /** Why the last request failed, or null. */
    get problem() {
      return problem;
    },
  };
}
