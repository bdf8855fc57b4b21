import { readLines } from '@/lib/client/read-lines';
import { request } from '@/lib/client/request';
import { RequestProblem } from '@/lib/client/request-problem';
import type { SetEvent, SetMeta } from '@/lib/contract/events';
import { PACKED, unpackRows } from '@/lib/contract/packed-rows';

export interface FetchOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { loaded: number; total: number | null }) => void;
}

export interface FetchedSet<Row> {
  /** Requested URL. While another URL loads, the page still shows this answer. */
  url: string;
  /** `surplus` is the number of rows in excess of the count that the service reported. */
  meta: SetMeta & { surplus?: number };
  rows: Row[];
}

export interface FetchedValue<Value> {
  /** Requested URL. */
  url: string;
  meta: SetMeta;
  value: Value;
}

/** Fetches a set from the dashboard's server. Rejects if the stream is incomplete. */
export async function fetchSet<Row>(url: string, options: FetchOptions = {}): Promise<FetchedSet<Row>> {
  const rows: Row[] = [];
  const meta = await read<Row>(url, options, (event) => {
    if (event.type === 'rows') for (const row of unpackRows(event)) rows.push(row);
  });
  const surplus = rows.length - (meta.total ?? rows.length);
  return { url, meta: surplus > 0 ? { ...meta, surplus } : meta, rows };
}

/** Fetches a single object from the dashboard's server, in the same kind of stream. */
export async function fetchValue<Value>(url: string, options: FetchOptions = {}): Promise<FetchedValue<Value>> {
  const result: { value?: Value } = {};
  // The server has validated the value by the endpoint's schema.
  const meta = await read(url, options, (event) => {
    if (event.type === 'value') result.value = event.value as Value;
  });
  if (!('value' in result)) throw cutOff();
  return { url, meta, value: result.value as Value };
}

async function read<Row>(
  url: string,
  options: FetchOptions,
  onEvent: (event: SetEvent<Row>) => void,
): Promise<SetMeta> {
  const { signal, onProgress } = options;
  const response = await request(url, { signal, headers: { accept: `application/x-ndjson; ${PACKED}` } });
  let meta: SetMeta | null = null;
  let isComplete = false;
  let lastYield = performance.now();
  for await (const line of readLines(response.body ?? new Blob().stream())) {
    const event = JSON.parse(line) as SetEvent<Row>;
    if (event.type === 'problem') throw new RequestProblem(event.problem);
    if (event.type === 'progress') onProgress?.({ loaded: event.loaded, total: event.total });
    else if (event.type === 'meta') meta = event;
    else if (event.type === 'end') isComplete = true;
    else onEvent(event);
    if (performance.now() - lastYield > 12) {
      await yieldToBrowser();
      lastYield = performance.now();
    }
  }
  if (!meta || !isComplete) throw cutOff();
  return meta;
}

/** Yields to the event loop, so that the page stays responsive while a large set is parsed. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function cutOff(): RequestProblem {
  return new RequestProblem({
    code: 'bad_answer',
    title: 'The answer broke off before its end, so it is not shown. Retry to load it again.',
    retryable: true,
  });
}
