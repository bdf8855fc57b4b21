import 'server-only';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '@/lib/async/single-flight';
import { promisedColumn } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import type { downloadPreview, FilePreview } from '@/lib/contract/downloads';
import type { RequestParamsOf } from '@/lib/contract/endpoint';
import { ROW_FILTERS } from '@/lib/contract/file-choice';
import { isPersonal } from '@/lib/contract/personal-columns';
import { badRequest } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import { csvRecords } from '../bulk/csv-records';
import type { FileRequest } from '../bulk/file-request';
import { passFile } from '../bulk/pass-file';
import type { Facts } from '../bulk/tally-thread';
import { isFresh } from '../collect/freshness';
import { configuredAccount, service } from '../service/service';
import { ColumnTally } from './column-profile';
import { checkRows } from './open-files';
import { createPickColumns } from './pick-columns';

const ROWS = 100;
/** Retailers and brands to choose from. */
const MAX_VALUES = 500;
/** Number of rows behind the profiles of columns. The rest of the file is not transferred. */
const ROWS_READ = 20_000;

type Params = RequestParamsOf<typeof downloadPreview>;

const MOST_PREVIEWS = 50;
const previews = processWide('previews', () => ({
  cache: new LRUCache<string, { preview: FilePreview; fetchedAt: Date }>({ max: MOST_PREVIEWS }),
  singleFlight: createSingleFlight<FilePreview>(),
}));

/** Returns the preview of a file. Costs one call, unless it was opened before and the file can no longer change. */
export async function loadPreview(params: Params, signal: AbortSignal): Promise<FilePreview> {
  const { cache, singleFlight } = previews();
  const key = JSON.stringify([configuredAccount(), params]);
  const cached = cache.get(key);
  if (cached && isFresh(params, cached.fetchedAt)) return cached.preview;
  const load = async (signalOfAll: AbortSignal) => {
    const fetchedAt = new Date();
    const preview = await readPreview(params, signalOfAll);
    cache.set(key, { preview, fetchedAt });
    return preview;
  };
  return singleFlight(key, load, { signal });
}

/** Reads the first rows of a file, counts the values of its columns, and ends the transfer. */
async function readPreview(params: Params, signal: AbortSignal): Promise<FilePreview> {
  const file = fileOf(params);
  let facts: Facts | null = null;
  const { parts } = await passFile(service(), file, { priority: 'person', signal }, (fileFacts) => {
    facts = fileFacts;
  });
  const records = csvRecords(parts);
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const leftOut = params.reviewers === 'included' ? [] : header.filter(isPersonal);
  const names = header.filter((name) => !leftOut.includes(name));
  const pick = createPickColumns(header, names);
  const columns = names.map((name) => {
    const column = promisedColumn(file.dataset, name);
    return { name, column, tally: new ColumnTally(column?.type ?? null) };
  });
  const rows: (string | null)[][] = [];
  let recordCount = 0;
  let shifted = 0;
  let complete = true;
  for await (const record of records) {
    if (recordCount === ROWS_READ) {
      complete = false;
      break;
    }
    const values = pick(record);
    if (!values) {
      shifted += 1;
      continue;
    }
    recordCount += 1;
    const row = values.map((value) => value || null);
    row.forEach((value, index) => void columns[index]?.tally.add(value));
    if (rows.length < ROWS) rows.push(row);
  }
  if (complete) checkRows(facts, recordCount + shifted);
  return {
    leftOut,
    columns: columns.map(({ name, column, tally }) => ({
      name,
      type: column?.type ?? null,
      meaning: column?.meaning ?? null,
      profile: tally.profile(),
    })),
    values: {
      retailers: valuesOf(columns, ROW_FILTERS.retailers),
      brands: valuesOf(columns, ROW_FILTERS.brands),
    },
    rows,
    read: recordCount,
    shifted,
    complete,
  };
}

function valuesOf(columns: readonly { name: string; tally: ColumnTally }[], name: string): string[] {
  return columns.find((column) => column.name === name)?.tally.values(MAX_VALUES) ?? [];
}

function fileOf({ dataset: name, date, time }: Params): FileRequest {
  const dataset = datasetByName(name);
  if (!dataset) throw badRequest('No such dataset.');
  return { dataset, date, hour: time, encoding: 'csv' };
}
