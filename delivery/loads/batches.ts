import { Readable } from 'node:stream';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import type { Slot } from './slot';

const BATCH_CHARS = 8 * 1024 * 1024;
const IN_FLIGHT = 2;

/** How often a batch goes out again whose engine went away under it; each time the engine is waited for, too. */
const REPEATS = 5;

/** Rows of one file that follow one another. */
export interface RowRange extends Slot {
  readonly first: number;
  last: number;
}

interface To {
  readonly db: Database;
  readonly table: string;
  /** Removes what arrived of a batch that may have arrived in part. */
  readonly discard: (rows: readonly RowRange[]) => Promise<void>;
}

/** Collects lines of JSON and sends them to a table in batches, so that the engine inserts while the next are made. */
export class Batches {
  private lines: string[] = [];
  private chars = 0;
  private ranges = new Map<Slot, RowRange>();
  private readonly sending = new Set<Promise<void>>();
  private failure: unknown;

  constructor(private readonly to: To) {}

  /** Adds a row's line. A file is always named by the same object, and its rows are numbered one by one. */
  add(slot: Slot, rowNo: number, line: string): void {
    const range = this.ranges.get(slot);
    if (range) range.last = rowNo;
    else this.ranges.set(slot, { ...slot, first: rowNo, last: rowNo });
    this.lines.push(line);
    this.chars += line.length;
  }

  /** Sends a batch that is full and waits while too many are under way. Call it every some hundred lines. */
  async drain(): Promise<void> {
    if (this.chars >= BATCH_CHARS) this.send();
    while (this.sending.size >= IN_FLIGHT) await Promise.race(this.sending);
    this.rethrow();
  }

  /** Sends what is left and waits until the engine has all of it. */
  async finish(): Promise<void> {
    if (this.lines.length > 0) this.send();
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
    const ranges = [...this.ranges.values()];
    this.ranges = new Map();
    const sent = this.insert(body, ranges)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  private async insert(body: Buffer, ranges: readonly RowRange[]): Promise<void> {
    const { db, table, discard } = this.to;
    for (let repeats = 0; ; repeats++) {
      try {
        return await db.insertStream(table, Readable.from([body]), 'JSONEachRow', { settings: INSERT_SETTINGS });
      } catch (error) {
        if (!isUnreachable(error) || repeats === REPEATS) throw error;
        await discard(ranges);
      }
    }
  }

  private rethrow(): void {
    if (this.failure) throw this.failure;
  }
}

/** Floats to the last bit, and as many months in one batch as a file holds. */
const INSERT_SETTINGS = { precise_float_parsing: 1, max_partitions_per_insert_block: 0 };
