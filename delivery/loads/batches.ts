import type { Database } from '@/lib/clickhouse/client';
import { sendAgain } from './send-again';

const BATCH_CHARS = 8 * 1024 * 1024;
const IN_FLIGHT = 2;

interface To {
  readonly db: Database;
  readonly table: string;
  /** Removes the rows with these numbers, if a batch may have been stored partly. */
  readonly discard: (from: number, to: number) => Promise<void>;
}

/** Collects lines of JSON and inserts them in batches, while further lines are added. */
export class Batches {
  private lines: string[] = [];
  private chars = 0;
  private readonly sending = new Set<Promise<void>>();
  private failure: unknown;
  private first = 0;
  private last = 0;

  constructor(private readonly to: To) {}

  /** Adds the line of a row, whose number has to follow that of the previous row, unless `cut` was called. */
  add(rowNo: number, line: string): void {
    if (this.lines.length === 0) this.first = rowNo;
    this.last = rowNo;
    this.lines.push(line);
    this.chars += line.length;
  }

  /** Sends a full batch, and waits while too many are pending. Has to be called every few hundred lines. */
  async drain(): Promise<void> {
    if (this.chars >= BATCH_CHARS) this.send();
    while (this.sending.size >= IN_FLIGHT) await Promise.race(this.sending);
    this.rethrow();
  }

  /**
   * Sends the added lines, so that the numbers of a batch are consecutive. Has to be called before others reserve
   * numbers.
   */
  cut(): void {
    if (this.lines.length > 0) this.send();
  }

  /** Sends the remaining lines and waits until all are stored. */
  async finish(): Promise<void> {
    this.cut();
    await this.settle();
    this.rethrow();
  }

  /** Waits until all pending batches have succeeded or failed. */
  async settle(): Promise<void> {
    await Promise.all(this.sending);
  }

  private send(): void {
    const body = Buffer.from(this.lines.join(''));
    this.lines = [];
    this.chars = 0;
    const request = this.insert(body, this.first, this.last)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.sending.delete(request));
    this.sending.add(request);
  }

  private insert(body: Buffer, first: number, last: number): Promise<void> {
    const { db, table, discard } = this.to;
    const statement = `INSERT INTO ${table} FORMAT JSONEachRow`;
    const send = () => db.command(statement, {}, { rows: body, settings: INSERT_SETTINGS, repeatable: false });
    return sendAgain(send, () => discard(first, last));
  }

  private rethrow(): void {
    if (this.failure) throw this.failure;
  }
}

/** Parses floats exactly, and allows any number of months in a batch. */
const INSERT_SETTINGS = { precise_float_parsing: 1, max_partitions_per_insert_block: 0 };
