import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { datasets } from '@/lib/contract/datasets';
import { priceFile } from '@/lib/contract/datasets/price';
import { rating } from '@/lib/contract/datasets/rating';
import { fileListOf } from '@/lib/contract/endpoints';
import { price } from '@/lib/contract/price';
import { RULE_DAYS } from '@/lib/queries/downloads/file-rules';
import type { KnownFiles } from '@/lib/queries/downloads/known-file';
import { addDays } from '@/lib/queries/shared/dates';
import { bestEffort } from '../base/best-effort';
import { database } from '../base/database';
import { configuredAccount } from '../service/service';
import { readFiles, settleWrites } from './known-files';
import { LIST_VERSION } from './record-list';

/** Datasets that are crawled together with prices, from product pages. */
const CRAWLED_WITH_PRICES = [priceFile, rating];

/** Datasets with a list, by the endpoint of the list. */
const LISTS: ReadonlyMap<string, string> = new Map(
  datasets.flatMap((dataset) => {
    const list = fileListOf(dataset);
    return list ? [[list.name, dataset.name] as const] : [];
  }),
);

const NOTHING: KnownFiles = { files: [], listedAt: {}, crawls: [] };

interface Span {
  /** Name of one dataset, null for all. */
  dataset: string | null;
  from: string;
  to: string;
}

/** Returns the known files that the rules need to assess these days. Never costs a request. */
export async function readKnownFiles(db: Database, account: string, span: Span): Promise<KnownFiles> {
  const from = addDays(span.from, -RULE_DAYS);
  const to = addDays(span.to, RULE_DAYS);
  const [files, listedAt, crawls] = await Promise.all([
    readFiles(account, span.dataset, from, to),
    readListTimes(db, account),
    readCrawls(db, account, { from, to }),
  ]);
  return { files, listedAt, crawls };
}

/** Returns the known files of the configured account. Empty if the store cannot be read. */
export function knownFilesBetween(dataset: string | null, from: string, to: string): Promise<KnownFiles> {
  const loadFiles = async () => readKnownFiles(await database(), configuredAccount(), { dataset, from, to });
  return bestEffort('reading known files', loadFiles, NOTHING);
}

/** Returns the time of the last fetch of each list, by dataset. */
async function readListTimes(db: Database, account: string): Promise<Record<string, string>> {
  await settleWrites();
  const rows = await db.query<{ endpoint: string; fetched: string }>(
    `SELECT endpoint, max(fetched_at) AS fetched FROM ledger FINAL
     WHERE account = {account:String} AND endpoint IN {lists:Array(String)} AND set_id != 0
     AND table_version = {recorded:UInt16} GROUP BY endpoint`,
    { account, lists: [...LISTS.keys()], recorded: LIST_VERSION },
  );
  return Object.fromEntries(rows.map(({ endpoint, fetched }) => [LISTS.get(endpoint) ?? endpoint, fetched]));
}

/** Returns a version that changes with the known files, and every hour because another hour is over. */
export async function filesVersion(db: Database, account: string): Promise<string> {
  await settleWrites();
  const endpoints = [price.name, ...LISTS.keys()];
  const [row] = await db.query<{ files: string; ledger: string }>(
    `SELECT
      (SELECT concat(toString(max(version)), ' of ', toString(count())) FROM files_seen WHERE account = {account:String}) AS files,
      (SELECT toString(max(version)) FROM ledger WHERE account = {account:String} AND endpoint IN {endpoints:Array(String)}) AS ledger`,
    { account, endpoints },
  );
  return [row?.files, row?.ledger, new Date().toISOString().slice(0, 13)].join();
}

/** Returns the newest crawl hour of collected prices for each day in the ledger. */
async function readCrawls(
  db: Database,
  account: string,
  { from, to }: { from: string; to: string },
): Promise<KnownFiles['crawls']> {
  const rows = await db.query<{ crawl_hour: string; fetched: string }>(
    `SELECT substring(assumeNotNull(crawled_at), 1, 13) AS crawl_hour, max(fetched_at) AS fetched FROM ledger FINAL
     WHERE account = {account:String} AND endpoint = {endpoint:String} AND set_id != 0 AND isNotNull(crawled_at)
     AND ledger.day BETWEEN {from:Date} AND {to:Date} GROUP BY crawl_hour`,
    { account, endpoint: price.name, from, to },
  );
  return rows.flatMap(({ crawl_hour, fetched }) => {
    const [date = '', hour] = crawl_hour.split('T');
    return CRAWLED_WITH_PRICES.map(({ name }) => ({ dataset: name, date, hour: Number(hour), fetchedAt: fetched }));
  });
}
