import 'server-only';
import { mutationTarget } from '@/lib/clickhouse/table';
import { database } from '../base/database';
import { inBackground } from '../base/in-background';
import { processWide } from '../base/process-wide';
import { warehouseDefinitions } from '../warehouse/tables';
import { isPinned } from './pinned-sets';
import { removeOldBodies } from './storage';
import { sweepEvaluations } from './sweep-evaluations';

/** Time that readers of a replaced set have to finish. */
const GRACE_MS = 3_600_000;
/** Time between sweeps: one removes what the one before has found. */
const SWEEP_EVERY_MS = GRACE_MS;
/** Time from the start to the first sweep, while pages are opened and the plan is made. */
const FIRST_SWEEP_MS = 300_000;

/** When a sweep first found a set that the ledger does not name, by table and set: no earlier than its replacement. */
const unnamedSince = processWide('unnamed sets', () => new Map<string, number>());

/**
 * Removes rows of sets that the ledger has not named for an hour: replaced ones, and those of a process that was killed
 * while it wrote them. Keeps pinned sets. Also removes evaluated days that are no longer read, and old raw answers.
 */
export async function sweep(now = Date.now()): Promise<void> {
  const db = await database();
  const unnamed = new Set<string>();
  for (const { name } of warehouseDefinitions) {
    const rows = await db.query<{ set: string }>(
      `SELECT DISTINCT toString(set_id) AS set FROM ${name}
      WHERE set_id NOT IN (SELECT set_id FROM ledger FINAL WHERE set_id != 0)`,
    );
    const due = rows.filter(({ set }) => {
      const key = `${name} ${set}`;
      unnamed.add(key);
      const since = unnamedSince().get(key) ?? now;
      unnamedSince().set(key, since);
      return now - since >= GRACE_MS && !isPinned(set);
    });
    if (due.length === 0) continue;
    const sets = due.map(({ set }) => BigInt(set));
    await db.command(`DELETE FROM ${mutationTarget(name, db)} WHERE set_id IN {sets:Array(UInt64)}`, { sets });
  }
  await sweepEvaluations(db, now);
  await removeOldBodies(db, now);
  for (const key of unnamedSince().keys()) if (!unnamed.has(key)) unnamedSince().delete(key);
}

/** Sweeps shortly after the start, then every hour. Returns a function that ends it. */
export function startSweeping(): () => void {
  let timer: NodeJS.Timeout;
  const sweepAfter = (pause: number) => {
    timer = setTimeout(() => {
      void inBackground('sweeping', () => sweep());
      sweepAfter(SWEEP_EVERY_MS);
    }, pause).unref();
  };
  sweepAfter(FIRST_SWEEP_MS);
  return () => clearTimeout(timer);
}
