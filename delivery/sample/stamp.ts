import { currentDefinitions } from '@/delivery/loads/current-rows';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Database } from '@/lib/clickhouse/client';
import type { WorldSize } from './world';

/** Raise it with every change of what is generated: then the days that are there already are made again. */
const EDITION = 3;
const KIND = 'sample';

/** What a customer's sample was made from. */
export interface Stamp extends WorldSize {
  readonly edition: number;
  /** False from the first row to the last: a run that was cut short is made again as a whole. */
  readonly complete: boolean;
}

export async function readStamp(db: Database, customerId: string): Promise<Stamp | null> {
  const [row] = await db.query<{ body: string }>(`SELECT body FROM ${currentDefinitions(KIND)}`, {
    customer: customerId,
  });
  return row ? (JSON.parse(row.body) as Stamp) : null;
}

export async function writeStamp(db: Database, customerId: string, size: WorldSize, complete: boolean): Promise<void> {
  const stamp: Stamp = { seed: size.seed, scale: size.scale, edition: EDITION, complete };
  await replaceDefinitions(db, customerId, KIND, [stamp]);
}

/** Whether the days that are there were made whole by this very generator. */
export function isCurrent(stamp: Stamp | null): boolean {
  return stamp?.complete === true && stamp.edition === EDITION;
}

/** Two samples never mix in one customer. */
export function refuseOther(stamp: Stamp | null, { seed, scale }: WorldSize, customer: string): void {
  if (stamp && (stamp.seed !== seed || stamp.scale !== scale))
    throw new Error(
      `"${customer}" holds the sample of seed ${stamp.seed} at scale ${stamp.scale}. Name another customer with --customer.`,
    );
}
