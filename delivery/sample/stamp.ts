import { currentDefinitions } from '@/delivery/loads/current-rows';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Database } from '@/lib/clickhouse/client';
import type { WorldSize } from './world';

/** Increase it with every change of the generated data, so that existing days are generated again. */
const EDITION = 3;
const KIND = 'sample';

/** The parameters that a customer's sample was generated with. */
export interface Stamp extends WorldSize {
  readonly edition: number;
  /** False while the data is generated. After an interrupted run, all of it is generated again. */
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

/** Returns whether the existing days were generated completely by this version. */
export function isCurrent(stamp: Stamp | null): boolean {
  return stamp?.complete === true && stamp.edition === EDITION;
}

/** Throws if the customer has a sample with another seed or scale. */
export function refuseOther(stamp: Stamp | null, { seed, scale }: WorldSize, customer: string): void {
  if (stamp && (stamp.seed !== seed || stamp.scale !== scale))
    throw new Error(
      `"${customer}" holds the sample of seed ${stamp.seed} at scale ${stamp.scale}. Name another customer with --customer.`,
    );
}
