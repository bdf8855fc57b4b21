import { readLines } from '@/lib/client/read-lines';
import { RequestProblem, refuseFailure } from '@/lib/client/request-problem';
import type { SetEvent, SetMeta } from '@/lib/contract/events';
import { PACKED, unpackRows } from '@/lib/contract/packed-rows';

export interface FetchOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { loaded: number; total: number | null }) => void;
}

export interface FetchedSet<Row> {
  /** The question that was answered: while a newer one loads, the page still shows this answer. */
  url: string;
  /** `surplus`: rows received beyond the service's own count. */
  meta: SetMeta & { surplus?: number };
  rows: Row[];
}

export interface FetchedValue<Value> {
  /** The question that was answered, as with a set. */
  url: string;
  meta: SetMeta;
  value: Value;
}

/** A whole set from our own server. Resolves only when the stream ended properly: never with a part of it. */
export async function fetchSet<Row>(url: string, options: FetchOptions = {}): Promise<FetchedSet<Row>> {
  const rows: Row[] = [];
  const meta = await read<Row>(url, options, (event) => {
    if (event.type === 'rows') for (const row of unpackRows(event)) rows.push(row);
  });
  const surplus = rows.length - (meta.total ?? rows.length);
  return { url, meta: surplus > 0 ? { ...meta, surplus } : meta, rows };
}

/** A single object from our own server, in the same stream. */
export async function fetchValue<Value>(url: string, options: FetchOptions = {}): Promise<FetchedValue<Value>> {
  const found: { value?: Value } = {};
  // Our own server parsed the value by the endpoint's schema: the browser only types it.
  const meta = await read(url, options, (event) => {
    if (event.type === 'value') found.value = event.value as Value;
  });
  if (!('value' in found)) throw cutOff();
  return { url, meta, value: found.value as Value };
}

async function read<Row>(url: string, options: FetchOptions, take: (event: SetEvent<Row>) => void): Promise<SetMeta> {
  const { signal, onProgress } = options;
  const response = await fetch(url, { signal, headers: { accept: `application/x-ndjson; ${PACKED}` } });
  await refuseFailure(response);
  let meta: SetMeta | null = null;
  let ended = false;
  let breath = performance.now();
  for await (const line of readLines(response.body ?? new Blob().stream())) {
    const event = JSON.parse(line) as SetEvent<Row>;
    if (event.type === 'problem') throw new RequestProblem(event.problem);
    if (event.type === 'progress') onProgress?.({ loaded: event.loaded, total: event.total });
    else if (event.type === 'meta') meta = event;
    else if (event.type === 'end') ended = true;
    else take(event);
    if (performance.now() - breath > 12) {
      await giveWay();
      breath = performance.now();
    }
  }
  if (!meta || !ended) throw cutOff();
  return meta;
}

/** Lets the browser paint and answer keys between two parts of a big set. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function cutOff(): RequestProblem {
  return new RequestProblem({
    code: 'bad_answer',
    title: 'The answer broke off before it was whole, so nothing of it is shown. Retry to load it again.',
    retryable: true,
  });
}
