import { Readable } from 'node:stream';
import type { Database } from '@/lib/clickhouse/client';
import { sendAgain } from './send-again';

const BATCH_CHARS = 8 * 1024 * 1024;
const IN_FLIGHT = 2;

interface To {
  readonly db: Database;
  readonly table: string;
  /** Removes the rows with these numbers, of a batch that may have arrived in part. */
  readonly discard: (from: number, to: number) => Promise<void>;
}

/** Collects lines of JSON and sends them to a table in batches, so that the engine inserts while the next are made. */
export class Batches {
  private lines: string[] = [];
  private chars = 0;
  private readonly sending = new Set<Promise<void>>();
  private failure: unknown;
  private first = 0;
  private last = 0;

  constructor(private readonly to: To) {}

  /** Adds a row's line. Its number is one more than that of the row before, unless `cut` was called. */
  add(rowNo: number, line: string): void {
    if (this.lines.length === 0) this.first = rowNo;
    this.last = rowNo;
    this.lines.push(line);
    this.chars += line.length;
  }

  /** Sends a batch that is full and waits while too many are under way. Call it every some hundred lines. */
  async drain(): Promise<void> {
    if (this.chars >= BATCH_CHARS) this.send();
    while (this.sending.size >= IN_FLIGHT) await Promise.race(this.sending);
    this.rethrow();
  }

  /** Sends what was added, so that the numbers of a batch follow one another. Call it before others take numbers. */
  cut(): void {
    if (this.lines.length > 0) this.send();
  }

  /** Sends what is left and waits until the engine has all of it. */
  async finish(): Promise<void> {
    this.cut();
    await this.settle();
    this.rethrow();
  }

  /** Waits for batches under way, whatever becomes of them. */
  async settle(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(): void {
    const body = Buffer.from(this.lines.join(''));
    this.lines = [];
    this.chars = 0;
    const sent = this.insert(body, this.first, this.last)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  private insert(body: Buffer, first: number, last: number): Promise<void> {
    const { db, table, discard } = this.to;
    const send = () => db.insertStream(table, Readable.from([body]), 'JSONEachRow', { settings: INSERT_SETTINGS });
    return sendAgain(send, () => discard(first, last));
  }

  private rethrow(): void {
    if (this.failure) throw this.failure;
  }
}

/** Floats to the last bit, and as many months in one batch as a file holds. */
const INSERT_SETTINGS = { precise_float_parsing: 1, max_partitions_per_insert_block: 0 };
