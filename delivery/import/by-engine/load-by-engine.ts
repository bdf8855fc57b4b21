import type { Load } from '@/delivery/loads/begin-load';
import { sendAgain } from '@/delivery/loads/send-again';
import type { Stored } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import { fold } from '@/lib/text/fold';
import type { ColumnNames } from '../column-names';
import { ImportProblem } from '../problem';
import type { Fallback } from '../slot-finder';
import type { Source } from '../source';
import { layoutOf } from './layout';
import { NotPlain, type Piece, pieces } from './pieces';
import { plainNdjson } from './plain-ndjson';
import { insertStatement, SETTINGS } from './statement';

const IN_FLIGHT = 2;

interface Order {
  readonly customerId: string;
  readonly fallback: Fallback;
  readonly ownBrands: readonly string[];
  readonly onRead: (bytes: number) => void;
  readonly onRows: (rows: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lets the engine parse, check and insert a file.
 * @returns the number of rows, or undefined if the row-by-row reader has to report or interpret something in the file.
 * Then nothing of it is loaded
 */
export async function loadByEngine(
  db: Database,
  load: Load,
  source: Source,
  names: ColumnNames,
  order: Order,
): Promise<number | undefined> {
  if (!isFor(names.stored, source, order)) return undefined;
  const from = load.reserve(0);
  try {
    const rows = await insertAll(db, load, source, names, order);
    if (rows !== undefined && (await load.adopt(from, rows))) return rows;
  } catch (error) {
    if (order.signal?.aborted || error instanceof ImportProblem || isUnreachable(error)) throw error;
    // All other errors, such as an invalid value, are found and reported by the row-by-row reader.
  }
  await load.discard(from);
  return undefined;
}

/**
 * Returns whether the engine can read a file. Standard input can be read only once, and foreign columns need the
 * reader.
 */
function isFor({ open, columns }: Stored, { size }: Source, { ownBrands }: Order): boolean {
  if (open || size === null) return false;
  return ownBrands.length === 0 || Boolean(columns.is_own_product && columns.brand);
}

async function insertAll(db: Database, load: Load, source: Source, names: ColumnNames, order: Order) {
  const layout = await layoutOf(source.open(order.onRead), names);
  if (!layout) return undefined;
  const { fallback, ownBrands, customerId } = order;
  const statement = insertStatement(names.stored, {
    ...layout,
    demands: names.options.demands,
    fallback: { date: fallback.date !== undefined, hour: fallback.hour !== undefined },
    ownBrands: ownBrands.length > 0,
  });
  const params = {
    customer: customerId,
    load: load.id,
    own: ownBrands.map(fold),
    ...fallback,
  };
  const settings = { ...SETTINGS, format_csv_delimiter: layout.separator };

  async function send({ bytes, records }: Piece): Promise<void> {
    const first = load.reserve(records);
    const options = { settings, rows: bytes, repeatable: false, signal: order.signal };
    await sendAgain(
      () => db.command(statement, { ...params, first }, options),
      () => load.discard(first, records),
    );
    order.onRows(records);
  }

  const isPlain = plainNdjson(names.stored.columns);
  let rows = 0;
  let failure: unknown;
  const sending = new Set<Promise<void>>();
  try {
    for await (const piece of pieces(layout.records, layout.cut)) {
      order.signal?.throwIfAborted();
      if (layout.format === 'JSONEachRow' && !isPlain(piece.bytes.toString('latin1')))
        throw new NotPlain('the engine would forgive what JSON does not');
      rows += piece.records;
      const request = send(piece)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => sending.delete(request));
      sending.add(request);
      while (sending.size >= IN_FLIGHT) await Promise.race(sending);
      if (failure) throw failure;
    }
  } finally {
    await Promise.all(sending);
  }
  if (failure) throw failure;
  return rows;
}
