import 'server-only';
import type { SetMeta } from '@/lib/contract/events';
import type { Question } from '../sets/question';
import { database } from '../store/database';

/** An answer in the store. `readLines` reads its lines. */
export interface CachedAnswer {
  meta: Omit<SetMeta, 'source'>;
  linesId: string;
  /** Size of all lines. */
  bytes: number;
  contentHash: string;
  previousHash: string;
  settled: boolean;
}

interface Row {
  lines_id: string;
  fetched_at: string;
  crawled_at: string | null;
  total: number | null;
  missing: number;
  envelope: string;
  content_hash: string;
  previous_hash: string;
  bytes: number;
  settled: boolean;
}

const FIND = `
  SELECT toString(lines_id) AS lines_id, fetched_at, crawled_at, total, missing, envelope, content_hash, previous_hash,
    bytes, settled
  FROM answers FINAL
  WHERE account = {account: String} AND question = {question: String}`;

/** Returns the stored answer to a question, or null. */
export async function findAnswer({ account, key }: Question, signal?: AbortSignal): Promise<CachedAnswer | null> {
  const db = await database();
  const [row] = await db.query<Row>(FIND, { account, question: key }, { signal });
  if (!row) return null;
  const { fetched_at, crawled_at, total, missing, envelope, previous_hash } = row;
  const meta = {
    fetchedAt: fetched_at,
    crawledAt: crawled_at,
    total,
    missing,
    revised: previous_hash !== '',
    envelope: JSON.parse(envelope),
  };
  const { lines_id, content_hash, bytes, settled } = row;
  return { meta, linesId: lines_id, contentHash: content_hash, previousHash: previous_hash, bytes, settled };
}

/** Streams the lines of a stored answer. Throws if their size differs from the recorded one. */
export async function* readLines({ linesId, bytes }: CachedAnswer, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const db = await database();
  const sql = 'SELECT line FROM answer_lines WHERE lines_id = {lines_id: UInt64} ORDER BY line_no';
  let read = 0;
  for await (const part of (await db.stream(sql, { lines_id: linesId }, 'TabSeparatedRaw', {
    signal,
  })) as AsyncIterable<Buffer>) {
    read += part.length;
    yield part;
  }
  if (read !== bytes) throw new Error(`A stored answer has ${read} of ${bytes} bytes.`);
}
